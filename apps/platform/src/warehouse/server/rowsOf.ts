import type { ColumnarTable } from '../ColumnarTable.ts';

/** Returns the rows of a result, each value as text. */
export function rowsOf({ columns, rowCount }: ColumnarTable): string[][] {
  return Array.from({ length: rowCount }, (_, row) => columns.map(({ values }) => String(values[row])));
}
