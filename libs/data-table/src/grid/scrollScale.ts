/**
 * Greatest height in px that the scrolled part of a table is given. Browsers cut elements off somewhere above it: Firefox at
 * about 17.8 million, Chromium and Safari at about 33.5 million.
 */
export const greatestHeight = 16_000_000;

/**
 * How far the browser scrolls against how far the rows move. Up to `greatestHeight` both are the same; higher tables are
 * given that height, and each pixel scrolled moves the rows by more, so that the end of the scroll bar is the last row.
 */
export interface ScrollScale {
  /** Height in px that the rows are given. */
  height: number;
  /** True where rows move further than the browser scrolls. */
  scaled: boolean;
  /** Where in the rows a scroll position stands, in px. */
  toOffset: (scrollTop: number) => number;
  /** The scroll position of a place in the rows, in px. */
  toScrollTop: (offset: number) => number;
}

/** Makes the scale of rows `contentHeight` px high in a view of `viewHeight` px. */
export function scrollScale(contentHeight: number, viewHeight: number, greatest = greatestHeight): ScrollScale {
  if (contentHeight <= greatest) {
    return {
      height: contentHeight,
      scaled: false,
      toOffset: (scrollTop) => scrollTop,
      toScrollTop: (offset) => offset,
    };
  }
  const ratio = (contentHeight - viewHeight) / Math.max(1, greatest - viewHeight);
  return {
    height: greatest,
    scaled: true,
    toOffset: (scrollTop) => scrollTop * ratio,
    toScrollTop: (offset) => offset / ratio,
  };
}

/** Where to scroll so that a row is in view, in px of the rows: no further than needed. */
export function offsetOfRow(row: number, rowHeight: number, offset: number, viewHeight: number): number {
  const top = row * rowHeight;
  if (top < offset) return top;
  return Math.max(offset, top + rowHeight - viewHeight);
}
