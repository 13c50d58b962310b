import { noSelection } from '../state/tableState.ts';
import type { RowSelectionState } from '../state/tableState.ts';

/** Which of some rows are selected. */
export type SelectionShare = 'all' | 'some' | 'none';

/** A selection, ready to be asked about single rows. */
export interface SelectionReading {
  /** Whether a row is selected. */
  has: (id: string) => boolean;
  /** Number of selected rows. */
  count: number;
}

/**
 * Makes a selection ready to be read.
 * @param rowCount Number of rows of which an `exclude` selection leaves some out.
 * @param present How many of some ids have a row: a selection outlives rows that are gone. Default: all of them.
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

/** The selection after rows were selected or no longer selected. */
export function withRows(selection: RowSelectionState, ids: readonly string[], selected: boolean): RowSelectionState {
  const isNamed = (selection.mode === 'include') === selected;
  if (isNamed) return { ...selection, ids: [...new Set([...selection.ids, ...ids])] };
  const dropped = new Set(ids);
  return { ...selection, ids: selection.ids.filter((id) => !dropped.has(id)) };
}

/** The selection after one row was chosen in a table where one is selected at a time: it, or none where it was. */
export function withOnlyRow(selection: RowSelectionState, id: string): RowSelectionState {
  const wasChosen = selection.mode === 'include' && selection.ids.includes(id);
  return wasChosen ? noSelection : { mode: 'include', ids: [id] };
}

/** How many of some rows are selected: all, some or none. `idAt` names the row at a place. */
export function selectionShare(
  { has, count }: SelectionReading,
  rowCount: number,
  idAt: (place: number) => string,
): SelectionShare {
  if (count === 0 || rowCount === 0) return 'none';
  const first = has(idAt(0));
  for (let place = 1; place < rowCount; place += 1) {
    // The first two rows that differ settle it.
    if (has(idAt(place)) !== first) return 'some';
  }
  return first ? 'all' : 'none';
}

/** Places from one row to another, both included, in whichever direction. */
export function placesBetween(one: number, other: number): number[] {
  const from = Math.min(one, other);
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => from + index);
}
