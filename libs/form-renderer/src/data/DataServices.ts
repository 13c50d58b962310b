import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { FormWords } from '../texts/formWords.ts';
import type { Places } from './fillPlaces.ts';
import type { FormLogger } from './FormLogger.ts';
import type { Gateways } from './Gateways.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';
import type { DataSearch } from './requestData.ts';
import type { SortFunctions } from './sortLoadedOptions.ts';

/** Timers, which tests can replace. */
export interface FormTimers {
  /** Runs a callback after a delay in ms and returns a function that cancels it. */
  after(delayMs: number, callback: () => void): () => void;
}

/** The timers of the environment: the default. */
export const systemTimers: FormTimers = {
  after: (delayMs, callback) => {
    const handle = setTimeout(callback, delayMs);
    return () => clearTimeout(handle);
  },
};

/** Information for loaders about dependent fields. */
export interface LinkedFields {
  /** Values of the fields that a source of a field depends on. */
  placesOf: (fieldId: string, source: DataSource, codecs: CustomFieldCodecs) => Places;
  /** Whether a loader's data is needed even if its field is not mounted. */
  isWanted: (loader: object) => boolean;
  /** Announces a message to screen readers. */
  tell: (message: string) => void;
  /** Returns the searches that check whether the field's value exists. */
  searchesFor: (fieldId: string) => readonly DataSearch[];
}

/** Services shared by a form's loaders; read for every request. */
export interface DataServices {
  /** Language and region of announcements. */
  words?: FormWords;
  gateways: Gateways;
  sortFunctions: SortFunctions;
  codecs: CustomFieldCodecs;
  logger: FormLogger;
  timers: FormTimers;
  /** Called with every list of options that a field shows. */
  onOptions: (fieldId: string, options: readonly LoadedOption[]) => void;
  links: LinkedFields;
}
