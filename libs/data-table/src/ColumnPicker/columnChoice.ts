import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { pinnedEdge } from '../columns/columnPins.ts';
import type { ColumnPinningState } from '../state/tableState.ts';

/** Columns by id that are switched off (`false`). */
export type ColumnVisibility = Readonly<Record<string, boolean>>;

/** The columns that a person may hide: pinned ones always stay (TABLE-COL-5). */
export function hideableColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  pinning: ColumnPinningState,
): ColumnDef<TRow>[] {
  return columns.filter((column) => pinnedEdge(column, pinning) === null);
}

/** Whether a column is shown. */
export function isColumnVisible(visibility: ColumnVisibility, columnId: string): boolean {
  return visibility[columnId] !== false;
}

/** How many of the columns that may be hidden are shown: all, some or none. */
export function visibleShare<TRow>(
  hideable: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): 'all' | 'some' | 'none' {
  const visible = hideable.filter((column) => isColumnVisible(visibility, column.id)).length;
  if (visible === hideable.length) return 'all';
  return visible === 0 ? 'none' : 'some';
}

/** The visibility after "All columns" was switched: all are shown, or, when all were, only pinned ones. */
export function toggleAllColumns<TRow>(
  hideable: readonly ColumnDef<TRow>[],
  visibility: ColumnVisibility,
): Record<string, boolean> {
  const hide = visibleShare(hideable, visibility) === 'all';
  return Object.fromEntries(hideable.map((column) => [column.id, !hide]));
}

/** The visibility after one column was switched. */
export function toggleColumn(visibility: ColumnVisibility, columnId: string): Record<string, boolean> {
  return { ...visibility, [columnId]: !isColumnVisible(visibility, columnId) };
}
