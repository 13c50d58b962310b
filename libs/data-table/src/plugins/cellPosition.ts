import type { CellPosition } from '../grid/gridNavigation.ts';

/** Returns the cell of a row in which an element is; null for headers, the footer row, and outside of cells. */
export function cellPosition(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][aria-colindex]') : null;
  const row = Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
  if (!cell || row < 0 || !Number.isFinite(row)) return null;
  return { row, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}
