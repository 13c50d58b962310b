import type { PointerEvent } from 'react';
import { followPointer } from '../grid/followPointer.ts';
import type { CellPosition } from '../grid/gridNavigation.ts';
import { swallowClick } from '../grid/swallowClick.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import { parts } from '../styles/parts.ts';

/** Distance in px from an edge at which a drag scrolls the table. */
const scrollZone = 24;

/** Max scroll distance per frame in px. */
const maxScrollStep = 18;

/** Callbacks of a drag over cells. */
export interface RangeDrag {
  /** Called for each cell that the pointer reaches. */
  onReach: (cell: CellPosition) => void;
  /** Called with the last cell when the pointer is released. */
  onDrop: (cell: CellPosition) => void;
  /** Called after Escape or a cancelled pointer, and before `onDrop`. */
  onCancel: () => void;
}

/**
 * Follows a press in a cell of a grid. The drag starts when the pointer leaves the cell, so that clicks and text
 * selection in one cell work as usual; it scrolls at the edges.
 * @returns A function that cancels it.
 */
export function followRangeDrag(
  { currentTarget: grid, target, pointerId }: PointerEvent<HTMLElement>,
  drag: RangeDrag,
) {
  const page = grid.ownerDocument;
  const scroller = grid.closest<HTMLElement>(`.${parts.scroller}`) ?? grid;
  const pressed = (target as Element).closest('[role="gridcell"]');
  const pointer = { x: 0, y: 0 };
  let reached: CellPosition | null = null;
  let isDragging = false;
  let frame = 0;
  const look = () => {
    const { left, right, top, bottom } = rowsArea(scroller);
    const under = page.elementFromPoint?.(clamp(pointer.x, left, right), clamp(pointer.y, top, bottom)) ?? null;
    const cell = grid.contains(under) ? cellPosition(under) : null;
    if (!cell || (cell.row === reached?.row && cell.column === reached.column)) return;
    reached = cell;
    drag.onReach(cell);
  };
  const scroll = () => {
    const { left, right, top, bottom } = rowsArea(scroller);
    const across = scrollStep(pointer.x, left, right);
    const down = scrollStep(pointer.y, top, bottom);
    frame = 0;
    if (across === 0 && down === 0) return;
    scroller.scrollLeft += across;
    scroller.scrollTop += down;
    look();
    frame = requestAnimationFrame(scroll);
  };
  return followPointer(page, pointerId, {
    onMove({ clientX, clientY, target: under }) {
      if (!isDragging && pressed?.contains(under as Node)) return;
      if (!isDragging) selectNoText(page, grid);
      isDragging = true;
      Object.assign(pointer, { x: clientX, y: clientY });
      look();
      if (frame === 0) frame = requestAnimationFrame(scroll);
    },
    onEnd() {
      cancelAnimationFrame(frame);
      grid.style.userSelect = '';
      if (isDragging) drag.onCancel();
    },
    onDrop() {
      if (isDragging) swallowClick(page);
      if (reached) drag.onDrop(reached);
    },
  });
}

/** Clears the text selection of a press, and prevents more of it. */
function selectNoText(page: Document, grid: HTMLElement): void {
  page.getSelection()?.removeAllRanges();
  grid.style.userSelect = 'none';
}

/** Returns the visible area of the rows: without the header, the footer row and scroll bars. */
function rowsArea(scroller: HTMLElement) {
  const edgeOf = (part: string) => scroller.querySelector(`.${part}`)?.getBoundingClientRect();
  const { left, top } = scroller.getBoundingClientRect();
  return {
    left: left + 1,
    right: left + scroller.clientWidth - 1,
    top: (edgeOf(parts.head)?.bottom ?? top) + 1,
    bottom:
      Math.min(
        top + scroller.clientHeight,
        edgeOf(parts.foot)?.top ?? Infinity,
        edgeOf(parts.space)?.bottom ?? Infinity,
      ) - 2,
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(max, value));
}

/** Returns how far to scroll in a frame: further, the further the pointer is in or beyond the zone at an edge. */
function scrollStep(at: number, first: number, last: number): number {
  const before = first + scrollZone - at;
  const after = at - (last - scrollZone);
  if (before > 0) return -Math.min(maxScrollStep, Math.ceil(before / 4));
  return after > 0 ? Math.min(maxScrollStep, Math.ceil(after / 4)) : 0;
}
