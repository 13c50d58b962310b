import type { CellRange } from '../ranges/CellRange.ts';

/** Returns attributes of a grid that hold its selected range, for other plug-ins. */
export function rangeAttributes(range: CellRange | null): { 'data-cell-range': string | undefined } {
  return { 'data-cell-range': range ? JSON.stringify(range) : undefined };
}

/** Returns the selected range of a grid; null if there is none. */
export function selectedRange(grid: HTMLElement): CellRange | null {
  return JSON.parse(grid.dataset['cellRange'] ?? 'null') as CellRange | null;
}
