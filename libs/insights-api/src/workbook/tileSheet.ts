import type { TileColumn, TileColumnKind, TileDefinition } from '../contract/dashboards/TileDefinition.ts';
import type { TileAnswer, TileRow } from '../contract/schemas/dashboards.ts';
import type { Cell, CellKind } from './CellKind.ts';
import type { SmallSheet } from './SheetPlan.ts';

/** Options of a tile's sheet. */
export interface TileSheetOptions {
  /** Name of the agency in the rows of the tile, when other agencies are compared with it. Default "This agency". */
  subject?: string;
  /** Heading of these names. Default "Agency". */
  agencyHeading?: string;
  /** Headings: labels for people, else the keys of the columns. Default true. */
  useLabels?: boolean;
  /** Max rows of a tile. Default all. */
  limit?: number | undefined;
}

/** The sheet of a tile: a table, with the rows of agencies side by side under each other. */
export function tileSheet(
  definition: TileDefinition,
  answer: TileAnswer,
  { subject = 'This agency', agencyHeading = 'Agency', useLabels = true, limit }: TileSheetOptions = {},
): SmallSheet {
  const rowsOf = (agency: string, rows: readonly TileRow[]) =>
    rows.slice(0, limit).map((row): TileRow => ({ ...row, agency_name: agency }));
  const { others } = answer;
  const rows = others
    ? [...rowsOf(subject, answer.rows), ...others.flatMap((other) => rowsOf(other.agency_name, other.rows))]
    : answer.rows.slice(0, limit);
  const columns = [...(others ? [agencyColumn(agencyHeading)] : []), ...definition.columns.filter(isShown)];
  return {
    name: definition.title,
    headers: columns.map((column) => (useLabels ? headingOf(column, definition, answer) : column.key)),
    // What a row names is a number: its heading is above it.
    kinds: columns.map(({ kind }) => (kind === 'value' ? 'integer' : cellKindOf(kind))),
    cells: rows.map((row) => columns.map((column) => cellOf(column, row))),
    // A column with mixed kinds of values cannot be filtered.
    isTable: columns.every(({ kind }) => kind !== 'value'),
  };
}

/** The heading of a column; one that compares says with whom: "Peers: Share". */
function headingOf({ label, compares }: TileColumn, { columns }: TileDefinition, { comparison }: TileAnswer): string {
  if (compares === undefined || comparison === null) return label;
  const compared = columns.find(({ key }) => key === compares);
  return `${comparison.label}: ${compared?.label ?? label}`;
}

/** Whether to show a column: ids are internal. */
function isShown({ kind }: TileColumn): boolean {
  return kind !== 'id';
}

/** Milliseconds since the epoch of a day `yyyy-mm-dd` or the first day of a month `yyyy-mm`. */
export function dateOf(text: string): number {
  return Date.parse(text.length === 7 ? `${text}-01` : text);
}

const agencyColumn = (label: string): TileColumn => ({ key: 'agency_name', label, kind: 'text' });

const cellKinds: Readonly<Record<Exclude<TileColumnKind, 'value'>, CellKind>> = {
  id: 'text',
  text: 'text',
  month: 'month',
  year: 'year',
  day: 'date',
  cents: 'money',
  count: 'integer',
  ratio: 'percent',
  signedCents: 'signedMoney',
  signedCount: 'signedInteger',
  signedRatio: 'share',
  points: 'share',
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
