import { parts } from '../styles/parts.ts';

/** Air on both sides of a cell's content, in px. */
const cellPadding = 26;

/** Room of a header's arrow and menu beside its text, in px. */
const headerExtras = 16;

/** Wider than this, in px, no content makes a column. */
const greatestFit = 640;

/**
 * The width in px that the content of a column needs, as far as it is drawn; null where the browser does not tell.
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

/** A range covers text beyond the edge where it is cut. */
function widthOfContent(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect?.().width ?? 0;
}
