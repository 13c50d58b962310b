import type { ColumnPinningState } from '../state/tableState.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { fullOrder } from './columnOrder.ts';
import { allPins, fixedEdge } from './columnPins.ts';

/** What decides which columns are shown, and where. */
export interface ColumnPlaces {
  /** Column ids in order; others follow in the order of their definitions. */
  columnOrder: readonly string[];
  /** Columns by id that are switched off (`false`). */
  columnVisibility: Readonly<Record<string, boolean>>;
  /** Columns that a person has pinned. */
  columnPinning: ColumnPinningState;
}

/** The columns that are shown, left to right: pinned to the left, free ones in order, pinned to the right. */
export function visibleColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  { columnOrder, columnVisibility, columnPinning }: ColumnPlaces,
): ColumnDef<TRow>[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const { start, end } = allPins(columns, columnPinning);
  const pinned = new Set([...start, ...end]);
  const free = fullOrder([...byId.keys()], columnOrder).filter((id) => !pinned.has(id));
  return [...start, ...free, ...end].flatMap((id) => {
    const column = byId.get(id);
    // What a definition pins cannot be hidden (TABLE-COL-5).
    return column && (fixedEdge(column) !== null || columnVisibility[id] !== false) ? [column] : [];
  });
}
