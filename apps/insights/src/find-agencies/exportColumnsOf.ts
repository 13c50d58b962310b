import type { DataTableHandle } from '@agency-insights/data-table';
import type { AgencyExportColumn } from '@agency-insights/insights-api';

/** Width of the table in px below which it is on a phone. */
const phoneWidth = 480;

/**
 * The columns of the spreadsheet: those on show in the table, from left to right. The name has the agency's place in its second
 * line, so city and state follow it. Undefined, for all of them, on a phone: it has no room for columns.
 */
export function exportColumnsOf(table: DataTableHandle | null, width: number): AgencyExportColumn[] | undefined {
  if (table === null || width < phoneWidth) return undefined;
  const ids = (table.table.getHeaderGroups().at(-1)?.headers ?? []).map(({ column }) => column.id);
  // The table's own column of checkboxes has a colon in its id; the others are called as in the result.
  const shown = ids.filter((id): id is AgencyExportColumn => !id.includes(':'));
  if (shown.length === 0) return undefined;
  const place = (['city', 'state'] as const).filter((column) => !shown.includes(column));
  return shown.flatMap((column) => (column === 'agency_name' ? [column, ...place] : [column]));
}
