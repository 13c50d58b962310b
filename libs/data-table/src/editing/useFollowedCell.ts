import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, type Ref } from 'react';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';

/** A cell that can be edited. */
export interface EditableCell {
  rowIndex: number;
  column: number;
  /** The element of the pinned row that has the cell; null in the list. */
  pinned: HTMLElement | null;
}

/** Returns the place of a row among the shown rows; -1 if it is not shown. */
export function placeOf<TRow>({ view }: TableGridProps<TRow>, rowIndex: number): number {
  return view.rows ? view.rows.indexOf(rowIndex) : rowIndex;
}

/** Keeps the focus on changed cells. */
export interface FollowedCell {
  /** Receives the handle of the table. */
  handleRef: Ref<DataTableHandle> | undefined;
  /** Focuses a cell after the field has closed, unless the user goes on before the new rows are there. */
  to: (target: EditableCell) => void;
}

/**
 * Focuses changed cells, also if their new value moves the row: to another page, or to a closed group, whose row gets
 * the focus. If the row is hidden now, the table keeps the focus at its former place.
 * @param open The cell whose field is open; the field stays in view if its row moves.
 * @param close Closes that field; called if its row is hidden.
 */
export function useFollowedCell<TRow>(
  grid: TableGridProps<TRow>,
  open: EditableCell | null,
  close: () => void,
): FollowedCell {
  const cell = useRef<EditableCell | null>(null);
  const handle = useRef<DataTableHandle>(null);
  const handleRef = useForkRef(handle, grid.handleRef);
  const focus = ({ column, pinned }: EditableCell, place: number) => {
    if (pinned) pinned.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`)?.focus();
    else if (place >= 0) handle.current?.focusCell(place, grid.render.columns[column]!.definition.id);
  };
  useOpenRow(grid, open, (opened, place) => {
    if (place >= 0) return void handle.current?.scrollToRow(place);
    close();
    focus(opened, holderOf(grid, opened.rowIndex));
  });
  useEffect(() => {
    const target = cell.current;
    if (!target || open) return;
    // While new rows are computed, the cell at the former place has the focus.
    if (!grid.pending) cell.current = null;
    focus(target, holderOf(grid, target.rowIndex));
  });
  const stop = useRef(() => {
    cell.current = null;
  });
  return {
    handleRef,
    to(target) {
      cell.current = target;
      for (const deed of ['keydown', 'pointerdown']) {
        document.addEventListener(deed, stop.current, { capture: true, once: true });
      }
    },
  };
}

/** Calls back with an open cell and the new place of its row after it has moved; -1 if it is hidden. */
function useOpenRow<TRow>(
  grid: TableGridProps<TRow>,
  open: EditableCell | null,
  onMove: (opened: EditableCell, place: number) => void,
): void {
  const last = useRef({ rowIndex: -1, place: -1 });
  useEffect(() => {
    if (!open || open.pinned || grid.pending) return;
    const { rowIndex } = open;
    const before = last.current;
    const place = placeOf(grid, rowIndex);
    last.current = { rowIndex, place };
    if (before.rowIndex === rowIndex && before.place !== place) onMove(open, place);
  });
}

/** Returns the place of a row, or of the closed group that has it; -1 if neither is shown. */
function holderOf<TRow>(grid: TableGridProps<TRow>, rowIndex: number): number {
  const place = placeOf(grid, rowIndex);
  const { view, expansion } = grid;
  const closed = view.reader.groupsOf?.(rowIndex).find((group) => expansion.isExpanded(group) === false);
  return place >= 0 || closed === undefined ? place : placeOf(grid, closed);
}
