import { parts } from '../styles/parts.ts';

/** Horizontal cell padding in px. */
const cellPadding = 26;

/** Width of a header's arrow and menu in px. */
const headerExtras = 16;

/** Max width in px of a column fitted to its content. */
const greatestFit = 640;

/** Returns the width in px of the rendered content of a header's column; null if the browser cannot measure it. */
export function contentWidth(header: HTMLElement): number | null {
  const column = header.getAttribute('aria-colindex');
  const rows = header.closest(`.${parts.scroller}`);
  const cells = [...(rows?.querySelectorAll<HTMLElement>(`[role="gridcell"][aria-colindex="${column}"]`) ?? [])];
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
