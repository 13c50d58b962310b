import type { PointerEvent } from 'react';
import { parts } from '../styles/parts.ts';

/**
 * Shows truncated text in a tooltip on hover. Checked on each pointer move, since the width may have changed; scrolling
 * alone does not trigger it.
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
