import type { SetFile, SetTable } from './SetFile.ts';

/** The smallest unit that is recorded as copied: rows of a month, or some rows of a table without months. */
export interface SetPiece {
  /** Number, unique within the table. */
  id: number;
  rows: number;
  /** The month (`eff_month`) of its rows; null in a table without months. */
  month: number | null;
  /** Whether it has all rows of its month. */
  isWholeMonth: boolean;
  /** SQL condition of its rows. */
  condition: string;
}

/** Pieces that are copied together atomically. */
export interface SetPart {
  pieces: readonly SetPiece[];
  rows: number;
  /** SQL condition of its rows. */
  condition: string;
}

/** More than the slices of any month. */
const idsPerMonth = 100_000;

/** Whether a table is divided by months, which can be reused from another set. */
export function hasMonths({ columns }: SetTable): boolean {
  return ['eff_month', 'agency_id'].every((key) => columns.some(({ name }) => name === key));
}

/**
 * Divides a table into months, and months of more than `partRows` rows into slices of about that size by agency id.
 * Divides a table without months by rows. Deterministic for the same file.
 */
export async function planPieces(query: SetFile['query'], table: SetTable, partRows: number): Promise<SetPiece[]> {
  if (!hasMonths(table))
    return Array.from({ length: Math.ceil(table.rows / partRows) }, (_, at) => ({
      id: at * partRows,
      rows: Math.min(partRows, table.rows - at * partRows),
      month: null,
      isWholeMonth: false,
      condition: `(rowid >= ${at * partRows} AND rowid < ${(at + 1) * partRows})`,
    }));
  const counted = await query(`
    SELECT eff_month, slices, agency_id % slices, count(*) FROM "${table.name}"
    JOIN (SELECT eff_month, ceil(count(*) / ${partRows})::BIGINT AS slices FROM "${table.name}" GROUP BY ALL) USING (eff_month)
    GROUP BY ALL ORDER BY ALL`);
  return counted.map((row) => {
    const [month = 0, slices = 1, slice = 0, rows = 0] = row.map(Number);
    const isWholeMonth = slices === 1;
    const ofMonth = `eff_month = ${month}`;
    return {
      id: month * idsPerMonth + slice,
      rows,
      month,
      isWholeMonth,
      condition: isWholeMonth ? ofMonth : `(${ofMonth} AND agency_id % ${slices} = ${slice})`,
    };
  });
}

/** Combines whole months into parts of at most `partRows` rows; any other piece is a separate part. */
export function packPieces(pieces: readonly SetPiece[], partRows: number): SetPart[] {
  const packs: SetPiece[][] = [];
  for (const piece of pieces) {
    const open = packs.at(-1);
    const fits = open?.every(({ isWholeMonth }) => isWholeMonth) === true && rowsOf(open) + piece.rows <= partRows;
    if (open !== undefined && fits && piece.isWholeMonth) open.push(piece);
    else packs.push([piece]);
  }
  return packs.map((packed) => ({
    pieces: packed,
    rows: rowsOf(packed),
    condition: packed.map(({ condition }) => condition).join(' OR '),
  }));
}

/** Returns the total rows of pieces. */
export function rowsOf(pieces: readonly SetPiece[]): number {
  return pieces.reduce((sum, { rows }) => sum + rows, 0);
}
