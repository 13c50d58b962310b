/**
 * Moves labels apart that would lie on each other, each as little as possible, and keeps them between two edges.
 * @param distance The smallest distance between the middles of two labels, in px.
 * @returns the middles in the order given.
 */
export function placeEndLabels(
  middles: readonly number[],
  { top, bottom }: { top: number; bottom: number },
  distance: number,
): number[] {
  const order = middles.map((middle, index) => ({ middle, index })).sort((one, other) => one.middle - other.middle);
  const placed: number[] = [];
  let next = top;
  for (const { middle, index } of order) {
    placed[index] = Math.max(middle, next);
    next = (placed[index] as number) + distance;
  }
  let limit = bottom;
  for (const { index } of order.reverse()) {
    placed[index] = Math.min(placed[index] as number, limit);
    limit = (placed[index] as number) - distance;
  }
  return placed;
}
