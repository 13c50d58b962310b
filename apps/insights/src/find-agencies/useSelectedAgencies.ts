import type { RowDetails, RowSelectionState } from '@agency-insights/data-table';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { shownEntry } from './shownEntry.ts';

/** No row is selected. */
const noneSelected: RowSelectionState = { mode: 'include', ids: [] };

export interface SelectedAgenciesOptions {
  /** The query of the search that found the agencies. */
  search: string;
  /** How many agencies it found. */
  total: number;
  /** Exports some agencies by id; without ids all that were found. */
  onExport: (agencyIds?: number[]) => void;
}

/** The selection of result rows. */
export interface SelectedAgencies extends SelectedAgenciesOptions {
  rowSelection: RowSelectionState;
  select: (selection: RowSelectionState) => void;
  /** Selects no row. */
  clear: () => void;
  /** Selects a row, or no longer. */
  toggle: (row: RowDetails<unknown>) => void;
  /** How many are selected. */
  count: number;
}

/** What was selected last, and the entry of the history that it belongs to. */
let left = { entry: '', selected: { search: '', rows: noneSelected } };

/** Holds which agencies of a search are selected. Back from another page, for example of the comparison, restores them. */
export function useSelectedAgencies(options: SelectedAgenciesOptions): SelectedAgencies {
  const { search, total } = options;
  const { history } = useRouter();
  const [selected, setSelected] = useState(() =>
    left.entry === shownEntry(history) ? left.selected : { search, rows: noneSelected },
  );
  // After each render: another page of the table is another entry.
  useEffect(() => {
    const entry = shownEntry(history);
    if (entry !== undefined) left = { entry, selected };
  });
  // Another search has other rows.
  const rowSelection = selected.search === search ? selected.rows : noneSelected;
  const { mode, ids: named } = rowSelection;
  const select = (rows: RowSelectionState) => setSelected({ search, rows });
  return {
    ...options,
    rowSelection,
    select,
    clear: () => select(noneSelected),
    toggle: ({ row }) => {
      const id = String((row() as Record<string, unknown>).agency_id);
      select({ mode, ids: named.includes(id) ? named.filter((one) => one !== id) : [...named, id] });
    },
    count: mode === 'include' ? named.length : total - named.length,
  };
}
