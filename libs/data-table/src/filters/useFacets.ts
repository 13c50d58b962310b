import { useEffect, useState } from 'react';
import type { Facets } from '../engine/TableView.ts';

/** The values of a column, once they are known. */
export interface FacetsState {
  /** The values; null before they are known, and where they cannot be found. */
  facets: Facets | null;
  /** True while they are looked for. */
  isLoading: boolean;
  /** Looks for them again, where they could not be found; else null. */
  retry: (() => void) | null;
}

const loading = { facets: null, isLoading: true };

/** Looks for a column's values once, when its filter opens: what is chosen in it does not change them. */
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
