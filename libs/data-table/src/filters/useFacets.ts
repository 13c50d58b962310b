import { useEffect, useState } from 'react';
import type { Facets } from '../engine/TableView.ts';

/** The values of a column, once they are known. */
export interface FacetsState {
  /** The values; null before they are known, and where they cannot be found. */
  facets: Facets | null;
  /** True while they are looked for. */
  isLoading: boolean;
}

/** Looks for a column's values once, when its filter opens: what is chosen in it does not change them. */
export function useFacets(loadFacets: (signal: AbortSignal) => Promise<Facets>): FacetsState {
  const [state, setState] = useState<FacetsState>({ facets: null, isLoading: true });
  const [load] = useState(() => loadFacets);
  useEffect(() => {
    const cancelling = new AbortController();
    const { signal } = cancelling;
    const settle = (facets: Facets | null) => {
      if (!signal.aborted) setState({ facets, isLoading: false });
    };
    load(signal).then(settle, () => settle(null));
    return () => cancelling.abort();
  }, [load]);
  return state;
}
