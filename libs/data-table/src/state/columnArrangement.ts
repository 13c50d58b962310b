import { contentKey } from '../engine/requestKey.ts';
import { untouchedState } from './tableState.ts';
import type { DataTableState } from './tableState.ts';

/** How columns are arranged. */
export type ColumnArrangement = Pick<
  DataTableState,
  'columnVisibility' | 'columnOrder' | 'columnPinning' | 'columnSizing'
>;

/** How columns are arranged at the start: untouched, or as the caller's default state says. */
export function startArrangement(defaultState: Partial<DataTableState> = {}): ColumnArrangement {
  const { columnVisibility, columnOrder, columnPinning, columnSizing } = { ...untouchedState, ...defaultState };
  return { columnVisibility, columnOrder, columnPinning, columnSizing };
}

/** Whether a person has arranged the columns in another way than at the start. */
export function isRearranged(state: ColumnArrangement, start: ColumnArrangement): boolean {
  return contentKey(inOneOrder(state)) !== contentKey(inOneOrder(start));
}

/** An arrangement in which equal ones are written alike. A column that is named as shown is shown anyway. */
function inOneOrder({ columnOrder, columnPinning, columnSizing, columnVisibility }: ColumnArrangement): unknown[] {
  const hidden = Object.keys(columnVisibility).filter((id) => columnVisibility[id] === false);
  const { left, right } = columnPinning;
  return [columnOrder, left, right, Object.entries(columnSizing).sort(), hidden.sort()];
}
