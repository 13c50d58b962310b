import type { PointerEvent } from 'react';
import { parts } from '../DataTable/parts.ts';
import { isRightToLeft } from './isRightToLeft.ts';

/** Props of `HeaderResizer`. */
export interface HeaderResizerProps {
  /** Called with the width in px that the column would have, when the drag has ended. */
  onResize: (width: number) => void;
  /** Called with the grip after a double click, which fits the column to its content. */
  onFit: (grip: Element) => void;
}

/**
 * The grip at the end of a header. It follows the pointer, and the column takes its width when the pointer is let go
 * (TABLE-COL-4); Escape or a cancelled pointer leaves the width as it was. A double click fits the column to its content.
 * The keyboard's way is Alt with an arrow.
 */
export function HeaderResizer({ onResize, onFit }: HeaderResizerProps) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    followDrag(event, onResize);
  };
  return (
    <span
      aria-hidden="true"
      className={parts.resizer}
      onPointerDown={start}
      onDoubleClick={(event) => onFit(event.currentTarget)}
      data-resizer
    />
  );
}

function followDrag(event: PointerEvent<HTMLSpanElement>, finish: (width: number) => void): void {
  const grip = event.currentTarget;
  const startWidth = grip.parentElement?.offsetWidth ?? 0;
  const startX = event.clientX;
  const dragging = new AbortController();
  const { signal } = dragging;
  const end = () => {
    dragging.abort();
    grip.style.transform = '';
    delete grip.dataset.dragging;
  };
  grip.dataset.dragging = 'true';
  grip.setPointerCapture?.(event.pointerId);
  grip.addEventListener(
    'pointermove',
    (move: globalThis.PointerEvent) => (grip.style.transform = `translateX(${move.clientX - startX}px)`),
    { signal },
  );
  grip.addEventListener('pointercancel', end, { signal });
  grip.ownerDocument.addEventListener('keydown', (key) => key.key === 'Escape' && end(), { signal });
  grip.addEventListener(
    'pointerup',
    (up: globalThis.PointerEvent) => {
      end();
      const moved = (up.clientX - startX) * (isRightToLeft(grip) ? -1 : 1);
      if (moved !== 0) finish(startWidth + moved);
    },
    { signal },
  );
}
