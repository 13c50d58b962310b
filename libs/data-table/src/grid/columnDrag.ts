import { parts } from '../DataTable/parts.ts';
import { isRightToLeft } from './isRightToLeft.ts';

/** A header that is being dragged over others. */
export interface ColumnDragOptions {
  /** The header that was pressed. */
  header: HTMLElement;
  /** What the pointer carries along: the column's name, or why it stays. */
  label: string;
  /** Where the press was, in px from the left edge of the page. */
  startX: number;
  /** The pointer that drags. */
  pointerId: number;
  /** False for a column that has no other place to go to. */
  canMove: boolean;
  /** The drag begins. */
  onStart: () => void;
  /** The pointer was let go beside another column; told the ids. */
  onDrop: (targetId: string, side: 'before' | 'after') => void;
}

/** Less than this, in px, is a click. */
const dragThreshold = 6;

/** So near to an edge, in px, a drag scrolls the table. */
const scrollZone = 48;

/** How far it scrolls with each frame, in px. */
const scrollStep = 14;

interface DropPlace {
  target: HTMLElement;
  side: 'before' | 'after';
}

/**
 * Follows a press on a header: a drag carries the column's name along, marks the place where it would go, scrolls at the
 * edges, and ends with `onDrop`; Escape and a cancelled pointer end it with nothing (TABLE-COL-4).
 */
export function followColumnDrag(options: ColumnDragOptions): void {
  const { header, startX, pointerId } = options;
  const page = header.ownerDocument;
  const dragging = new AbortController();
  const { signal } = dragging;
  let drag: ReturnType<typeof beginDrag> | null = null;
  const end = () => {
    dragging.abort();
    drag?.end();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (!drag && Math.abs(event.clientX - startX) >= dragThreshold) {
      drag = beginDrag(options);
      options.onStart();
    }
    drag?.moveTo(event.clientX, event.clientY);
  };
  const drop = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const place = drag?.place() ?? null;
    const wasDragged = drag !== null;
    end();
    if (wasDragged) swallowClick(page);
    if (place) options.onDrop(place.target.dataset['columnId'] ?? '', place.side);
  };
  page.addEventListener('pointermove', move, { signal });
  page.addEventListener('pointerup', drop, { signal });
  page.addEventListener('pointercancel', end, { signal });
  page.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !drag) return;
      key.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
}

function beginDrag({ header, label, canMove }: ColumnDragOptions) {
  const grid = header.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
  const scroller = grid?.parentElement ?? null;
  const ghost = header.ownerDocument.createElement('div');
  ghost.className = parts.dragGhost;
  ghost.textContent = label;
  ghost.setAttribute('aria-hidden', 'true');
  const view = scroller?.parentElement ?? null;
  view?.append(ghost);
  view?.toggleAttribute('data-refused', !canMove);
  if (canMove) header.dataset['dragged'] = 'true';
  let place: DropPlace | null = null;
  let pointerX = 0;
  let frame = 0;
  const look = () => {
    delete place?.target.dataset['drop'];
    place = grid && canMove ? dropPlace(grid, header, pointerX) : null;
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
      ghost.style.transform = `translate(${x - left + 12}px, ${y - top + 12}px)`;
      look();
      if (frame === 0) frame = requestAnimationFrame(scroll);
    },
    place: () => place,
    end() {
      cancelAnimationFrame(frame);
      ghost.remove();
      view?.removeAttribute('data-refused');
      delete header.dataset['dragged'];
      delete place?.target.dataset['drop'];
    },
  };
}

/** The movable column under the pointer, and on which side of its middle the pointer is. */
function dropPlace(grid: HTMLElement, dragged: HTMLElement, x: number): DropPlace | null {
  const headers = [...grid.querySelectorAll<HTMLElement>('[role="columnheader"][data-movable]')];
  const target = headers.find((header) => {
    const { left, right } = header.getBoundingClientRect();
    return x >= left && x < right;
  });
  if (!target || target === dragged) return null;
  const { left, right } = target.getBoundingClientRect();
  const isInFirstHalf = x < (left + right) / 2 !== isRightToLeft(grid);
  return { target, side: isInFirstHalf ? 'before' : 'after' };
}

function scrollDirection(scroller: HTMLElement, x: number): -1 | 0 | 1 {
  const { left, right } = scroller.getBoundingClientRect();
  if (x < left + scrollZone) return -1;
  return x > right - scrollZone ? 1 : 0;
}

/** The press ends with a click on the header, which would sort. */
function swallowClick(page: Document): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  page.addEventListener('click', swallow, { capture: true, once: true });
  // Where the pointer was let go elsewhere there is no click, and the next one counts.
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), 0);
}
