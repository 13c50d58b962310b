import type { Column, TextColumn } from '../warehouse/ColumnarTable.ts';
import { rankTexts } from '../warehouse/rankTexts.ts';
import { sortPositions } from '../warehouse/sortPositions.ts';

/** Compares two rows by position. */
type RowOrder = (a: number, b: number) => number;

/**
 * The order of rows by `column direction` texts, first sort first; rows that are equal keep their order.
 * Texts sort without regard to case, nulls last in both directions. Other requests have their turn in between.
 * @throws TypeError for a column that is not there: requests are checked against the contract before
 */
export async function sortRows(
  columns: readonly Column[],
  sorts: readonly string[],
  rowCount: number,
): Promise<Int32Array> {
  const orders: RowOrder[] = [];
  for (const sort of sorts) {
    const [name, direction] = sort.split(' ');
    const column = columns.find((c) => c.name === name);
    if (!column) throw new TypeError(`The result has no column "${name}"`);
    orders.push(await orderBy(column, direction === 'desc' ? -1 : 1));
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
    return nullA !== nullB || nullA === 1 ? nullA - nullB : sign * ((values[a] ?? 0) - (values[b] ?? 0));
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
    values: codes.map((code) => ranks[code] ?? 0),
    valid: Uint8Array.from(codes, (code) => (code < 0 ? 0 : 1)),
  };
}
