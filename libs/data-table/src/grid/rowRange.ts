/** Rows to render: from `from` to before `to`. */
export interface RowRange {
  from: number;
  to: number;
}

/** Scroll metrics of the rows in px. */
export interface RowsScroll {
  /** Distance of the view's top from the top of all rows. */
  offset: number;
  /** Height of the view. */
  viewHeight: number;
  /** Height of a row. */
  rowHeight: number;
  /** Number of rows. */
  count: number;
  /** Overscan rows on each side. */
  ahead: number;
}

/** Overscan rows: enough for fast scrolling without gaps. */
export const overscan = 4;

/** Returns the rows in the viewport plus overscan, clamped to the last rows. */
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

/** Whether two ranges are equal, or both null. */
export function isSameRange(one: RowRange | null, other: RowRange | null): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}
