import type { FormDataError } from '../errors/FormDataError.ts';
import type { RangeScale } from './readRangeScale.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';

/** What a field knows of its data: always one of loading, ready and error. */
export interface FieldDataState {
  /** `loading` before the first answer, `error` where it could not be had, else `ready`. */
  status: 'loading' | 'ready' | 'error';
  /** The options to show now: configured, loaded or found. */
  options: readonly LoadedOption[];
  /** Track and distribution of a range field, null for other fields and until its data is there. */
  scale: RangeScale | null;
  /** What went wrong, null unless the status is `error`. */
  error: FormDataError | null;
  /** Whether a search is under way. */
  searching: boolean;
  /** What went wrong in the last search, null where nothing did. */
  searchError: FormDataError | null;
}
