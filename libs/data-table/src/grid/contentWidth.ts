import { parts } from '../styles/parts.ts';

/** Horizontal cell padding in px. */
const cellPadding = 26;

/** Width of a header's arrow and menu in px. */
const headerExtras = 16;

/** Max width in px of a column fitted to its content. */
const greatestFit = 640;

/**
 * Returns the width in px of a column's rendered content; null if the browser cannot measure it.
 * @param within The column's header, or an element in it.
 */
export function contentWidth(within: Element): number | null {
  const header = within.closest<HTMLElement>('[role="columnheader"]');
  const table = header?.closest(`.${parts.scroller}`);
  if (!header || !table) return null;
  const column = header.getAttribute('aria-colindex');
  const cells = [...table.querySelectorAll<HTMLElement>(`[role="gridcell"][aria-colindex="${column}"]`)];
  const text = header.querySelector<HTMLElement>(`.${parts.headerText}`);
  const widths = [...cells.map(widthOfContent), text ? widthInOneLine(text) + headerExtras : 0];
  const widest = Math.max(...widths);
  return widest > 0 ? Math.min(greatestFit, Math.ceil(widest) + cellPadding) : null;
}

function widthInOneLine(text: HTMLElement): number {
  text.style.whiteSpace = 'nowrap';
  const width = widthOfContent(text);
  text.style.whiteSpace = '';
  return width;
}

/** A range includes truncated text. */
function widthOfContent(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect?.().width ?? 0;
}
