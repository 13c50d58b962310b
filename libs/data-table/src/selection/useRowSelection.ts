import { useMemo, useRef } from 'react';
import { noSelection } from '../state/tableState.ts';
import type { RowSelectionState } from '../state/tableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { placesBetween, readSelection, selectionShare, shareOf, withOnlyRow, withRows } from './rowSelectionRules.ts';
import type { SelectionShare } from './rowSelectionRules.ts';

/** What row selection works on. */
export interface RowSelectionOptions {
  /** How many rows can be selected at a time; undefined for none. */
  mode: 'single' | 'multiple' | undefined;
  /** Number of all rows, also of those that do not pass the filters. */
  totalRows: number;
  /** Number of rows that are shown, on all pages. */
  shownRows: number;
  /** Names the row at a place among the shown rows. */
  idAt: (place: number) => string;
  /** True where search and filters let all rows through, so that selecting all needs no names. */
  isUnfiltered: boolean;
}

/** The selected rows and what can be done with them. */
export interface RowSelectionControl {
  /** How many rows can be selected at a time; undefined for none. */
  mode: 'single' | 'multiple' | undefined;
  /** Whether a row is selected. */
  has: (id: string) => boolean;
  /** Number of selected rows. */
  count: number;
  /** How many of the shown rows are selected. */
  share: SelectionShare;
  /** Selects the row at a place or no longer; with `extend` all rows from the one that was chosen last. */
  toggle: (place: number, extend: boolean) => void;
  /** Selects all shown rows, or none of them where all were. */
  toggleAll: () => void;
  /** Selects no row. */
  clear: () => void;
}

/** Row selection over the state's slice (TABLE-ROW-2, TABLE-ROW-3). */
export function useRowSelection(
  { state, change }: TableStateControl,
  options: RowSelectionOptions,
): RowSelectionControl {
  const { mode, totalRows, shownRows, idAt, isUnfiltered } = options;
  const { rowSelection } = state;
  /** The row that was chosen last, from which Shift reaches. */
  const anchor = useRef<number | null>(null);
  const reading = useMemo(() => readSelection(rowSelection, totalRows), [rowSelection, totalRows]);
  const share = useMemo(() => {
    if (mode !== 'multiple') return 'none';
    // All rows are shown, so their number tells.
    return isUnfiltered ? shareOf(reading.count, totalRows) : selectionShare(reading, shownRows, idAt);
  }, [mode, reading, shownRows, idAt, isUnfiltered, totalRows]);
  const select = (next: RowSelectionState) => change({ rowSelection: next }, 'row-selection');

  const toggle = (place: number, extend: boolean) => {
    const id = idAt(place);
    if (mode === 'single') {
      select(withOnlyRow(rowSelection, id));
      return;
    }
    const from = extend && anchor.current !== null ? anchor.current : place;
    anchor.current = place;
    const places = placesBetween(from, place).filter((one) => one < shownRows);
    // A range takes the state that the row at its start has.
    const selected = from === place ? !reading.has(id) : reading.has(idAt(from));
    select(withRows(rowSelection, places.map(idAt), selected));
  };
  const toggleAll = () => {
    anchor.current = null;
    const selected = share !== 'all';
    if (isUnfiltered) {
      select(selected ? { mode: 'exclude', ids: [] } : noSelection);
      return;
    }
    const shown = Array.from({ length: shownRows }, (_, place) => idAt(place));
    select(withRows(rowSelection, shown, selected));
  };
  return { mode, has: reading.has, count: reading.count, share, toggle, toggleAll, clear: () => select(noSelection) };
}
