import { noSelection } from '../state/tableState.ts';
import type { RowSelectionState } from '../state/tableState.ts';

/** Which of some rows are selected. */
export type SelectionShare = 'all' | 'some' | 'none';

/** A selection with fast lookups. */
export interface SelectionReading {
  /** Whether a row is selected. */
  has: (id: string) => boolean;
  /** Number of selected rows. */
  count: number;
}

/**
 * Prepares a selection for lookups.
 * @param rowCount Number of rows for an `exclude` selection.
 * @param present Returns how many of some ids have a row, since selected rows may no longer exist. Default: all.
 */
export function readSelection(
  { mode, ids }: RowSelectionState,
  rowCount: number,
  present: (ids: readonly string[]) => number = (named) => named.length,
): SelectionReading {
  const named = new Set(ids);
  const count = present([...named]);
  const isNamed = mode === 'include';
  return { has: (id) => named.has(id) === isNamed, count: isNamed ? count : Math.max(0, rowCount - count) };
}

/** Returns the selection after rows were selected or deselected. */
export function withRows(selection: RowSelectionState, ids: readonly string[], selected: boolean): RowSelectionState {
  const isNamed = (selection.mode === 'include') === selected;
  if (isNamed) return { ...selection, ids: [...new Set([...selection.ids, ...ids])] };
  const dropped = new Set(ids);
  return { ...selection, ids: selection.ids.filter((id) => !dropped.has(id)) };
}

/** Returns the selection after a click on a row in `single` mode: the row, or none if it was selected. */
export function withOnlyRow(selection: RowSelectionState, id: string): RowSelectionState {
  const wasChosen = selection.mode === 'include' && selection.ids.includes(id);
  return wasChosen ? noSelection : { mode: 'include', ids: [id] };
}

/** Returns how many of some rows are selected: all, some or none. `idAt` returns the id at a place. */
export function selectionShare(
  { has, count }: SelectionReading,
  rowCount: number,
  idAt: (place: number) => string,
): SelectionShare {
  if (count === 0 || rowCount === 0) return 'none';
  const first = has(idAt(0));
  for (let place = 1; place < rowCount; place += 1) {
    // Stops at the first difference.
    if (has(idAt(place)) !== first) return 'some';
  }
  return first ? 'all' : 'none';
}

/** Returns the places from one row to another, inclusive, in either direction. */
export function placesBetween(one: number, other: number): number[] {
  const from = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => from + index);
}
