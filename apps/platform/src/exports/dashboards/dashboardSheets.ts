import { type FilterKey, filterLabels, type TileAnswer } from '@agency-insights/insights-api/contract';
import { type Cell, dateOf, type SmallSheet, tileSheet } from '@agency-insights/insights-api/workbook';
import { pageWords } from '../../pages/pageWords.ts';
import { describeLines } from '../describeLines.ts';
import { describeFilter } from '../describeFilter.ts';
import { type ExportOrder, searchFiltersOf } from '../ExportOrder.ts';
import type { FilterNames } from '../filterNames.ts';
import type { SheetToWrite } from '../xlsx/writeXlsx.ts';
import type { AnsweredTile } from './answeredTile.ts';
import { text, words } from '../textCells.ts';

/** Spreadsheets do not support earlier days. */
const firstDay = '1900-03-01';

/** A dashboard to export. */
export interface DashboardToExport {
  order: ExportOrder;
  /** Subject of the dashboard: first lines of the first sheet, before the filters. Labels are English. */
  about: readonly { label: string; value: string }[];
  /** Name of the agency in the rows of its tiles; needed if others are compared with it. */
  subject: string;
  /** Labels of filter values. */
  names: FilterNames;
  tiles: readonly AnsweredTile[];
}

/** The sheets of a dashboard: its filters and what the numbers were made from, then one for each tile with data. */
export function dashboardSheets({ order, about, subject, names, tiles }: DashboardToExport): SheetToWrite[] {
  const { use_labels: useLabels = true, show_filters: showFilters = true, limit } = order.request;
  const sheets = tiles
    .filter(({ answer }) => answer.missing === null)
    .map(({ definition, answer }) =>
      tileSheet(definition, answer, { subject, agencyHeading: pageWords('Agency'), useLabels, limit }),
    );
  return showFilters ? [filterSheet({ order, about, subject, names, tiles }), ...sheets] : sheets;
}

/** Counts the rows of a dashboard's tiles. */
export function countRows(tiles: readonly AnsweredTile[]): number {
  return tiles.reduce((rows, { answer }) => rows + answer.rows.length, 0);
}

/** Throws if new data came into use between the tiles; the export is then retried. */
export function requireOneSet(tiles: readonly AnsweredTile[], setId: string): void {
  if (tiles.some(({ answer }) => answer.set_id !== setId)) throw new Error('The data changed during the export.');
}

function filterSheet({ order, about, subject, names, tiles }: DashboardToExport): SmallSheet {
  const asked = searchFiltersOf(order.request);
  const filters = asked.map(([key, expression]) => describeFilter(key, expression, names));
  const line = asked.find(([key]) => key === 'line')?.[1];
  return {
    name: pageWords('Filters'),
    headers: [pageWords('Filter'), pageWords('Value')],
    cells: [
      ...about.map(({ label, value }) => [words(label), text(value)]),
      ...filters.map(({ label, value }) => [text(label), text(value)]),
      [],
      ...(tiles[0] ? sourceCells(tiles[0].answer, subject) : []),
      [words('Lines included'), text(describeLines(order.access, line, names))],
      [words('Exported (UTC)'), { kind: 'dateTime', value: order.orderedAt }],
      [],
      [words('Sheet'), words('What it shows')],
      ...tiles.map((tile) => [text(tile.definition.title), text(describeTile(tile))]),
    ],
  };
}

/** Returns cells about the source of the numbers, for each compared agency. */
function sourceCells(answer: TileAnswer, subject: string): Cell[][] {
  const { period, benchmark, others = [], as_of: asOf, set_id: setId } = answer;
  const hidden = words('not shown: too few agencies contribute to it');
  return [
    [words('Effective from'), period.from < firstDay ? words('the first day of the data') : day(period.from)],
    [words('Effective until'), day(period.to)],
    ...(others.length > 0 ? [[words('Agency'), text(subject)]] : []),
    ...(benchmark?.selection.suppressed
      ? [
          [words('Policies'), hidden],
          [words('Written premium'), hidden],
        ]
      : sumCells(answer)),
    ...others.flatMap((other) => [[words('Agency'), text(other.agency_name)], ...sumCells(other)]),
    [words('Data as of'), day(asOf)],
    [words('Data set'), text(setId)],
  ];
}

function sumCells({ policies, premium }: Pick<TileAnswer, 'policies' | 'premium'>): Cell[][] {
  return [
    [words('Policies'), { kind: 'integer', value: policies }],
    [words('Written premium'), { kind: 'money', value: premium }],
  ];
}

function describeTile({ definition: { about }, answer }: AnsweredTile): string {
  const { missing, comparison, ignored_filters, industry_path: path } = answer;
  const ignored = ignored_filters.flatMap((key) => labelOf(key) ?? []);
  return [
    about,
    path &&
      pageWords('Shown: {industries}.', {
        industries: path.map(({ naics, name }) => `${naics} ${name}`).join(pageWords(', of it ')),
      }),
    missing === 'policy_numbers' && pageWords('Left out: the data has no policy numbers.'),
    comparison?.suppressed &&
      pageWords('{group}: not shown, because fewer than {minimum} agencies contribute to it.', {
        group: comparison.label,
        minimum: comparison.minimum_agencies,
      }),
    ignored.length > 0 && pageWords('Not used here: {filters}.', { filters: ignored.join(', ') }),
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

/** Returns the label of a search filter; the comparison is none. */
function labelOf(key: string): string | undefined {
  return Object.hasOwn(filterLabels, key) ? pageWords(filterLabels[key as FilterKey]) : undefined;
}

function day(value: string): Cell {
  return { kind: 'date', value: dateOf(value) };
}
