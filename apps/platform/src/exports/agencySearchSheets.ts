import {
  agencyExportColumns,
  agencyResultColumns,
  dateRangeInWords,
  type ResultColumnDefinition,
  type RunExportRequest,
} from '@agency-insights/insights-api/contract';
import type { SmallSheet } from '@agency-insights/insights-api/workbook';
import { pageLanguage, pageWords } from '../pages/pageWords.ts';
import type { ResultSet } from '../result-sets/ResultSets.ts';
import type { Column } from '../warehouse/ColumnarTable.ts';
import { dateWords, describeFilter } from './describeFilter.ts';
import { describeLines } from './describeLines.ts';
import { type ExportOrder, searchFiltersOf } from './ExportOrder.ts';
import type { FilterNames } from './filterNames.ts';
import type { SheetSource, SheetToWrite } from './xlsx/writeXlsx.ts';
import { text, words } from './textCells.ts';

/** Days as `yyyy-mm-dd`. */
export interface DataDays {
  first: string;
  last: string;
}

/** Data for the sheets' notes. */
export interface SearchedData {
  /** Names of filter values. */
  names: FilterNames;
  /** The effective dates of all policies that the user may see; null without any. */
  days: DataDays | null;
}

/**
 * Creates the sheets of an agency-search export in its language: agencies with totals, filters and sort order.
 */
export function agencySearchSheets(order: ExportOrder, result: ResultSet, data: SearchedData): SheetToWrite[] {
  const agencies = {
    name: pageWords('Agencies'),
    columns: agencyColumns(order.request, result),
    rowCount: result.rowCount,
  };
  return order.request.show_filters === false ? [agencies] : [agencies, filterSheet(order, result, data)];
}

function agencyColumns({ columns, use_labels: useLabels = true }: RunExportRequest, result: ResultSet): SheetSource[] {
  return (columns ?? agencyExportColumns).map((name) => {
    const column = result.columns.find((candidate) => candidate.name === name);
    if (!column) throw new Error(`The result of the agency search has no column ${name}.`);
    const { label, kind, hasTotal = false }: ResultColumnDefinition = agencyResultColumns[name];
    return {
      header: useLabels ? pageWords(label) : name,
      column: name === 'lines' ? linesInWords(column) : column,
      kind,
      hasTotal,
    };
  });
}

/** Creates the sheet of filters and, after an empty row, notes about the numbers. */
function filterSheet(order: ExportOrder, { rowCount, total }: ResultSet, { names, days }: SearchedData): SmallSheet {
  const { request } = order;
  const searched = searchFiltersOf(request);
  const filters = searched.map(([key, expression]) => describeFilter(key, expression, names));
  const filteredBy = new Map(searched);
  const leftOut = agencyExportColumns.filter((name) => request.columns?.includes(name) === false);
  const hasWritten = !leftOut.includes('written_premium');
  return {
    name: pageWords('Filters'),
    headers: [pageWords('Filter'), pageWords('Value')],
    cells: [
      ...filters.map(({ label, value }) => [text(label), text(value)]),
      [],
      ...(request.agency_ids ? [[words('Agencies'), words('Those that were selected')]] : []),
      // A filter on the line of business does not change written premium.
      hasWritten && filteredBy.has('line')
        ? [words('Lines of written premium'), text(describeLines(order.access))]
        : [words('Lines included'), text(describeLines(order.access, filteredBy.get('line'), names))],
      ...(days && !filteredBy.has('effective_date') ? [[words('Search premium covers'), text(daysInWords(days))]] : []),
      ...(days && hasWritten ? [[words('Written premium covers'), text(daysInWords(days))]] : []),
      [words('Agencies in this file'), { kind: 'integer', value: rowCount }],
      // Of selected ones only these were searched.
      ...(request.agency_ids ? [] : [[words('Agencies found'), { kind: 'integer' as const, value: total }]]),
      [words('Sorted by'), text(describeSorts(request.sorts))],
      ...(leftOut.length > 0
        ? [
            [
              words('Columns left out'),
              text(leftOut.map((name) => pageWords(agencyResultColumns[name].label)).join(', ')),
            ],
          ]
        : []),
      [words('Exported (UTC)'), { kind: 'dateTime', value: order.orderedAt }],
    ],
  };
}

function daysInWords({ first, last }: DataDays): string {
  return dateRangeInWords({ kind: 'absolute', from: first, to: last }, dateWords());
}

/**
 * Describes the sort order: `Accounts, largest first; Agency, A to Z`. Without sorts, the search has a default order.
 */
function describeSorts(sorts: readonly string[] = []): string {
  const columns: Readonly<Record<string, ResultColumnDefinition | undefined>> = agencyResultColumns;
  return (sorts.length > 0 ? sorts : ['search_premium desc'])
    .map((sort) => {
      const [name = '', direction] = sort.split(' ');
      const column = columns[name];
      const [ascending, descending] =
        column?.kind === 'text'
          ? [pageWords('A to Z'), pageWords('Z to A')]
          : [pageWords('smallest first'), pageWords('largest first')];
      return `${column ? pageWords(column.label) : name}, ${direction === 'desc' ? descending : ascending}`;
    })
    .join('; ');
}

/** Returns the column of agencies' lines, `Personal, Commercial`. Creates the texts on first use. */
function linesInWords(column: Column): Column {
  if (column.type !== 'utf8' || pageLanguage() === 'en') return column;
  const words = new Map(['Personal', 'Commercial'].map((line) => [line, pageWords(line)]));
  const inWords = (lines: string) => lines.replaceAll(/\w+/g, (line) => words.get(line) ?? line);
  let values: readonly (string | null)[] | undefined;
  return {
    name: column.name,
    type: 'utf8',
    get values() {
      return (values ??= column.values.map((lines) => lines && inWords(lines)));
    },
  };
}
