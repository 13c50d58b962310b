import type { RowDetails, RowSelectionState } from '@agency-insights/data-table';
import { useState } from 'react';

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

/** Holds which agencies of a search are selected. */
export function useSelectedAgencies(options: SelectedAgenciesOptions): SelectedAgencies {
  const { search, total } = options;
  const [selected, setSelected] = useState({ search, rows: noneSelected });
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
