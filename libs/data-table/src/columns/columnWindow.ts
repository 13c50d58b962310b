/** Widths and scroll position of a table's columns, in px. */
export interface ColumnsScroll {
  /** Widths of all visible columns, left to right. */
  widths: readonly number[];
  /** Whether each of them is pinned. */
  pinned: readonly boolean[];
  /** Horizontal scroll position. */
  scrollLeft: number;
  /** Width of the viewport. */
  viewWidth: number;
}

/** Columns to render: from `from` to before `to`, plus the pinned ones. */
export interface ColumnRange {
  from: number;
  to: number;
}

/** Columns rendered beyond the viewport, so that scrolling shows no gap. */
const overscan = 2;

/** Column numbers are rounded outwards to multiples of this, so that rows do not re-render for every column. */
const grain = 4;

/** Fewer columns than this are all rendered. */
export const fewColumns = 24;

/** Returns the columns in the viewport of a horizontally scrolled table. */
export function columnsInView({ widths, pinned, scrollLeft, viewWidth }: ColumnsScroll): ColumnRange {
  let left = 0;
  let from = widths.length;
  let to = 0;
  widths.forEach((width, index) => {
    const inView = left + width > scrollLeft && left < scrollLeft + viewWidth;
    if (inView && !pinned[index]) {
      from = Math.min(from, index);
      to = index + 1;
    }
    left += width;
  });
  if (to === 0) return { from: 0, to: 0 };
  const first = Math.max(0, from - overscan);
  return {
    from: first - (first % grain),
    to: Math.min(widths.length, Math.ceil((to + overscan) / grain) * grain),
  };
}
