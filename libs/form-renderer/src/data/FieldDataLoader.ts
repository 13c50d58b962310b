import { FormDataError } from '../errors/FormDataError.ts';
import { fixFor } from './dataFixes.ts';
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

/** Message of a load failure. */
const failedText = 'Unable to load data';

/** Debounce delay of searches in ms. */
export const searchDelayMs = 300;

/** Max number of concurrent requests of one field, if it requests each value. */
const maxAtOnce = 6;

/** Options of a loader. */
export interface FieldDataLoaderOptions {
  /** Id of the field, for the log. */
  fieldId: string;
  /** Configured options, shown before data loads; they also label loaded options with the same values. */
  configured: readonly LoadedOption[];
  /** Source of the options or the range. Default: only the configured options. */
  data?: KindedDataSource;
  /** Source of searches. Default: none. */
  searchData?: KindedDataSource;
  /** Whether the rows make a range instead of options. Default false. */
  asRange?: boolean;
  /** Whether it searches for the field's own value, to check whether it fits. Default false. */
  inquires?: boolean;
}

/** Response of a gateway: options, or the scale of a range. */
export type Answer = Pick<FieldDataState, 'options' | 'scale'>;

/** Loads the data of one field: one request at a time; only the latest response counts. */
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

  /** Returns the state; a stable object until it changes. */
  getSnapshot = (): FieldDataState => this.#state;

  /** Calls back on every change; returns a function that unsubscribes. */
  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  /** Returns the data for the current parent values; null until it has loaded. */
  getLoaded = (): Answer | null => this.#base;

  /** Loads the data unless it is loaded or loading. */
  start = (): void => {
    this.#isOnScreen = true;
    this.#loadOnce();
  };

  /** Retries after a failure. */
  retry = (): void => {
    this.#services().links.tell('');
    this.#load();
  };

  /** Aborts pending requests; `start` begins again. Requests needed by unmounted fields continue. */
  stop = (): void => {
    this.#isOnScreen = false;
    this.#cancel();
    if (this.#state.searching) this.#set({ searching: false });
    this.loadIfWanted();
  };

  /** Aborts pending requests unless the field is mounted. */
  release = (): void => {
    if (!this.#isOnScreen) this.#cancel();
  };

  /** Loads data needed by an unmounted field, unless it is loaded or loading. */
  loadIfWanted = (): void => {
    if (this.#isWanted()) this.#loadOnce();
  };

  /**
   * Discards the data because a parent value has changed, and reloads after a delay in ms: immediately for chosen
   * values, later for typed ones.
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
   * Searches 300 ms after the last call, and aborts the previous search. An empty term restores the loaded or
   * configured options. `chosen` values are excluded from suggestions.
   */
  search = (text: string, chosen: readonly string[] = []): void => {
    const { searchData, fieldId } = this.#options;
    const { logger, timers, gateways } = this.#services();
    const term = text.trim();
    if (term === '') return this.#resetSearch();
    if (!searchData)
      return logger.warn('No search config provided in schema', { fieldId, fix: fixFor('search-source-missing') });
    if (['looker', 'askkodiak', 'rest'].includes(searchData.kind) && !gateways[searchData.kind]) {
      return logger.warn('No gateway provided of type', {
        fieldId,
        type: searchData.kind,
        fix: fixFor('gateway-missing'),
      });
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

  /** Requests the data, or the results of searches. */
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
      logger.error(error.message, { fieldId, error: cause, fix: fixFor(error.code) });
      change = isSearch ? { searching: false, searchError: error } : { status: 'error', error };
    }
    this.#request = null;
    // Outside the `try`: errors of listeners are not load failures.
    this.#set(change);
    // Identical for all fields, so that many failures are announced once.
    if (change.error) links.tell(words.texts.dataMissing);
  }

  #read(source: KindedDataSource, bodies: readonly unknown[], searches: readonly (DataSearch | undefined)[]): Answer {
    const { sortFunctions, logger } = this.#services();
    const { asRange, fieldId, configured } = this.#options;
    const scale = asRange ? readRangeScale(source, bodies[0]) : null;
    const found = asRange ? [] : bodies.flatMap((body, index) => readOptions(source, body, searches[index]?.term));
    const keyLabel = source.kind === 'askkodiak' ? undefined : source.keyLabel;
    const isRead = ({ row }: LoadedOption) => keyLabel === undefined || row?.[keyLabel] !== undefined;
    if (source.kind !== 'askkodiak' && !scale && !found.some(isRead) && bodies.flat().length > 0)
      logger.warn('No row has a value in the named columns', { fieldId });
    // Data has labels in one language; the schema can have them in the page's.
    const named = found.map((option) => ({ ...option, ...configured.find(({ value }) => value === option.value) }));
    return { options: sortLoadedOptions(named, source, sortFunctions, logger), scale };
  }

  /** Restores the loaded options; restarts a load that the search aborted. */
  #resetSearch(): void {
    if (!this.#base && this.#request && !this.#state.searching) return;
    this.#cancel();
    const options = this.#base?.options ?? this.#options.configured;
    // Also called when a list closes without a search, which must not re-render.
    const { searching, searchError, options: shown } = this.#state;
    if (searching || searchError || shown !== options) this.#set({ searching: false, searchError: null, options });
    if (!this.#base && this.#state.status !== 'error') this.#load();
  }

  #isWanted(): boolean {
    return this.#services().links.isWanted(this);
  }

  /** The state before the first request. */
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
