/** Whether the rows nested in a row are shown. */
export function isRowOpen(expanded: true | ReadonlySet<number>, rowIndex: number): boolean {
  return expanded === true || expanded.has(rowIndex);
}

/**
 * The rows that are open after one was opened or closed.
 * @param allIds Names all rows in which others are nested; asked only when one of all is closed.
 */
export function toggledExpansion(
  expanded: true | readonly string[],
  id: string,
  open: boolean,
  allIds: () => readonly string[],
): true | string[] {
  if (expanded === true) return open ? true : allIds().filter((other) => other !== id);
  const others = expanded.filter((other) => other !== id);
  return open ? [...others, id] : others;
}
