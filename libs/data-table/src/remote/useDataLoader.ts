import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createDataLoader } from './createDataLoader.ts';
import type { DataConfig, DataLoadState } from './createDataLoader.ts';

type Gateways<TConfig extends DataConfig, TData> = Parameters<typeof createDataLoader<TConfig, TData>>[0]['gateways'];

/**
 * Loads data by config while mounted, and again when the config's content changes.
 * @param config Which data to load; plain data. Null or undefined gives the error `no_data_config`.
 * @param gateways The gateways by config type. Must be stable between renders: a new object restarts loading.
 */
export function useDataLoader<TConfig extends DataConfig, TData>(
  config: TConfig | null | undefined,
  gateways: Gateways<TConfig, TData>,
): DataLoadState<TData> & { reload: () => void } {
  const loader = useMemo(() => createDataLoader<TConfig, TData>({ gateways }), [gateways]);
  const state = useSyncExternalStore(loader.subscribe, loader.getState, loader.getState);
  const content = JSON.stringify(config ?? null);
  const reload = useCallback(() => void loader.load(JSON.parse(content) as TConfig | null), [loader, content]);
  useEffect(() => {
    reload();
    return () => loader.cancel();
  }, [loader, reload]);
  return { ...state, reload };
}
