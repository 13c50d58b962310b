import { createNews } from './createNews.ts';
import { DataLoadError } from './DataLoadError.ts';

/** Describes which data to load: `type` selects the gateway, other properties are for the gateway. */
export interface DataConfig {
  /** The gateway's name. */
  type: string;
}

/** Loads the data of one config type. */
export interface DataGateway<TConfig extends DataConfig, TData> {
  /** Loads the data; rejects on failure or abort. */
  load(config: TConfig, context: { signal: AbortSignal }): Promise<TData>;
}

/** Load state of the data; keeps the previous data while loading. */
export type DataLoadState<TData> =
  | { status: 'idle'; data: null; error: null }
  | { status: 'loading'; data: TData | null; error: null }
  | { status: 'loaded'; data: TData; error: null }
  | { status: 'error'; data: null; error: DataLoadError };

/** Loads data by config, one request at a time. */
export interface DataLoader<TConfig extends DataConfig, TData> {
  /** The load state: the same object until it changes. */
  getState(): DataLoadState<TData>;
  /** Calls back after each change; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Loads data and cancels an earlier request. Errors are set in the state; it never rejects. */
  load(config: TConfig | null | undefined): Promise<void>;
  /** Cancels the pending request and restores the previous state. */
  cancel(): void;
}

/** Creates a loader that selects the gateway by the config's type. */
export function createDataLoader<TConfig extends DataConfig, TData>({
  gateways,
}: {
  /** The gateways by config type. */
  gateways: { readonly [TType in TConfig['type']]?: DataGateway<Extract<TConfig, { type: TType }>, TData> };
}): DataLoader<TConfig, TData> {
  const { subscribe, tell } = createNews();
  let settled: Exclude<DataLoadState<TData>, { status: 'loading' }> = { status: 'idle', data: null, error: null };
  let state: DataLoadState<TData> = settled;
  let cancelling: AbortController | null = null;

  const change = (next: DataLoadState<TData>) => {
    state = next;
    if (next.status !== 'loading') settled = next;
    tell();
  };
  const fail = (error: DataLoadError) => change({ status: 'error', data: null, error });
  const stop = () => {
    cancelling?.abort();
    cancelling = null;
  };

  return {
    getState: () => state,
    subscribe,
    async load(config) {
      stop();
      if (!config) return fail(new DataLoadError('no_data_config', 'No data config provided to fetch data'));
      const { type } = config;
      // The type comes from data, so inherited property names are ignored.
      const known = gateways as Readonly<Record<string, DataGateway<TConfig, TData> | undefined>>;
      const gateway = Object.hasOwn(known, type) ? known[type] : undefined;
      if (!gateway) return fail(new DataLoadError('no_gateway', `No gateway provided for ${type}`));
      const { signal } = (cancelling = new AbortController());
      change({ status: 'loading', data: settled.data, error: null });
      try {
        const data = await gateway.load(config, { signal });
        if (!signal.aborted) change({ status: 'loaded', data, error: null });
      } catch (cause) {
        if (!signal.aborted) fail(new DataLoadError('load_failed', messageOf(cause), { cause }));
      }
    },
    cancel() {
      if (!cancelling) return;
      stop();
      if (state.status === 'loading') change(settled);
    },
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error && cause.message !== '' ? cause.message : 'The data could not be loaded';
}
