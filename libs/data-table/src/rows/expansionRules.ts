/** Whether the rows nested in a row are shown. */
export function isRowOpen(expanded: true | ReadonlySet<number>, rowIndex: number): boolean {
  return expanded === true || expanded.has(rowIndex);
}

/**
 * The rows that are open after some were opened or closed.
 * @param allIds Names all rows in which others are nested; asked only when one of all is closed.
 */
export function toggledExpansion(
  expanded: true | readonly string[],
  ids: readonly string[],
  open: boolean,
  allIds: () => readonly string[],
): true | string[] {
  if (open) return expanded === true || [...new Set([...expanded, ...ids])];
  const closed = new Set(ids);
  return (expanded === true ? allIds() : expanded).filter((other) => !closed.has(other));
}

/**
 * Places, among the shown rows, of the rows that are nested in the same row as the one at a place, which is among them. Before the
 * first of them is the row in which they are nested.
 */
export function siblingPlaces(depths: ArrayLike<number>, place: number): number[] {
  const isBelow = (other: number) => (depths[other] ?? -1) >= (depths[place] ?? 0);
  let next = place;
  while (isBelow(next - 1)) next -= 1;
  const places: number[] = [];
  for (; isBelow(next); next += 1) if (depths[next] === depths[place]) places.push(next);
  return places;
}
