/** Rows to draw: from the first up to before the second. */
export interface RowRange {
  from: number;
  to: number;
}

/** What of the rows is in view, in px. */
export interface RowsScroll {
  /** Distance of the view's top from the top of all rows. */
  offset: number;
  /** Height of the view. */
  viewHeight: number;
  /** Height of a row. */
  rowHeight: number;
  /** Number of rows. */
  count: number;
  /** Rows beyond the view that are drawn already, on each side. */
  ahead: number;
}

/** So many rows beyond the view, and quick scrolling shows no gap. */
export const overscan = 4;

/** The rows in view with a few more on both sides. A view beyond the last row looks at the last rows. */
export function rowsInView({ offset, viewHeight, rowHeight, count, ahead }: RowsScroll): RowRange {
  const height = Math.max(1, rowHeight);
  const furthest = Math.max(0, count * height - viewHeight);
  const top = Math.min(Math.max(0, offset), furthest);
  const first = Math.floor(top / height);
  return {
    from: Math.max(0, first - ahead),
    to: Math.min(count, first + Math.ceil(viewHeight / height) + 1 + ahead),
  };
}

/** Whether two ranges are the same, or both none. */
export function isSameRange(one: RowRange | null, other: RowRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
