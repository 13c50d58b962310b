import { contentKey } from '../engine/requestKey.ts';
import { untouchedState } from './tableState.ts';
import type { DataTableState } from './tableState.ts';

/** The arrangement of columns. */
export type ColumnArrangement = Pick<
  DataTableState,
  'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing'
>;

/** Returns the initial arrangement of columns. */
export function startArrangement(defaultState: Partial<DataTableState> = {}): ColumnArrangement {
  const { columnVisibility, columnOrder, columnPinning, columnSizing } = { ...untouchedState, ...defaultState };
  return { columnVisibility, columnOrder, columnPinning, columnSizing };
}

/** Whether the user has changed the arrangement of columns. */
export function isRearranged(state: ColumnArrangement, start: ColumnArrangement): boolean {
  return contentKey(inOneOrder(state)) !== contentKey(inOneOrder(start));
}

/** Normalises an arrangement for comparison. */
function inOneOrder({ columnOrder, columnPinning, columnSizing, columnVisibility }: ColumnArrangement): unknown[] {
  const hidden = Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false);
  const { left, right } = columnPinning;
  return [columnOrder, left, right, Object.entries(columnSizing).sort(), hidden.sort()];
}
