import { FormDataError } from '../errors/FormDataError.ts';
import { listenIn, tellAll } from './listeners.ts';
import type { KindedDataSource } from '../schema/DataSource.ts';
import { englishWords } from '../texts/formWords.ts';
import type { DataServices } from './DataServices.ts';
import type { FieldDataState } from './FieldDataState.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';
import { readOptions } from './readOptions.ts';
import { readRangeScale } from './readRangeScale.ts';
import { requestData } from './requestData.ts';
import type { DataSearch } from './requestData.ts';
import { sortLoadedOptions } from './sortLoadedOptions.ts';

/** What is said where data could not be had. */
const failedText = 'Unable to load data';

/** How long a search waits for the next key. */
export const searchDelayMs = 300;

/** How many requests for one field are under way at once, where it asks for each of its values. */
const maxAtOnce = 6;

/** What a loader works with. */
export interface FieldDataLoaderOptions {
  /** Id of the field, for the log. */
  fieldId: string;
  /** Options to show before and without data; they also name the loaded ones of the same values. */
  configured: readonly LoadedOption[];
  /** Where the options or the range come from. Default: nowhere, the configured options are all. */
  data?: KindedDataSource;
  /** Where a search asks. Default: nowhere. */
  searchData?: KindedDataSource;
  /** Whether the rows make a range instead of options. Default false. */
  asRange?: boolean;
  /** Whether its loads search for the field's own value, to learn whether that fits. Default false. */
  inquires?: boolean;
}

/** What a gateway has answered: options, or the scale of a range. */
export type Answer = Pick<FieldDataState, 'options' | 'scale'>;

/** Loads the data of one field: one request at a time, and only the answer to the latest one counts. */
export class FieldDataLoader {
  readonly #options: FieldDataLoaderOptions;
  readonly #services: () => DataServices;
  readonly #listeners = new Set<() => void>();
  #state: FieldDataState;
  #base: Answer | null = null;
  #isOnScreen = false;
  #request: AbortController | null = null;
  #cancelDelay: () => void = () => undefined;

  constructor(options: FieldDataLoaderOptions, services: () => DataServices) {
    this.#options = options;
    this.#services = services;
    this.#state = this.#fresh();
  }

  /** The state now; the same object until something changes. */
  getSnapshot = (): FieldDataState => this.#state;

  /** Calls back on every change; returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  /** What was loaded for the values that the data depends on now, null until it has arrived. */
  getLoaded = (): Answer | null => this.#base;

  /** Loads the data unless it is there or on its way. */
  start = (): void => {
    this.#isOnScreen = true;
    this.#loadOnce();
  };

  /** Asks again after a failure. */
  retry = (): void => {
    this.#services().links.tell('');
    this.#load();
  };

