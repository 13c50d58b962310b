/**
 * Returns the order after columns moved beside another one; several columns keep their order.
 * @param order All ids in order.
 * @param columnIds The columns that move.
 * @param targetId The column that it is put beside.
 * @param side On which side of it.
 */
export function moveBeside(
  order: readonly string[],
  columnIds: readonly string[],
  targetId: string,
  side: 'before' | 'after',
): string[] {
  const moved = order.filter((id) => columnIds.includes(id));
  const others = order.filter((id) => !moved.includes(id));
  const target = others.indexOf(targetId);
  if (target < 0 || moved.length === 0) return [...order];
  return others.toSpliced(side === 'before' ? target : target + 1, 0, ...moved);
}
