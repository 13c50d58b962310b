import type { CellPosition } from '../grid/gridNavigation.ts';

/** Returns the position of the body cell that contains an element; null otherwise. */
export function cellPosition(target: EventTarget | null): CellPosition | null {
  const cell = target instanceof Element ? target.closest('[role="gridcell"][aria-colindex]') : null;
  const row = Number(cell?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? -1);
  if (!cell || row < 0 || !Number.isFinite(row)) return null;
  return { row, column: Number(cell.getAttribute('aria-colindex')) - 1 };
}
