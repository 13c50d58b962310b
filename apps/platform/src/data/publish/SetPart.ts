import type { SetFile, SetTable } from './SetFile.ts';

/** A part of a table of a set, in which it is copied. */
export interface SetPart {
  /** Rows of the parts before it: its number. */
  first: number;
  rows: number;
  /** SQL: which rows of the file's table it has. */
  condition: string;
  /** The months (`eff_month`) of its rows, all of which it has or shares with parts that have no others; none in a table without months. */
  months: readonly number[];
}

/** Rows of a month whose agencies are in the same slice. */
interface Piece {
  month: number;
  slice: number;
  rows: number;
}

/** Whether a table is divided by months, each of which can be taken from a set that has the same. */
export function hasMonths({ columns }: SetTable): boolean {
  return ['eff_month', 'agency_id'].every((key) => columns.some(({ name }) => name === key));
}

/**
 * Divides a table into parts of `partRows` rows at most: several whole months, or slices of one month by a remainder of the agency's
 * number, of which one may be larger where an agency is. The same file is divided in the same way each time.
 */
export async function planParts(query: SetFile['query'], table: SetTable, partRows: number): Promise<SetPart[]> {
  if (!hasMonths(table))
    return Array.from({ length: Math.ceil(table.rows / partRows) }, (_, at) => ({
      first: at * partRows,
      rows: Math.min(partRows, table.rows - at * partRows),
      condition: `rowid >= ${at * partRows} AND rowid < ${(at + 1) * partRows}`,
      months: [],
    }));
  const slices = Math.max(1, Math.ceil(table.rows / partRows));
  const counted = await query(
    `SELECT eff_month, agency_id % ${slices}, count(*) FROM "${table.name}" GROUP BY ALL ORDER BY ALL`,
  );
  const pieces = counted.map((row) => {
    const [month = 0, slice = 0, rows = 0] = row.map(Number);
    return { month, slice, rows };
  });
  let first = 0;
  return packPieces(pieces, partRows).map((packed) => {
    const part = { first, rows: rowsOf(packed), condition: conditionOf(packed, slices), months: monthsOf(packed) };
    first += part.rows;
    return part;
  });
}

function packPieces(pieces: readonly Piece[], partRows: number): Piece[][] {
  const packs: Piece[][] = [];
  let open: Piece[] = [];
  const close = () => {
    if (open.length > 0) packs.push(open);
    open = [];
  };
  for (const ofMonth of Map.groupBy(pieces, ({ month }) => month).values()) {
    const isLarge = rowsOf(ofMonth) > partRows;
    if (isLarge) close();
    for (const more of isLarge ? ofMonth.map((piece) => [piece]) : [ofMonth]) {
      if (rowsOf(open) + rowsOf(more) > partRows) close();
      open.push(...more);
    }
    if (isLarge) close();
  }
  close();
  return packs;
}

function rowsOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { rows }) => sum + rows, 0);
}

function monthsOf(pieces: readonly Piece[]): number[] {
  return [...new Set(pieces.map(({ month }) => month))];
}

/** The pieces between the first and the last in the order of months and slices. */
function conditionOf(pieces: readonly Piece[], slices: number): string {
  const nothing: Piece = { month: 0, slice: 0, rows: 0 };
  const from = pieces[0] ?? nothing;
  const to = pieces.at(-1) ?? nothing;
  const numberOf = ({ month, slice }: Piece) => month * slices + slice;
  return `eff_month BETWEEN ${from.month} AND ${to.month}
    AND eff_month::BIGINT * ${slices} + agency_id % ${slices} BETWEEN ${numberOf(from)} AND ${numberOf(to)}`;
}
