import { contentKey } from '../engine/requestKey.ts';
import { noSelection } from './tableState.ts';
import type { DataTableState, RowSelectionState } from './tableState.ts';

/** Returns the state's selection, or none if it belongs to another search or other filters. */
export function fittingSelection({
  rowSelection,
  globalFilter,
  columnFilters,
}: Pick<DataTableState, 'rowSelection' | 'globalFilter' | 'columnFilters'>): RowSelectionState {
  const { among } = rowSelection;
  if (!among) return rowSelection;
  const isSame = among.globalFilter === globalFilter && contentKey(among.columnFilters) === contentKey(columnFilters);
  return isSame ? rowSelection : noSelection;
}
