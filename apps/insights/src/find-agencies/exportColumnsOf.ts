import type { DataTableHandle } from '@agency-insights/data-table';
import type { AgencyExportColumn } from '@agency-insights/insights-api';
import { columnVisibilityFor, type ColumnRoom } from './agencyColumns.tsx';

export interface ExportedColumns extends Pick<ColumnRoom, 'sortedBy' | 'isWholeBook'> {
  /** Columns that the user shows (true) or hides (false), by id. */
  chosen: Readonly<Record<string, boolean>>;
}

/**
 * Returns the columns of the spreadsheet in table order: visible ones, and those hidden for lack of space, so that the
 * file does not depend on the window. The name has the agency's place in its second line, so city and state follow it.
 */
export function exportColumnsOf(
  table: DataTableHandle | null,
  { chosen, ...search }: ExportedColumns,
): AgencyExportColumn[] | undefined {
  if (table === null) return undefined;
  const isExported = { ...columnVisibilityFor({ ...search, width: Infinity, hasTouch: false }), ...chosen };
  const ids = table.table.getAllLeafColumns().map(({ id }) => id);
  // The table's own column of checkboxes has a colon in its id; the others are called as in the result.
  const exported = ids.filter((id): id is AgencyExportColumn => !id.includes(':') && isExported[id] !== false);
  if (exported.length === 0) return undefined;
  const place = (['city', 'state'] as const).filter((column) => !exported.includes(column));
  return exported.flatMap((column) => (column === 'agency_name' ? [column, ...place] : [column]));
}
