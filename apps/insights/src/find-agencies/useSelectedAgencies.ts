import type { DataTableState, RowDetails, RowSelectionState } from '@agency-insights/data-table';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Narrowing } from './Narrowing.ts';
import { shownEntry } from './shownEntry.ts';

/** No row is selected. */
const noneSelected: RowSelectionState = { mode: 'include', ids: [] };

/** How the table narrows what was found. */
export type TableNarrowing = Pick<Narrowing, 'term' | 'isOn'> & Pick<DataTableState, 'columnFilters'>;

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
  /** The search and the filters of the table. */
  narrowedBy: RefObject<TableNarrowing>;
  select: (selection: RowSelectionState) => void;
  /** Selects a row, or no longer. */
  toggle: (row: RowDetails<unknown>) => void;
}

const untouched = {
  entry: '',
  selected: { search: '', rows: noneSelected },
  narrowed: { term: '', isOn: false, columnFilters: [] } as TableNarrowing,
};

/** What was selected and narrowed last, and the entry of the history that it belongs to. */
let left = untouched;

/**
 * Holds which agencies of a search are selected, and how the table narrows it. Back from another page, for example of the
 * comparison, restores both.
 */
export function useSelectedAgencies(options: SelectedAgenciesOptions): SelectedAgencies {
  const { search } = options;
  const { history } = useRouter();
  const [first] = useState(() => (left.entry === shownEntry(history) ? left : untouched));
  const [selected, setSelected] = useState(first.selected);
  const narrowedBy = useRef(first.narrowed);
  // After each render: another page of the table is another entry.
  useEffect(() => {
    const entry = shownEntry(history);
    if (entry !== undefined) left = { entry, selected, narrowed: narrowedBy.current };
  });
  // Another search has other rows.
  const rowSelection = selected.search === search ? selected.rows : noneSelected;
  const { mode, ids: named } = rowSelection;
  const select = (rows: RowSelectionState) => setSelected({ search, rows });
  return {
    ...options,
    rowSelection,
    narrowedBy,
    select,
    toggle: ({ row }) => {
      const id = String((row() as Record<string, unknown>).agency_id);
      select({ mode, ids: named.includes(id) ? named.filter((one) => one !== id) : [...named, id] });
    },
  };
}
