import type { CellPosition } from '../grid/gridNavigation.ts';

/** A rectangle of cells on the page, with its ends. */
export interface CellRange {
  firstRow: number;
  lastRow: number;
  firstColumn: number;
  lastColumn: number;
}

/** Returns the cells between two corners. */
export function rangeBetween(one: CellPosition, other: CellPosition): CellRange {
  return {
    firstRow: Math.min(one.row, other.row),
    lastRow: Math.max(one.row, other.row),
    firstColumn: Math.min(one.column, other.column),
    lastColumn: Math.max(one.column, other.column),
  };
}

/** Returns the mark of a row's cells; undefined for a row outside the range. */
export function rangeMark(range: CellRange, row: number): string | undefined {
  const { firstRow, lastRow, firstColumn, lastColumn } = range;
  if (row < firstRow || row > lastRow) return undefined;
  return [firstColumn, lastColumn, row === firstRow ? 'top' : '', row === lastRow ? 'bottom' : ''].join(' ');
}

/** An edge of a range; `start` is left, or right in right-to-left tables. */
export type RangeEdge = 'start' | 'end' | 'top' | 'bottom';

/** Returns the range edges at a cell; null for a cell outside the range. */
export function rangeEdges(mark: string, column: number): RangeEdge[] | null {
  const [first = '', last = '', top, bottom] = mark.split(' ');
  if (column < Number(first) || column > Number(last)) return null;
  return [
    ...(column === Number(first) ? (['start'] as const) : []),
    ...(column === Number(last) ? (['end'] as const) : []),
    ...(top ? (['top'] as const) : []),
    ...(bottom ? (['bottom'] as const) : []),
  ];
}