  /** Aborts what is under way; `start` begins again. What is wanted off the screen too loads on. */
  stop = (): void => {
    this.#isOnScreen = false;
    this.#cancel();
    if (this.#state.searching) this.#set({ searching: false });
    this.loadIfWanted();
  };

  /** Aborts what is under way unless the field is on the screen. */
  release = (): void => {
    if (!this.#isOnScreen) this.#cancel();
  };

  /** Loads what is wanted although the field is not on the screen, unless it is there or on its way. */
  loadIfWanted = (): void => {
    if (this.#isWanted()) this.#loadOnce();
  };

  /**
   * Drops the loaded data, because a value that it depends on changed, and loads again after a delay in ms: at once
   * where the value was chosen, later where it is still being typed.
   */
  reload = (delayMs: number): void => {
    this.#cancel();
    this.#base = null;
    this.#set(this.#fresh());
    if (!this.#isOnScreen && !this.#isWanted()) return;
    if (delayMs === 0) this.#loadOnce();
    else this.#cancelDelay = this.#services().timers.after(delayMs, () => this.#loadOnce());
  };

  /**
   * Searches 300 ms after the last call; the search before it is aborted at once. An empty term brings back the loaded or
   * configured options. `chosen` are the values that suggestions leave out.
   */
  search = (text: string, chosen: readonly string[] = []): void => {
    const { searchData, fieldId } = this.#options;
    const { logger, timers, gateways } = this.#services();
    const term = text.trim();
    if (term === '') return this.#resetSearch();
    if (!searchData) return logger.warn('No search config provided in schema', { fieldId });
    if (['looker', 'askkodiak', 'rest'].includes(searchData.kind) && !gateways[searchData.kind]) {
      return logger.warn('No gateway provided of type', { fieldId, type: searchData.kind });
    }
    this.#cancel();
    this.#set({ searching: true, searchError: null });
    this.#cancelDelay = timers.after(searchDelayMs, () => void this.#ask(searchData, [{ term, chosen }], true));
  };

  #loadOnce(): void {
    if (!this.#base && (!this.#request || this.#state.searching)) this.#load();
  }

  #load(): void {
    const { data, inquires, fieldId } = this.#options;
    if (!data) return;
    this.#set({ status: 'loading', error: null });
    void this.#ask(data, inquires ? this.#services().links.searchesFor(fieldId) : [undefined]);
  }

  /** Asks for the data, or for what is searched in it. */
  async #ask(source: KindedDataSource, searches: readonly (DataSearch | undefined)[], isSearch = false): Promise<void> {
    this.#abort();
    const request = new AbortController();
    this.#request = request;
    const { gateways, links, codecs, logger, words = englishWords } = this.#services();
    const { fieldId } = this.#options;
    let change: Partial<FieldDataState>;
    try {
      const places = links.placesOf(fieldId, source, codecs);
      const bodies: unknown[] = [];
      const ask = (search?: DataSearch) => requestData(source, gateways, { signal: request.signal, places, search });
      for (const left = [...searches]; left.length > 0;) {
        bodies.push(...(await Promise.all(left.splice(0, maxAtOnce).map(ask))));
        if (this.#request !== request) return;
      }
      const answer = this.#read(source, bodies, searches);
      if (!isSearch) this.#base = answer;
      change = { ...answer, status: 'ready', error: null, searching: false };
    } catch (cause) {
      if (this.#request !== request) return;
      const error = cause instanceof FormDataError ? cause : new FormDataError('request-failed', failedText, { cause });
      logger.error(error.message, { fieldId, error: cause });
      change = isSearch ? { searching: false, searchError: error } : { status: 'error', error };
    }
    this.#request = null;
    // Outside of what is caught: what who listens throws is no failure of the data.
    this.#set(change);
    // The same for every field, so that many failures are read out once.
    if (change.error) links.tell(words.texts.dataMissing);
  }

  #read(source: KindedDataSource, bodies: readonly unknown[], searches: readonly (DataSearch | undefined)[]): Answer {
    const { sortFunctions, logger } = this.#services();
    const { asRange, fieldId, configured } = this.#options;
    const scale = asRange ? readRangeScale(source, bodies[0]) : null;
    const found = asRange ? [] : bodies.flatMap((body, index) => readOptions(source, body, searches[index]?.term));
    if (source.kind !== 'askkodiak' && !scale && found.length === 0 && bodies.flat().length > 0)
      logger.warn('No row has a value in the named columns', { fieldId });
    // Data brings names in one language; a schema can have them in that of the page.
    const named = found.map((option) => ({ ...option, ...configured.find(({ value }) => value === option.value) }));
    return { options: sortLoadedOptions(named, source, sortFunctions, logger), scale };
  }

  /** Back to what was loaded; a load that the search cut off is made up for. */
  #resetSearch(): void {
    if (!this.#base && this.#request && !this.#state.searching) return;
    this.#cancel();
    const options = this.#base?.options ?? this.#options.configured;
    // A list that closes without a search asks for this as well; that should render nothing.
    const { searching, searchError, options: shown } = this.#state;
    if (searching || searchError || shown !== options) this.#set({ searching: false, searchError: null, options });
    if (!this.#base && this.#state.status !== 'error') this.#load();
  }

  #isWanted(): boolean {
    return this.#services().links.isWanted(this);
  }

  /** Before anything is asked. */
  #fresh(): FieldDataState {
    const { data, configured: options } = this.#options;
    return {
      status: data ? 'loading' : 'ready',
      options,
      scale: null,
      error: null,
      searching: false,
      searchError: null,
    };
  }

  #cancel(): void {
    this.#abort();
    this.#cancelDelay();
  }

  #abort(): void {
    const request = this.#request;
    this.#request = null;
    request?.abort();
  }

  #set(change: Partial<FieldDataState>): void {
    this.#state = { ...this.#state, ...change };
    tellAll(this.#listeners);
  }
}
