import type { PointerEvent } from 'react';
import { parts } from '../styles/parts.ts';
import { followPointer } from './followPointer.ts';
import { isRightToLeft } from './isRightToLeft.ts';

/** Props of `HeaderResizer`. */
export interface HeaderResizerProps {
  /** Called with the new width in px and the grip when the drag ends. */
  onResize: (width: number, grip: Element) => void;
  /** Called with the grip after a double click, which fits the column to its content. */
  onFit: (grip: Element) => void;
}

/**
 * The grip at the end of a header. The column is resized when the pointer is released (TABLE-COL-4); Escape or a
 * cancelled pointer keeps the width. A double click fits the column to its content. On the keyboard, use Alt with an
 * arrow.
 */
export function HeaderResizer({ onResize, onFit }: HeaderResizerProps) {
  return (
    <span
      aria-hidden="true"
      className={parts.resizer}
      onPointerDown={(event) => event.button === 0 && followDrag(event, onResize)}
      onDoubleClick={(event) => onFit(event.currentTarget)}
    />
  );
}

function followDrag(event: PointerEvent<HTMLSpanElement>, finish: HeaderResizerProps['onResize']): void {
  event.preventDefault();
  const grip = event.currentTarget;
  const startWidth = grip.parentElement?.offsetWidth ?? 0;
  const startX = event.clientX;
  grip.dataset.dragging = 'true';
  grip.setPointerCapture?.(event.pointerId);
  followPointer(grip.ownerDocument, event.pointerId, {
    onMove({ clientX }) {
      grip.style.transform = `translateX(${clientX - startX}px)`;
    },
    onDrop({ clientX }) {
      const moved = (clientX - startX) * (isRightToLeft(grip) ? -1 : 1);
      if (moved !== 0) finish(startWidth + moved, grip);
    },
    onEnd() {
      grip.style.transform = '';
      delete grip.dataset.dragging;
    },
  });
}
