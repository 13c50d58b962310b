import {
  type FilterKey,
  filterLabels,
  type TileAnswer,
  type TileDefinition,
} from '@agency-insights/insights-api/contract';
import { type Cell, dateOf, type SmallSheet, tileSheet } from '@agency-insights/insights-api/workbook';
import { describeLines } from '../describeLines.ts';
import { describeFilter } from '../describeFilter.ts';
import { type ExportOrder, searchFiltersOf } from '../ExportOrder.ts';
import type { FilterNames } from '../filterNames.ts';
import type { SheetToWrite } from '../xlsx/writeXlsx.ts';

/** Earlier days are none in a spreadsheet. */
const firstDay = '1900-03-01';

/** A tile and its answer. */
export interface AnsweredTile {
  definition: TileDefinition;
  answer: TileAnswer;
}

/** What the workbook of a dashboard is made from. */
export interface DashboardToExport {
  order: ExportOrder;
  /** What the dashboard is about, as a person reads it: the first lines of the first sheet, before the filters. */
  about: readonly { label: string; value: string }[];
  /** Name of the agency in the rows of its tiles; needed if others are compared with it. */
  subject: string;
  /** What people call the values of filters. */
  names: FilterNames;
  tiles: readonly AnsweredTile[];
}

/** The sheets of a dashboard: its filters and what the numbers were made from, then one for each tile with data. */
export function dashboardSheets({ order, about, subject, names, tiles }: DashboardToExport): SheetToWrite[] {
  const { use_labels: useLabels = true, show_filters: showFilters = true, limit } = order.request;
  const sheets = tiles
    .filter(({ answer }) => answer.missing === null)
    .map(({ definition, answer }) => tileSheet(definition, answer, { subject, useLabels, limit }));
  return showFilters ? [filterSheet({ order, about, subject, names, tiles }), ...sheets] : sheets;
}

/** How many rows the tiles of a dashboard have. */
export function countRows(tiles: readonly AnsweredTile[]): number {
  return tiles.reduce((rows, { answer }) => rows + answer.rows.length, 0);
}

/** Throws where newly loaded data came into use while the tiles were answered; the export is then made again. */
export function requireOneSet(tiles: readonly AnsweredTile[], setId: string): void {
  if (tiles.some(({ answer }) => answer.set_id !== setId)) throw new Error('The data changed during the export.');
}

function filterSheet({ order, about, subject, names, tiles }: DashboardToExport): SmallSheet {
  const filters = searchFiltersOf(order.request).map(([key, expression]) => describeFilter(key, expression, names));
  return {
    name: 'Filters',
    headers: ['Filter', 'Value'],
    cells: [
      ...[...about, ...filters].map(({ label, value }) => [text(label), text(value)]),
      [],
      ...(tiles[0] ? sourceCells(tiles[0].answer, subject) : []),
      [text('Lines included'), text(describeLines(order.access))],
      [text('Exported (UTC)'), { kind: 'dateTime', value: order.orderedAt }],
      [],
      [text('Sheet'), text('What it shows')],
      ...tiles.map((tile) => [text(tile.definition.title), text(describeTile(tile))]),
    ],
  };
}

/** What the numbers of all tiles were made from; of agencies side by side for each of them. */
function sourceCells(answer: TileAnswer, subject: string): Cell[][] {
  const { period, benchmark, others = [], as_of: asOf, set_id: setId } = answer;
  const hidden = text('not shown: too few agencies contribute to it');
  return [
    [text('Effective from'), period.from < firstDay ? text('the first day of the data') : day(period.from)],
    [text('Effective until'), day(period.to)],
    ...(others.length > 0 ? [[text('Agency'), text(subject)]] : []),
    ...(benchmark?.selection.suppressed
      ? [
          [text('Policies'), hidden],
          [text('Written premium'), hidden],
        ]
      : sumCells(answer)),
    ...others.flatMap((other) => [[text('Agency'), text(other.agency_name)], ...sumCells(other)]),
    [text('Data as of'), day(asOf)],
    [text('Data set'), text(setId)],
  ];
}

function sumCells({ policies, premium }: Pick<TileAnswer, 'policies' | 'premium'>): Cell[][] {
  return [
    [text('Policies'), { kind: 'integer', value: policies }],
    [text('Written premium'), { kind: 'money', value: premium }],
  ];
}

function describeTile({ definition: { about }, answer }: AnsweredTile): string {
  const { missing, comparison, ignored_filters: ignored, industry_path: path } = answer;
  return [
    about,
    path && `Shown: ${path.map(({ naics, name }) => `${naics} ${name}`).join(', of it ')}.`,
    missing === 'policy_numbers' && 'Left out: the data has no policy numbers.',
    comparison?.suppressed &&
      `${comparison.label}: not shown, because fewer than ${comparison.minimum_agencies} agencies contribute to it.`,
    ignored.length > 0 && `Not used here: ${ignored.map(labelOf).join(', ')}.`,
  ]
    .filter((sentence) => typeof sentence === 'string')
    .join(' ');
}

/** What people call a filter; the comparison is none of a search. */
function labelOf(key: string): string {
  return Object.hasOwn(filterLabels, key) ? filterLabels[key as FilterKey] : key.replaceAll('_', ' ');
}

function day(value: string): Cell {
  return { kind: 'date', value: dateOf(value) };
}

function text(value: string): Cell {
  return { kind: 'text', value };
}
