import type { CustomFieldCodecs } from '../expressions/FieldCodec.ts';
import type { DataSource } from '../schema/DataSource.ts';
import type { FormWords } from '../texts/formWords.ts';
import type { Places } from './fillPlaces.ts';
import type { FormLogger } from './FormLogger.ts';
import type { Gateways } from './Gateways.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';
import type { DataSearch } from './requestData.ts';
import type { SortFunctions } from './sortLoadedOptions.ts';

/** Timers, so that a test needs no sleeping. */
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

/** What loaders ask about fields that depend on others. */
export interface LinkedFields {
  /** Values of the fields that a source of a field depends on. */
  placesOf: (fieldId: string, source: DataSource, codecs: CustomFieldCodecs) => Places;
  /** Whether what a loader brings is wanted even while its field is not on the screen. */
  isWanted: (loader: object) => boolean;
  /** Tells screen readers of the form something. */
  tell: (message: string) => void;
  /** What a field's search is asked for to learn whether the field's value is among its answers. */
  searchesFor: (fieldId: string) => readonly DataSearch[];
}

/** What the loaders of a form share; read again for every request. */
export interface DataServices {
  /** Language and region of what is announced. */
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
