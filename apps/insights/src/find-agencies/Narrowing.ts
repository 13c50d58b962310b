import type { DataTableInstance } from '@agency-insights/data-table';
import type { ResultSet } from '@agency-insights/insights-api';
import { useCallback, useState } from 'react';

/** How the table's own search and column filters narrow what was found. */
export interface Narrowing {
  /** Search term of the table; '' for none. */
  term: string;
  /** Whether a search or a column filter is active. */
  isOn: boolean;
  /** How many agencies pass them, and of which result. */
  count: number;
  of: ResultSet | null;
  /** The rows that pass them. */
  rows?: ReturnType<DataTableInstance['getRowModel']>['rows'] | undefined;
  /** Whether the field of the search is open. */
  isSearchOpen: boolean;
}

export const noNarrowing: Narrowing = { term: '', isOn: false, count: 0, of: null, isSearchOpen: false };

/** Holds how the table narrows what was found. */
export function useNarrowing() {
  const [narrowing, setNarrowing] = useState(noNarrowing);
  const onNarrow = useCallback((part: Partial<Narrowing>) => setNarrowing((now) => ({ ...now, ...part })), []);
  return { narrowing, onNarrow };
}
