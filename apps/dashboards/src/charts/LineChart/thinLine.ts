/** A point of a line in px; no `y` where the line is interrupted. */
export interface LinePoint {
  /** Distance from the left edge. */
  x: number;
  /** Distance from the top edge, or null in a gap. */
  y: number | null;
}

/**
 * Leaves out points that no pixel shows: of all points in one column of pixels, the first, lowest, highest and last
 * stay. Gaps stay too. Short lines are returned as they are.
 */
export function thinLine(points: readonly LinePoint[], widthPx: number): readonly LinePoint[] {
  if (points.length <= widthPx * 2) return points;
  const kept: LinePoint[] = [];
  for (let start = 0; start < points.length;) {
    const column = Math.floor(points[start]?.x ?? 0);
    let end = start;
    while (end < points.length && Math.floor(points[end]?.x ?? 0) === column) end += 1;
    keepExtremes(points.slice(start, end), kept);
    start = end;
  }
  return kept;
}

function keepExtremes(column: readonly LinePoint[], kept: LinePoint[]): void {
  const heights = column.flatMap(({ y }) => (y === null ? [] : [y]));
  const low = Math.min(...heights);
  const high = Math.max(...heights);
  const wanted = new Set([
    0,
    column.length - 1,
    column.findIndex(({ y }) => y === low),
    column.findIndex(({ y }) => y === high),
  ]);
  column.forEach((point, index) => {
    if (wanted.has(index) || point.y === null) kept.push(point);
  });
}
