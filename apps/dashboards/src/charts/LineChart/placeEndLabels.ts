/** Distance between the middles of two labels, in px. */
const lineHeight = 16;

/**
 * Moves labels apart that would lie on each other, each as little as possible, and keeps them between two edges.
 * @returns the middles in the order given.
 */
export function placeEndLabels(middles: readonly number[], top: number, bottom: number): number[] {
  const order = middles.map((middle, index) => ({ middle, index })).sort((one, other) => one.middle - other.middle);
  const placed: number[] = [];
  let next = top;
  for (const { middle, index } of order) {
    placed[index] = Math.max(middle, next);
    next = (placed[index] as number) + lineHeight;
  }
  let limit = bottom;
  for (const { index } of order.reverse()) {
    placed[index] = Math.min(placed[index] as number, limit);
    limit = (placed[index] as number) - lineHeight;
  }
  return placed;
}
