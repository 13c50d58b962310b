/**
 * Greatest height in px that the scrolled part of a table is given. Browsers cut elements off somewhere above it: Firefox at
 * about 17.8 million, Chromium and Safari at about 33.5 million.
 */
export const greatestHeight = 16_000_000;

/** Longer ways than this, in px, are leaps: by the scroll bar, or to a row. Shorter ones move rows as far as the browser scrolls. */
const leap = 4000;
/** So near an end, in px of the browser, what is left of the rows is spread over what is left to scroll. */
const approach = 8000;

/**
 * How far the browser scrolls against how far the rows move. Up to `greatestHeight` both are the same; higher tables are
 * given that height, and a leap moves the rows by more, so that the end of the scroll bar is the last row.
 */
export interface ScrollScale {
  /** Height in px that the rows are given. */
  height: number;
  /** True where rows move further than the browser scrolls. */
  scaled: boolean;
  /** Where in the rows a scroll position is, in px. */
  toOffset: (scrollTop: number) => number;
  /** The scroll position of a place in the rows, in px. */
  toScrollTop: (offset: number) => number;
  /** The last scroll position, in px of the browser, and the place in the rows that belongs to it. */
  end: ScrollPlace;
}

/** Where the browser is, and where the rows are. */
export interface ScrollPlace {
  /** How far the browser has scrolled, in its px. */
  scrollTop: number;
  /** How far the rows have, in their px. */
  offset: number;
}

/** Makes the scale of rows `contentHeight` px high in a view of `viewHeight` px. */
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
 * Where rows are after the browser has scrolled on from `last` to `scrollTop`. A wheel and a finger move rows as far as they
 * say, also in a table that is higher than the browser can scroll; only leaps go by the scale.
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

/** Where to scroll so that a row is in view, in px of the rows: no further than needed. */
export function offsetOfRow(row: number, rowHeight: number, offset: number, viewHeight: number): number {
  const top = row * rowHeight;
  if (top < offset) return top;
  return Math.max(offset, top + rowHeight - viewHeight);
}
