import type { Column, TextColumn } from '../warehouse/ColumnarTable.ts';
import { rankTexts } from '../warehouse/rankTexts.ts';

/** Compares two rows by position. */
type RowOrder = (a: number, b: number) => number;

/**
 * The order of rows by `column direction` texts, first sort first; rows that are equal keep their order.
 * Texts sort without regard to case, nulls last in both directions.
 * @throws TypeError for a column that is not there: requests are checked against the contract before
 */
export function sortRows(columns: readonly Column[], sorts: readonly string[], rowCount: number): Int32Array {
  const orders = sorts.map((sort) => {
    const [name, direction] = sort.split(' ');
    const column = columns.find((c) => c.name === name);
    if (!column) throw new TypeError(`The result has no column "${name}"`);
    return orderBy(column, direction === 'desc' ? -1 : 1);
  });
  return Int32Array.from({ length: rowCount }, (_, row) => row).sort((a, b) => {
    for (const order of orders) {
      const compared = order(a, b);
      if (compared !== 0) return compared;
    }
    return a - b;
  });
}

function orderBy(column: Column, sign: 1 | -1): RowOrder {
  const { values, valid }: { values: ArrayLike<number>; valid?: Uint8Array | undefined } =
    column.type === 'utf8' ? ranksOf(column) : column;
  return (a, b) => {
    const nullA = valid?.[a] === 0 ? 1 : 0;
    const nullB = valid?.[b] === 0 ? 1 : 0;
    return nullA !== nullB || nullA === 1 ? nullA - nullB : sign * ((values[a] ?? 0) - (values[b] ?? 0));
  };
}

function ranksOf({ values, pooled }: TextColumn): { values: Int32Array; valid: Uint8Array } {
  if (!pooled)
    return {
      values: rankTexts(values.map((text) => text ?? '')),
      valid: Uint8Array.from(values, (text) => (text === null ? 0 : 1)),
    };
  const { codes, pool } = pooled;
  return {
    values: codes.map((code) => pool.ranks[code] ?? 0),
    valid: Uint8Array.from(codes, (code) => (code < 0 ? 0 : 1)),
  };
}
