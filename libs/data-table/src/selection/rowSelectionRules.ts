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
  present: (ids: ReadonlySet<string>) => number = (named) => named.size,
): SelectionReading {
  const named = setOf(ids);
  const count = present(named);
  const isNamed = mode === 'include';
  return { has: (id) => named.has(id) === isNamed, count: isNamed ? count : Math.max(0, rowCount - count) };
}

/** Returns the selection after rows were selected or deselected. */
export function withRows(selection: RowSelectionState, ids: readonly string[], selected: boolean): RowSelectionState {
  if (ids.length === 0) return selection;
  const named = new Set(setOf(selection.ids));
  const isNamed = (selection.mode === 'include') === selected;
  for (const id of ids) named[isNamed ? 'add' : 'delete'](id);
  const next = [...named];
  sets.set(next, named);
  return { ...selection, ids: next };
}

/** Sets of the ids of selections, since it takes long to create a set of many texts. */
const sets = new WeakMap<readonly string[], ReadonlySet<string>>();

/** Returns some ids as a set, the same one for the same array. */
export function setOf(ids: readonly string[]): ReadonlySet<string> {
  const known = sets.get(ids) ?? new Set(ids);
  sets.set(ids, known);
  return known;
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
