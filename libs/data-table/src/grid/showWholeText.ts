import type { PointerEvent } from 'react';
import { parts } from '../styles/parts.ts';

/**
 * Shows truncated text in a tooltip on hover: that of each part of a cell that is cut off. Checked on each pointer move,
 * since the width may have changed; scrolling alone does not trigger it.
 */
export function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = (target as Element).closest<HTMLElement>(`.${parts.cell}, .${parts.headerText}`);
  if (!cell) return;
  const cut = [cell, ...cell.querySelectorAll('*')].filter(
    ({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
      // Text for screen readers alone is 1 px wide, and parts of a line have no width.
      clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
  );
  const title = cut
    // Of nested parts the innermost.
    .filter((part, place) => !part.contains(cut[place + 1] ?? null))
    .map(({ textContent }) => textContent)
    .join('\n');
  if (cell.title !== title) cell.title = title;
}
