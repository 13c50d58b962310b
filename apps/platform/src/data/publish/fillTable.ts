import { totalsByMonth, type ControlTotals } from './controlTotals.ts';
import type { MonthMarks, PublishTarget } from './PublishTarget.ts';
import type { SetFile, SetTable } from './SetFile.ts';
import { packPieces, planPieces, rowsOf, type SetPiece } from './SetPart.ts';

/** A table of a new set to fill on a server. */
export interface TableFilling {
  file: SetFile;
  setId: string;
  target: PublishTarget;
  table: SetTable;
  /** The table's control totals in the file. */
  totals: ControlTotals;
  /** The set in use there, whose months can be reused; null for none. */
  from: string | null;
  partRows: number;
  /** Called with the number of new rows. */
  onRows: (title: string, rows: number) => void;
}

/** Result of filling a table. */
export interface FilledTable {
  /** Months reused from the set in use, with their marks in the new set. */
  taken: MonthMarks;
  rowsTaken: number;
}

const none: MonthMarks = new Map();

/**
 * Fills a table: reuses equal months of the set in use on the server, and copies all others. Skips pieces that an
 * earlier attempt copied.
 */
export async function fillTable(filling: TableFilling): Promise<FilledTable> {
  const { file, setId, target, table, partRows, onRows } = filling;
  const pieces = await planPieces(file.query, table, partRows);
  const copied = await target.copiedPieces(setId, table);
  const begun = new Set(pieces.filter(({ id }) => copied.has(id)).flatMap(({ month }) => month ?? []));
  await target.removeUnrecorded(setId, table, begun);
  onRows('Copying rows', rowsOf(pieces.filter(({ id }) => copied.has(id))));
  const taken = await takeSameMonths(filling, pieces, begun);
  const isTaken = ({ month }: SetPiece) => month !== null && taken.has(month);
  const rowsTaken = rowsOf(pieces.filter(isTaken));
  onRows('Reusing unchanged months', rowsTaken);
  const open = pieces.filter((piece) => !copied.has(piece.id) && !isTaken(piece));
  for (const part of packPieces(open, partRows)) {
    await target.copyPart(setId, table, part, file.readText(table, part, target.textOf));
    onRows('Copying rows', part.rows);
  }
  return { taken, rowsTaken };
}

/** Reuses equal months; a partly copied month is copied to its end. */
async function takeSameMonths(
  { setId, target, table, totals, from }: TableFilling,
  pieces: readonly SetPiece[],
  begun: ReadonlySet<number>,
): Promise<MonthMarks> {
  const isDivided = pieces.some(({ month }) => month !== null);
  if (from === null || from === setId || !isDivided) return none;
  const kept = await target.keptMonths(from, table);
  const months = new Map<number, string>();
  for (const [month, text] of totalsByMonth(totals)) {
    const before = kept.get(month);
    if (before?.totals === text && !begun.has(month)) months.set(month, before.mark);
  }
  return months.size === 0 ? none : target.takeMonths({ setId, table, from, months, pieces });
}
