import { parts } from '../styles/parts.ts';
import { followPointer } from './followPointer.ts';
import { isRightToLeft } from './isRightToLeft.ts';
import { swallowClick } from './swallowClick.ts';
import { tableNote } from './tableNote.ts';

/** Options of a header drag. */
export interface ColumnDragOptions {
  /** The header that was pressed. */
  header: HTMLElement;
  /** Label at the pointer: the column's name, or why it cannot move. */
  label: string;
  /** Start of the drag in px from the left edge of the page. */
  startX: number;
  /** The pointer that drags. */
  pointerId: number;
  /** False for a column that cannot move. */
  canMove: boolean;
  /** Whether the column is still visible; the drag ends if it is not. */
  isThere: () => boolean;
  /** Called when the drag starts. */
  onStart: () => void;
  /** Called when the pointer is released beside another column. */
  onDrop: (targetId: string, side: 'before' | 'after') => void;
}

/** Shorter moves in px are clicks. */
const dragThreshold = 6;

/** Distance in px from an edge at which a drag scrolls the table. */
const scrollZone = 48;

/** Scroll distance per frame in px. */
const scrollStep = 14;

interface DropPlace {
  target: HTMLElement;
  side: 'before' | 'after';
}

/**
 * Handles a drag of a header: shows the column's name at the pointer, marks the drop position, scrolls at the edges,
 * and ends with `onDrop`. Escape and a cancelled pointer cancel it (TABLE-COL-4).
 */
export function followColumnDrag(options: ColumnDragOptions): void {
  const page = options.header.ownerDocument;
  let drag: ReturnType<typeof beginDrag> | null = null;
  const end = followPointer(page, options.pointerId, {
    onMove({ clientX, clientY }) {
      if (!options.isThere()) return end();
      if (!drag && Math.abs(clientX - options.startX) >= dragThreshold) {
        drag = beginDrag(options);
        options.onStart();
      }
      drag?.moveTo(clientX, clientY);
    },
    onDrop() {
      if (!drag) return;
      swallowClick(page);
      const place = drag.place();
      if (place) options.onDrop(place.target.dataset['columnId'] ?? '', place.side);
    },
    onEnd: () => drag?.end(),
  });
}

function beginDrag({ header, label, canMove }: ColumnDragOptions) {
  const scroller = header.closest<HTMLElement>(`.${parts.scroller}`);
  const carried = tableNote(header, label);
  const view = scroller?.parentElement;
  view?.toggleAttribute('data-refused', !canMove);
  if (canMove) header.dataset['dragged'] = 'true';
  let place: DropPlace | null = null;
  let pointerX = 0;
  let frame = 0;
  const look = () => {
    delete place?.target.dataset['drop'];
    place = scroller && canMove ? dropPlace(scroller, header, pointerX) : null;
    if (place) place.target.dataset['drop'] = place.side;
  };
  const scroll = () => {
    frame = 0;
    const direction = scroller ? scrollDirection(scroller, pointerX) : 0;
    if (!scroller || direction === 0) return;
    scroller.scrollLeft += direction * scrollStep;
    look();
    frame = requestAnimationFrame(scroll);
  };
  return {
    moveTo(x: number, y: number) {
      pointerX = x;
      const { left = 0, top = 0 } = view?.getBoundingClientRect() ?? {};
      carried.style.inset = '0 auto auto 0';
      carried.style.transform = `translate(${x - left + 12}px, ${y - top + 12}px)`;
      look();
      if (frame === 0) frame = requestAnimationFrame(scroll);
    },
    place: () => place,
    end() {
      cancelAnimationFrame(frame);
      carried.remove();
      view?.removeAttribute('data-refused');
      delete header.dataset['dragged'];
      delete place?.target.dataset['drop'];
    },
  };
}

/** Returns the movable header of the same row under the pointer, and the side of its middle. */
function dropPlace(table: HTMLElement, dragged: HTMLElement, x: number): DropPlace | null {
  const row = dragged.closest('[role="row"]') ?? table;
  const headers = [...row.querySelectorAll<HTMLElement>('[data-movable]')];
  const target = headers.find((header) => {
    const { left, right } = header.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!target || target === dragged) return null;
  const { left, right } = target.getBoundingClientRect();
  const isInFirstHalf = x < (left + right) / 2 !== isRightToLeft(table);
  return { target, side: isInFirstHalf ? 'before' : 'after' };
}

function scrollDirection(scroller: HTMLElement, x: number): -1 | 0 | 1 {
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + scrollZone) return -1;
  return x > right - scrollZone ? 1 : 0;
}
