/** All column ids in order: the named ones first, the others in the order of their definitions. */
export function fullOrder(columnIds: readonly string[], columnOrder: readonly string[]): string[] {
  const named = [...new Set(columnOrder)].filter((id) => columnIds.includes(id));
  return [...named, ...columnIds.filter((id) => !named.includes(id))];
}

/**
 * The order after a column was put beside another one.
 * @param order All ids in order.
 * @param columnId The column that moves.
 * @param targetId The column that it is put beside.
 * @param side On which side of it.
 */
export function moveBeside(
  order: readonly string[],
  columnId: string,
  targetId: string,
  side: 'before' | 'after',
): string[] {
  if (columnId === targetId) return [...order];
  const others = order.filter((id) => id !== columnId);
  const target = others.indexOf(targetId);
  if (target < 0 || others.length === order.length) return [...order];
  return others.toSpliced(side === 'before' ? target : target + 1, 0, columnId);
}

/**
 * The order after a column went one place to the left (-1) or to the right (1) among the columns that can be moved; null
 * where there is no further place.
 */
export function moveByOne(
  order: readonly string[],
  movable: readonly string[],
  columnId: string,
  direction: -1 | 1,
): string[] | null {
  const place = movable.indexOf(columnId);
  const neighbour = place < 0 ? undefined : movable[place + direction];
  if (neighbour === undefined) return null;
  return moveBeside(order, columnId, neighbour, direction < 0 ? 'before' : 'after');
}
