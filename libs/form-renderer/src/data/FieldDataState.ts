import type { FormDataError } from '../errors/FormDataError.ts';
import type { RangeScale } from './readRangeScale.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';

/** Load state of a field's data. */
export interface FieldDataState {
  /** `loading` before the first response, `error` after a failure, else `ready`. */
  status: 'loading' | 'ready' | 'error';
  /** The options to show now: configured, loaded or found. */
  options: readonly LoadedOption[];
  /** Track and distribution of a range field, null for other fields and until its data has loaded. */
  scale: RangeScale | null;
  /** The error; null unless the status is `error`. */
  error: FormDataError | null;
  /** Whether a search is under way. */
  searching: boolean;
  /** Error of the last search; null for none. */
  searchError: FormDataError | null;
}
