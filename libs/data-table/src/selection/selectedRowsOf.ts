import type { SelectedRows } from '../DataTable/DataTable.types.ts';
import type { DataTableControl } from '../DataTable/useDataTable.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { placesWhere } from '../rows/placesWhere.ts';

/** Returns the selected rows with lazy ids and objects. */
export function selectedRowsOf<TRow>(
  source: TableSource<TRow>,
  { selection, idOf, view }: DataTableControl<TRow>,
): SelectedRows<TRow> {
  const { reader } = view;
  const numbers = () => placesWhere(selection.totalRows, (row) => reader.isLoaded(row) && selection.has(idOf(row)));
  const { selected, count } = selection;
  return {
    count,
    selection: selected,
    // Includes rows of pages that are not loaded.
    ids: () => ('remote' in source && selected.mode === 'include' ? [...selected.ids] : numbers().map(idOf)),
    rows: () => numbers().map((row) => reader.row(row)),
  };
}
