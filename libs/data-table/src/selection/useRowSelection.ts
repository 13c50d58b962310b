import { useMemo, useRef } from 'react';
import type { PresentIds } from './PresentIds.ts';
import { placesWhere } from '../rows/placesWhere.ts';
import { fittingSelection } from '../state/fittingSelection.ts';
import { noSelection } from '../state/tableState.ts';
import type { RowSelectionState } from '../state/tableState.ts';
import type { TableStateControl } from '../state/useTableState.ts';
import { placesBetween, readSelection, selectionShare, setOf, withOnlyRow, withRows } from './rowSelectionRules.ts';
import type { SelectionShare } from './rowSelectionRules.ts';

/** Options of `useRowSelection`. */
export interface RowSelectionOptions {
  /** How many rows can be selected at a time; undefined for none. */
  mode: 'single' | 'multiple' | undefined;
  /** Number of all rows, including filtered ones, without groups. */
  totalRows: number;
  /** Number of rows that are shown, on all pages. */
  shownRows: number;
  /** Returns the id of the row at a place among the shown rows. */
  idAt: (place: number) => string;
  /** True without search and filters, so that selecting all needs no ids. */
  isUnfiltered: boolean;
  /** For server rows: whether the row at a place is loaded, and so has an id. Omitted for local rows. */
  hasArrived: ((place: number) => boolean) | undefined;
  /** Whether a row can be selected, by its number. */
  canSelect: (rowIndex: number) => boolean;
  /** The number of the row at a place among the shown rows. */
  rowAt: (place: number) => number;
  /** Returns the ids of loaded rows that cannot be selected. */
  blockedIds: () => readonly string[];
  /** Checks which ids still have a row; null if unknown. */
  presentIds: PresentIds | null;
}

/** The selection and its actions. */
export interface RowSelectionControl {
  /** How many rows can be selected at a time; undefined for none. */
  mode: 'single' | 'multiple' | undefined;
  /** The selection without rows that can no longer be selected. */
  selected: RowSelectionState;
  /** Whether a row is selected. */
  has: (id: string) => boolean;
  /** Whether a row can be selected, by its number. */
  canSelect: (rowIndex: number) => boolean;
  /** Number of selected rows. */
  count: number;
  /** Number of all rows, including filtered ones, without groups. */
  totalRows: number;
  /** How many of the shown rows are selected. */
  share: SelectionShare;
  /** Toggles the row at a place; with `extend`, selects the range from the last one. */
  toggle: (place: number, extend: boolean) => void;
  /** Selects the rows at two places; if the second one was selected, deselects the first one. */
  extend: (from: number, to: number) => void;
  /** Selects all shown rows, or deselects them if all were selected. */
  toggleAll: () => void;
  /** Selects or deselects rows by id; a single one is toggled. */
  selectIds: (ids: readonly string[], isAdded: boolean) => void;
  /** Clears the selection. */
  clear: () => void;
}

/** Row selection over the state's slice (TABLE-ROW-2, TABLE-ROW-3). */
export function useRowSelection(
  { state, change }: TableStateControl,
  options: RowSelectionOptions,
): RowSelectionControl {
  const { mode, totalRows, shownRows, idAt, isUnfiltered, hasArrived, presentIds, blockedIds, rowAt, canSelect } =
    options;
  const rowSelection = fittingSelection(state);
  /** Anchor of Shift ranges: the row selected last; invalid after the order changes. */
  const anchor = useRef<{ place: number; id: string; order: typeof idAt } | null>(null);
  const allRows = rowSelection.among ? shownRows : totalRows;
  const { blocked, selected, reading } = useSelectable(rowSelection, allRows, options);
  const share = useMemo(() => {
    if (mode !== 'multiple' || reading.count === 0 || shownRows === 0) return 'none';
    // Unfiltered rows need no lookup, and unloaded server rows have no ids.
    if (isUnfiltered || hasArrived) return reading.count < allRows - blocked.length ? 'some' : 'all';
    const places = placesWhere(shownRows, (place) => canSelect(rowAt(place)));
    return selectionShare(reading, places.length, (index) => idAt(places[index]!));
  }, [mode, reading, shownRows, allRows, idAt, isUnfiltered, hasArrived, blocked, canSelect, rowAt]);
  const select = (next: RowSelectionState) => {
    // Only existing rows are added.
    presentIds?.know(setOf(next.ids));
    change({ rowSelection: next }, 'row-selection');
  };

  const selectIds = (ids: readonly string[], isAdded: boolean) => {
    select(mode === 'single' && ids[0] ? withOnlyRow(rowSelection, ids[0]) : withRows(rowSelection, ids, isAdded));
  };
  // Rows that are not loaded have no id to select.
  const canSelectAt = (place: number) => place < shownRows && (hasArrived?.(place) ?? true) && canSelect(rowAt(place));
  const toggle = (place: number, extend: boolean) => {
    if (!canSelect(rowAt(place))) return;
    const id = idAt(place);
    if (mode === 'single') {
      selectIds([id], true);
      return;
    }
    const here = { place, id, order: idAt };
    const from = extend && anchor.current?.order === idAt ? anchor.current : here;
    anchor.current = here;
    const places = placesBetween(from.place, place).filter(canSelectAt);
    // A range takes the state of its anchor row.
    const isAdded = reading.has(from.id) !== (from.place === place);
    selectIds(places.map(idAt), isAdded);
  };
  const extend = (from: number, to: number) => {
    const isBack = canSelectAt(to) && reading.has(idAt(to));
    if (canSelectAt(to)) anchor.current = { place: to, id: idAt(to), order: idAt };
    selectIds((isBack ? [from] : [from, to]).filter(canSelectAt).map(idAt), !isBack);
  };
  const toggleAll = () => {
    anchor.current = null;
    const isAdded = share !== 'all';
    if (isUnfiltered || hasArrived) {
      const { globalFilter, columnFilters } = state;
      const among = hasArrived && { among: { globalFilter, columnFilters } };
      select(isAdded ? { mode: 'exclude', ids: [...blockedIds()], ...among } : noSelection);
      return;
    }
    const places = placesWhere(shownRows, (place) => canSelect(rowAt(place)));
    selectIds(places.map(idAt), isAdded);
  };
  const actions = { toggle, extend, toggleAll, selectIds, clear: () => select(noSelection) };
  return { ...reading, ...actions, mode, selected, totalRows, canSelect, share };
}

/** Reads a selection without the rows that cannot be selected, and their ids; none if nothing is selected. */
function useSelectable(
  rowSelection: RowSelectionState,
  allRows: number,
  { blockedIds, presentIds }: Pick<RowSelectionOptions, 'blockedIds' | 'presentIds'>,
) {
  const isNone = rowSelection.mode === 'include' && rowSelection.ids.length === 0;
  const blocked = isNone ? rowSelection.ids : blockedIds();
  const selected = useMemo(() => withRows(rowSelection, blocked, false), [rowSelection, blocked]);
  const reading = useMemo(
    () => readSelection(selected, allRows, presentIds ? (ids) => presentIds.count(ids) : undefined),
    [selected, allRows, presentIds],
  );
  return { blocked, selected, reading };
}
