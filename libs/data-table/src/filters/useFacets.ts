import { useEffect, useState } from 'react';
import type { Facets } from '../engine/TableView.ts';

/** Load state of a column's values. */
export interface FacetsState {
  /** The values; null before they have loaded, or on failure. */
  facets: Facets | null;
  /** True while loading. */
  isLoading: boolean;
  /** Retries after a failure; else null. */
  retry: (() => void) | null;
}

const loading = { facets: null, isLoading: true };

/** Loads a column's values once, when its filter opens. */
export function useFacets(loadFacets: (signal: AbortSignal) => Promise<Facets>): FacetsState {
  const [{ facets, isLoading }, setState] = useState<Omit<FacetsState, 'retry'>>(loading);
  const [attempt, setAttempt] = useState(0);
  const [load] = useState(() => loadFacets);
  useEffect(() => {
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const settle = (facets: Facets | null) => {
      if (!signal.aborted) setState({ facets, isLoading: false });
    };
    load(signal).then(settle, () => settle(null));
    return () => cancelling.abort();
  }, [load, attempt]);
  const retry = () => {
    setState(loading);
    setAttempt(attempt + 1);
  };
  return { facets, isLoading, retry: facets || isLoading ? null : retry };
}
