/** Whether the rows nested in a row are shown. */
export function isRowOpen(expanded: true | ReadonlySet<number>, rowIndex: number): boolean {
  return expanded === true || expanded.has(rowIndex);
}

/**
 * Returns the expanded rows after some were expanded or collapsed.
 * @param allIds Returns the ids of all rows with children; only called when all are expanded and one is collapsed.
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

/** Returns the places of a row and its siblings among the shown rows. The parent precedes the first of them. */
export function siblingPlaces(depths: ArrayLike<number>, place: number): number[] {
  const isBelow = (other: number) => (depths[other] ?? -1) >= (depths[place] ?? 0);
  let next = place;
  while (isBelow(next - 1)) next -= 1;
  const places: number[] = [];
  for (; isBelow(next); next += 1) if (depths[next] === depths[place]) places.push(next);
  return places;
}
