import type { PointerEvent } from 'react';
import { parts } from '../styles/parts.ts';

/**
 * Shows text that is cut whole when the pointer rests on it. It looks at each movement: what was cut may have room by now. Rows that
 * pass under a pointer that stands still are not looked at.
 */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = (target as Element).closest<HTMLElement>(`.${parts.cell}, .${parts.headerText}`);
  if (!cell) return;
  const isCut =
    [cell, ...cell.children].some((part) => part.scrollWidth > part.clientWidth) ||
    // A header has two lines.
    (cell.className === parts.headerText && cell.scrollHeight > cell.clientHeight + 1);
  const title = isCut ? (cell.textContent ?? '') : '';
  if (cell.title !== title) cell.title = title;
}
