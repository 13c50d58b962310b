import type { Column, TextColumn } from '../warehouse/ColumnarTable.ts';
import { createBreather } from '../turns/createBreather.ts';
import { rankTexts } from '../warehouse/rankTexts.ts';
import { sortPositions } from '../warehouse/sortPositions.ts';

/** Number of rows prepared for sorting before yielding. */
const rowsOfShortTurn = 10_000;

/** Compares two rows, given by position. */
type RowOrder = (a: number, b: number) => number;

/**
 * Returns the order of rows by `column direction` texts, a stable sort. Ignores case of texts; nulls are last in both
 * directions. Yields to other requests in between. @throws TypeError for an unknown column; requests are validated
 * against the contract before
 */
export async function sortRows(
  columns: readonly Column[],
  sorts: readonly string[],
  rowCount: number,
): Promise<Int32Array> {
  const breather = createBreather();
  // Yield first: reading a large result from the engine took long.
  if (rowCount > rowsOfShortTurn) await breather.breathe();
  const orders: RowOrder[] = [];
  for (const sort of sorts) {
    const [name, direction] = sort.split(' ');
    const column = columns.find((c) => c.name === name);
    if (!column) throw new TypeError(`The result has no column "${name}"`);
    orders.push(await orderBy(column, direction === 'desc' ? -1 : 1));
    if (rowCount > rowsOfShortTurn) await breather.breathe();
  }
  return sortPositions(rowCount, (a, b) => {
    for (const order of orders) {
      const compared = order(a, b);
      if (compared !== 0) return compared;
    }
    return 0;
  });
}

async function orderBy(column: Column, sign: 1 | -1): Promise<RowOrder> {
  const { values, valid }: { values: ArrayLike<number>; valid?: Uint8Array | undefined } =
    column.type === 'utf8' ? await ranksOf(column) : column;
  return (a, b) => {
    const nullA = valid?.[a] === 0 ? 1 : 0;
    const nullB = valid?.[b] === 0 ? 1 : 0;
    return nullA !== nullB || nullA === 1 ? nullA - nullB : sign * (values[a]! - values[b]!);
  };
}

async function ranksOf({ values, pooled }: TextColumn): Promise<{ values: Int32Array; valid: Uint8Array }> {
  if (!pooled)
    return {
      values: await rankTexts(values.map((text) => text ?? '')),
      valid: Uint8Array.from(values, (text) => (text === null ? 0 : 1)),
    };
  const { codes, pool } = pooled;
  const ranks = await pool.ranks();
  return {
    values: codes.map((code) => (code < 0 ? 0 : ranks[code]!)),
    valid: codesValid(codes),
  };
}

/** Uses a plain loop: a callback per row takes several times as long. */
function codesValid(codes: Int32Array): Uint8Array {
  const valid = new Uint8Array(codes.length);
  for (let row = 0; row < codes.length; row++) valid[row] = (codes[row] ?? -1) < 0 ? 0 : 1;
  return valid;
}
