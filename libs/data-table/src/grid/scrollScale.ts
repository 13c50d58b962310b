/**
 * Max height in px of the scrolled content. Browsers clip higher elements: Firefox at about 17.8 million, Chromium and
 * Safari at about 33.5 million.
 */
export const greatestHeight = 16_000_000;

/** Longer scroll distances in px are jumps (scroll bar, `scrollToRow`). Shorter ones move rows one to one. */
const leap = 4000;
/** Within this distance of an end, in browser px, the remaining rows are spread over the remaining scroll distance. */
const approach = 8000;

/**
 * Maps the browser's scroll position to the rows. Up to `greatestHeight` both are equal; higher tables are limited to
 * that height, and jumps are scaled, so that the end of the scroll bar is the last row.
 */
export interface ScrollScale {
  /** Height of the content in px. */
  height: number;
  /** True if rows move further than the browser scrolls. */
  scaled: boolean;
  /** Converts a scroll position to a row offset in px. */
  toOffset: (scrollTop: number) => number;
  /** Converts a row offset to a scroll position in px. */
  toScrollTop: (offset: number) => number;
  /** The last scroll position and its row offset. */
  end: ScrollPlace;
}

/** A scroll position and the row offset. */
export interface ScrollPlace {
  /** Scroll position in browser px. */
  scrollTop: number;
  /** Row offset in px. */
  offset: number;
}

/** Creates the scale of rows `contentHeight` px high in a viewport of `viewHeight` px. */
export function scrollScale(contentHeight: number, viewHeight: number, greatest = greatestHeight): ScrollScale {
  const offset = Math.max(0, contentHeight - viewHeight);
  if (contentHeight <= greatest) {
    return {
      end: { scrollTop: offset, offset },
      height: contentHeight,
      scaled: false,
      toOffset: (scrollTop) => scrollTop,
      toScrollTop: (offset) => offset,
    };
  }
  const ratio = (contentHeight - viewHeight) / Math.max(1, greatest - viewHeight);
  return {
    end: { scrollTop: greatest - viewHeight, offset },
    height: greatest,
    scaled: true,
    toOffset: (scrollTop) => scrollTop * ratio,
    toScrollTop: (offset) => offset / ratio,
  };
}

/**
 * Returns the row offset after scrolling from `last` to `scrollTop`. Wheel and touch move rows one to one; only jumps
 * are scaled.
 */
export function nextOffset(scale: ScrollScale, last: ScrollPlace, scrollTop: number): number {
  const way = scrollTop - last.scrollTop;
  if (!scale.scaled || Math.abs(way) > leap) return scale.toOffset(scrollTop);
  const isBack = way < 0;
  const room = isBack ? last.scrollTop : scale.end.scrollTop - last.scrollTop;
  const rows = isBack ? last.offset : scale.end.offset - last.offset;
  if (room <= 0) return isBack ? 0 : Math.min(last.offset, scale.end.offset);
  return last.offset + (room < approach ? (way * rows) / room : way);
}

/** Returns the nearest row offset in px at which a row is visible. */
export function offsetOfRow(row: number, rowHeight: number, offset: number, viewHeight: number): number {
  const top = row * rowHeight;
  if (top < offset) return top;
  return Math.max(offset, top + rowHeight - viewHeight);
}
