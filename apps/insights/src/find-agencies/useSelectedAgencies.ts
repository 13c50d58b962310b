import type { BulkAction, RowSelectionState } from '@agency-insights/data-table';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { compareHref, maxCompared } from './agencyAddresses.ts';

const none: RowSelectionState = { mode: 'include', ids: [] };

/** The selection of result rows, and comparing them (PLUS-45). */
export interface Comparing {
  rowSelection: RowSelectionState;
  select: (selection: RowSelectionState) => void;
  bulkActions: readonly BulkAction<unknown>[];
}

/** Selects agencies, two to five of which can be compared. `search` is the query of the search that found them. */
export function useComparing(search: string): Comparing {
  const router = useRouter();
  const [selected, setSelected] = useState({ search, rows: none });
  // Another search has other rows.
  const rowSelection = selected.search === search ? selected.rows : none;
  const isComparable =
    rowSelection.mode === 'include' && rowSelection.ids.length >= 2 && rowSelection.ids.length <= maxCompared;
  const bulkActions = useMemo(
    (): BulkAction<unknown>[] => [
      {
        label: isComparable ? 'Compare' : `Compare (select 2 to ${maxCompared})`,
        disabled: !isComparable,
        onClick: ({ ids }) => router.history.push(compareHref(ids().map(Number), search)),
      },
    ],
    [router, search, isComparable],
  );
  return { rowSelection, select: (rows) => setSelected({ search, rows }), bulkActions };
}
