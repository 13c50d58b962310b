import type {
  TileAnswer,
  TileColumn,
  TileColumnKind,
  TileDefinition,
  TileRow,
} from '@agency-insights/insights-api/contract';
import type { Column } from '../../warehouse/ColumnarTable.ts';
import type { Cell, CellKind } from '../xlsx/CellKind.ts';
import type { SheetSource, SheetToWrite } from '../xlsx/writeXlsx.ts';

/** How the sheet of a tile is made. */
export interface TileSheetOptions {
  /** Name of the agency in the rows of the tile; needed where others stand beside it. */
  subject: string;
  /** Headings: labels for people, else the keys of the columns. */
  useLabels: boolean;
  /** Most rows of a tile. Default all. */
  limit?: number | undefined;
}

/** The sheet of a tile: a table, with the rows of agencies side by side under each other. */
export function tileSheet(
  definition: TileDefinition,
  answer: TileAnswer,
  { subject, useLabels, limit }: TileSheetOptions,
): SheetToWrite {
  const rowsOf = (agency: string, rows: readonly TileRow[]) =>
    rows.slice(0, limit).map((row): TileRow => ({ ...row, agency_name: agency }));
  const { others } = answer;
  const rows = others
    ? [...rowsOf(subject, answer.rows), ...others.flatMap((other) => rowsOf(other.agency_name, other.rows))]
    : answer.rows.slice(0, limit);
  const columns = [...(others ? [agencyColumn] : []), ...definition.columns.filter(({ kind }) => kind !== 'id')];
  const headings = columns.map((column) => (useLabels ? headingOf(column, definition, answer) : column.key));
  const name = definition.title;
  if (columns.some(({ kind }) => kind === 'value'))
    return { name, headers: headings, cells: rows.map((row) => columns.map((column) => cellOf(column, row))) };
  const sources = columns.map((column, at): SheetSource => ({
    header: headings[at] ?? '',
    kind: cellKindOf(column.kind),
    column: columnOf(rows.map((row) => cellOf(column, row))),
  }));
  return { name, columns: sources, rowCount: rows.length };
}

/** Milliseconds since the epoch of a day `yyyy-mm-dd` or the first day of a month `yyyy-mm`. */
export function dateOf(text: string): number {
  return Date.parse(text.length === 7 ? `${text}-01` : text);
}

const agencyColumn: TileColumn = { key: 'agency_name', label: 'Agency', kind: 'text' };

/** The heading of a column; one that compares says with whom: "Peers: Share". */
function headingOf({ label, compares }: TileColumn, { columns }: TileDefinition, { comparison }: TileAnswer): string {
  if (compares === undefined || comparison === null) return label;
  const compared = columns.find(({ key }) => key === compares);
  return `${comparison.label}: ${compared?.label ?? label}`;
}

const cellKinds: Readonly<Record<Exclude<TileColumnKind, 'value'>, CellKind>> = {
  id: 'text',
  text: 'text',
  month: 'month',
  year: 'year',
  day: 'date',
  cents: 'money',
  count: 'integer',
  ratio: 'percent',
};

function cellKindOf(kind: unknown): CellKind {
  return Object.entries(cellKinds).find(([known]) => known === kind)?.[1] ?? 'text';
}

/** One cell; a `value` is of the kind that its row names. */
function cellOf({ key, kind }: TileColumn, row: TileRow): Cell {
  const cellKind = cellKindOf(kind === 'value' ? row.kind : kind);
  const value = row[key] ?? null;
  return { kind: cellKind, value: cellKind !== 'text' && typeof value === 'string' ? dateOf(value) : value };
}

function columnOf(cells: readonly Cell[]): Column {
  if (cells.some(({ kind }) => kind === 'text'))
    return { name: 'values', type: 'utf8', values: cells.map(({ value }) => (value === null ? null : String(value))) };
  return {
    name: 'values',
    type: 'float64',
    values: Float64Array.from(cells, ({ value }) => Number(value ?? 0)),
    valid: Uint8Array.from(cells, ({ value }) => (value === null ? 0 : 1)),
  };
}
