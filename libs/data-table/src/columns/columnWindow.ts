/** Widths and scroll position of a table's columns, in px. */
export interface ColumnsScroll {
  /** Widths of all visible columns, left to right. */
  widths: readonly number[];
  /** Whether each of them stays at an edge. */
  pinned: readonly boolean[];
  /** How far the table is scrolled sideways. */
  scrollLeft: number;
  /** Width of what is in view. */
  viewWidth: number;
}

/** Columns to draw: from the first up to before the second, with the pinned ones. */
export interface ColumnRange {
  from: number;
  to: number;
}

/** Columns beyond the view that are drawn already, so that scrolling shows no gap. */
const overscan = 2;

/** Column numbers are rounded outwards to multiples of this, so that rows do not re-render for every column. */
const grain = 4;

/** Fewer columns than this are always drawn: they cost less than it costs to choose among them. */
export const fewColumns = 24;

/** The columns in view of a table that is scrolled sideways. */
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
