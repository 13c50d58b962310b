import type { Cell, CellKind, SmallSheet } from '@agency-insights/insights-api/workbook';
import type { ResultSet } from '../result-sets/ResultSets.ts';
import { describeFilter } from './describeFilter.ts';
import { describeLines } from './describeLines.ts';
import { type ExportOrder, searchFiltersOf } from './ExportOrder.ts';
import type { FilterNames } from './filterNames.ts';
import type { SheetSource, SheetToWrite } from './xlsx/writeXlsx.ts';

/** The columns of the spreadsheet, in order: those of the find-agencies result that mean something outside the product. */
const exported: readonly { name: string; label: string; kind: CellKind }[] = [
  { name: 'agency_name', label: 'Agency', kind: 'text' },
  { name: 'city', label: 'City', kind: 'text' },
  { name: 'state', label: 'State', kind: 'text' },
  { name: 'primary_account', label: 'Primary account', kind: 'text' },
  { name: 'accounts', label: 'Accounts', kind: 'integer' },
  { name: 'lines', label: 'Lines', kind: 'text' },
  { name: 'policies', label: 'Policies', kind: 'integer' },
  { name: 'search_premium', label: 'Search premium', kind: 'money' },
  { name: 'written_premium', label: 'Written premium', kind: 'money' },
  { name: 'year_on_year', label: 'Year on year', kind: 'share' },
  { name: 'largest_carrier', label: 'Largest carrier', kind: 'text' },
];

/** The sheets of an agency-search export: the agencies, and what they were searched by. */
export function agencySearchSheets(order: ExportOrder, result: ResultSet, names: FilterNames): SheetToWrite[] {
  const agencies = {
    name: 'Agencies',
    columns: agencyColumns(result, order.request.use_labels ?? true),
    rowCount: result.rowCount,
  };
  return order.request.show_filters === false ? [agencies] : [agencies, filterSheet(order, result, names)];
}

function agencyColumns(result: ResultSet, useLabels: boolean): SheetSource[] {
  return exported.map(({ name, label, kind }) => {
    const column = result.columns.find((candidate) => candidate.name === name);
    if (!column) throw new Error(`The result of the agency search has no column ${name}.`);
    return { header: useLabels ? label : name, kind, column };
  });
}

/** Filters first; then, after an empty row, what else one has to know to judge the numbers. */
function filterSheet(order: ExportOrder, { rowCount, total }: ResultSet, names: FilterNames): SmallSheet {
  const filters = searchFiltersOf(order.request).map(([key, expression]) => describeFilter(key, expression, names));
  return {
    name: 'Filters',
    headers: ['Filter', 'Value'],
    cells: [
      ...filters.map(({ label, value }) => [text(label), text(value)]),
      [],
      ...(order.request.agency_ids ? [[text('Agencies'), text('Those that were selected')]] : []),
      [text('Lines included'), text(describeLines(order.access))],
      [text('Agencies in this file'), { kind: 'integer', value: rowCount }],
      [text('Agencies found'), { kind: 'integer', value: total }],
      [text('Exported (UTC)'), { kind: 'dateTime', value: order.orderedAt }],
    ],
  };
}

function text(value: string): Cell {
  return { kind: 'text', value };
}
