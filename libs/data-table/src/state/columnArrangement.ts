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
  return (
    state.columnOrder.join('\n') !== start.columnOrder.join('\n') ||
    [state.columnPinning.left, state.columnPinning.right].join('\n') !==
      [start.columnPinning.left, start.columnPinning.right].join('\n') ||
    !isSameRecord(state.columnSizing, start.columnSizing) ||
    !isSameRecord(onlyHidden(state.columnVisibility), onlyHidden(start.columnVisibility))
  );
}

/** A column that is named as shown is shown anyway. */
function onlyHidden(visibility: Record<string, boolean>): Record<string, boolean> {
  return Object.fromEntries(Object.entries(visibility).filter(([, isShown]) => !isShown));
}

function isSameRecord(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
