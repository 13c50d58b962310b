import type { ColumnPinningState } from '../state/tableState.ts';
import type { ColumnDef } from './columnDefinition.types.ts';

/** An edge of the table where a column stays while the others scroll. */
export type PinnedEdge = 'left' | 'right';

/** Returns the edge where a column's definition pins it, if any. */
export function fixedEdge<TRow>({ isPinned }: ColumnDef<TRow>): PinnedEdge | null {
  if (isPinned === 'right') return 'right';
  return isPinned ? 'left' : null;
}

/** Returns the edge where a column is pinned, by its definition or by the user. */
export function pinnedEdge<TRow>(column: ColumnDef<TRow>, pinning: ColumnPinningState): PinnedEdge | null {
  const fixed = fixedEdge(column);
  if (fixed) return fixed;
  if (pinning.left.includes(column.id)) return 'left';
  return pinning.right.includes(column.id) ? 'right' : null;
}

/** Returns the pins after columns were pinned to an edge, or unpinned with null. New pins are innermost. */
export function withPin(
  pinning: ColumnPinningState,
  ids: readonly string[],
  edge: PinnedEdge | null,
): ColumnPinningState {
  const left = pinning.left.filter((id) => !ids.includes(id));
  const right = pinning.right.filter((id) => !ids.includes(id));
  return {
    left: edge === 'left' ? [...left, ...ids] : left,
    right: edge === 'right' ? [...ids, ...right] : right,
  };
}

/** Pinned columns by edge as TanStack Table names the edges. */
export interface ColumnPins {
  /** Ids at the left edge, outermost first; at the right edge in a table that runs from right to left. */
  start: string[];
  /** Ids at the other edge, outermost last. */
  end: string[];
}

/** Returns all pinned columns by edge: those of the definitions are the outermost. */
export function allPins<TRow>(columns: readonly ColumnDef<TRow>[], pinning: ColumnPinningState): ColumnPins {
  const idsOf = (edge: PinnedEdge | null) =>
    columns.filter((column) => fixedEdge(column) === edge).map((column) => column.id);
  const free = idsOf(null);
  const left = pinning.left.filter((id) => free.includes(id));
  const right = pinning.right.filter((id) => free.includes(id) && !left.includes(id));
  return { start: [...idsOf('left'), ...left], end: [...right, ...idsOf('right')] };
}
