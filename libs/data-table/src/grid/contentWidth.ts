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
  const widths = [...cells.map(widthInOneLine), text ? widthInOneLine(text) + headerExtras : 0];
  const widest = Math.max(...widths);
  return widest > 0 ? Math.min(greatestFit, Math.ceil(widest) + cellPadding) : null;
}

/** A range includes truncated text; content that sets its own wrapping has one line in the max-content width. */
function widthInOneLine(element: HTMLElement): number {
  const { style, ownerDocument } = element;
  const { cssText } = style;
  style.cssText += ';white-space:nowrap;width:max-content';
  const range = ownerDocument.createRange();
  range.selectNodeContents(element);
  const width = range.getBoundingClientRect?.().width ?? 0;
  style.cssText = cssText;
  return width;
}
