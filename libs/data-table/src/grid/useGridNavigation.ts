import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { clampCell, nextCell } from './gridNavigation.ts';
import type { CellPosition, GridExtent } from './gridNavigation.ts';

/** What the keyboard works on. */
export interface GridNavigationOptions {
  /** The element with role grid. */
  gridRef: RefObject<HTMLElement | null>;
  /** Size of the grid. */
  extent: GridExtent;
  /** Brings a row of the page into view. */
  showRow: (row: number) => void;
  /** False where rows are higher together than the browser can scroll, so that their places on the page are not their own. */
  placesAreTrue: boolean;
  /** Makes a column narrower (-1) or wider (1) than it is now, in px. */
  onResizeStep: (column: number, direction: -1 | 1, currentWidth: number) => void;
  /** Enter in, or a click on, a row of the page. */
  onRowActivate: ((row: number) => void) | undefined;
}

const interactive =
  'a[href], button, input, select, textarea, [role="button"], [role="checkbox"], [role="link"], [contenteditable="true"]';

/** Keyboard and pointer in the grid: one tab stop, arrows between cells, Enter and clicks on rows. */
export function useGridNavigation(options: GridNavigationOptions) {
  const { gridRef, extent, showRow, placesAreTrue } = options;
  const [position, setPosition] = useState<CellPosition>({ row: -1, column: 0 });
  const focusPending = useRef(false);
  const active = clampCell(position, extent);

  const moveTo = (target: CellPosition) => {
    focusPending.current = true;
    setPosition(target);
    if (target.row >= 0) showRow(target.row);
  };

  // The cell may be drawn only by the render that the move causes, so the focus follows after it.
  useLayoutEffect(() => {
    if (!focusPending.current) return;
    focusPending.current = false;
    const cell = cellElement(gridRef.current, active);
    cell?.focus({ preventScroll: true });
    // Where the browser does not know a row's true place, `showRow` has scrolled to it and its header leads to its column.
    const shown = placesAreTrue ? cell : headerOf(gridRef.current, active.column);
    shown?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [active, gridRef, placesAreTrue]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const cell = closestCell(event.target);
    if (!cell || event.defaultPrevented) return;
    const inside = event.target !== cell;
    if (inside && event.key !== 'Escape') return;
    if (handleKey(event, cell, readPosition(cell), options, moveTo)) event.preventDefault();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const cell = closestCell(event.target);
    if (!cell) return;
    const focused = readPosition(cell);
    if (focused.row !== active.row || focused.column !== active.column) setPosition(focused);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = closestCell(event.target);
    const row = cell ? readPosition(cell).row : -1;
    if (row < 0 || (event.target as Element).closest(interactive) || hasSelection(event)) return;
    options.onRowActivate?.(row);
  };
  return { active, gridProps: { onKeyDown, onFocus, onClick } };
}

/** Does what a key asks for; false for keys that are left to the browser. */
function handleKey(
  event: KeyboardEvent<HTMLElement>,
  cell: HTMLElement,
  from: CellPosition,
  { extent, onResizeStep, onRowActivate }: GridNavigationOptions,
  moveTo: (target: CellPosition) => void,
): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (altKey) {
    if (from.row >= 0 || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
    const width = cell.closest<HTMLElement>('[role="columnheader"]')?.offsetWidth ?? 0;
    onResizeStep(from.column, key === 'ArrowLeft' ? -1 : 1, width);
    return true;
  }
  if (key === 'Escape') {
    if (event.target === cell) return false;
    cell.focus();
    return true;
  }
  if (key === 'Enter' || key === 'F2') {
    if (from.row < 0) return false;
    const inner = cell.querySelector<HTMLElement>(interactive);
    if (inner) inner.focus();
    else if (key === 'Enter') onRowActivate?.(from.row);
    return true;
  }
  const target = nextCell(from, { key, ctrl: ctrlKey || metaKey }, extent);
  if (target) moveTo(target);
  return target !== null;
}

function closestCell(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-row][data-column]') : null;
}

function readPosition(cell: HTMLElement): CellPosition {
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

function cellElement(grid: HTMLElement | null, { row, column }: CellPosition): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;
}

function headerOf(grid: HTMLElement | null, column: number): HTMLElement | null {
  return cellElement(grid, { row: -1, column })?.closest<HTMLElement>('[role="columnheader"]') ?? null;
}

/** Whether the click ended a text selection inside the row. */
function hasSelection(event: MouseEvent<HTMLElement>): boolean {
  const selection = event.currentTarget.ownerDocument.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(event.target as Node, true);
}
