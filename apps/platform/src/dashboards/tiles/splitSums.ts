import { numbersOf } from '../../warehouse/readColumns.ts';
import type { ColumnarTable } from '../../warehouse/ColumnarTable.ts';

type Numbers = Int32Array | Float64Array;

/** Sums in columns: one position for each group. */
export interface Sums {
  rowCount: number;
  /** In the order of the grouping columns. */
  keys: readonly Numbers[];
  /** In the order of the measure. */
  values: readonly Numbers[];
}

/** Layout of a table with sums. */
export interface SumsLayout {
  /** Columns of keys, in the order of the table. */
  columns: readonly string[];
  groupings: readonly (readonly string[])[];
  values: readonly Numbers[];
}

/** Splits the sums of several groupings, in order: a key that is not in a grouping is null in its rows. */
export function splitSums(table: ColumnarTable, { columns, groupings, values }: SumsLayout): Sums[] {
  const keyOf = new Map(columns.map((name) => [name, numbersOf(table, name)]));
  const keysOf = (grouping: readonly string[]) => grouping.map((name) => keyOf.get(name) ?? new Int32Array());
  const [only] = groupings;
  if (only !== undefined && groupings.length === 1) return [{ rowCount: table.rowCount, keys: keysOf(only), values }];
  const setOfRow = findSets(table, { columns, groupings });
  return groupings.map((grouping, set) => {
    const rows = rowsOf(setOfRow, set);
    const pick = (all: Numbers): Numbers => {
      const picked = new Float64Array(rows.length);
      for (let at = 0; at < picked.length; at++) picked[at] = all[rows[at]!]!;
      return picked;
    };
    return { rowCount: rows.length, keys: keysOf(grouping).map(pick), values: values.map(pick) };
  });
}

/** Returns the grouping of each row, by its non-null keys. */
function findSets(table: ColumnarTable, { columns, groupings }: Omit<SumsLayout, 'values'>): Int32Array {
  const masks = groupings.map((grouping) => grouping.reduce((mask, name) => mask | (1 << columns.indexOf(name)), 0));
  const present = new Int32Array(table.rowCount);
  for (const [bit, name] of columns.entries()) {
    const found = table.columns.find((column) => column.name === name);
    const valid = found && 'valid' in found ? found.valid : undefined;
    for (let row = 0; row < present.length; row++) if (valid?.[row] !== 0) present[row] = present[row]! | (1 << bit);
  }
  return present.map((mask) => masks.indexOf(mask));
}

function rowsOf(setOfRow: Int32Array, set: number): number[] {
  const rows: number[] = [];
  for (let row = 0; row < setOfRow.length; row++) if (setOfRow[row] === set) rows.push(row);
  return rows;
}
