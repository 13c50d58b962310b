import { contentKey } from '../engine/requestKey.ts';
import { noSelection } from './tableState.ts';
import type { DataTableState, RowSelectionState } from './tableState.ts';

/** The state's selection, or none where it was made among the rows of another search or other filters. */
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
