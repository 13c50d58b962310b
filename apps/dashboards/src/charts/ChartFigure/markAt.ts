import type { ChartMark } from './ChartMark.ts';

/**
 * Returns the position of the mark under a point of the drawing, or the closest one.
 * @param reach How far from its box a mark is still found, in px.
 */
export function markAt(marks: readonly ChartMark[], x: number, y: number, reach = 12): number | undefined {
  let best: number | undefined;
  let bestCost = reach * reach;
  marks.forEach((mark, index) => {
    const aside = Math.max(mark.x - x, 0, x - mark.x - mark.width);
    const above = Math.max(mark.y - y, 0, y - mark.y - mark.height);
    const distance = aside * aside + above * above;
    // Inside several boxes, the one with the closer middle.
    const inside = distance === 0 ? middleDistance(mark, x, y) - 1e9 : distance;
    if (inside < bestCost) [best, bestCost] = [index, inside];
  });
  return best;
}

function middleDistance({ x, y, width, height }: ChartMark, pointX: number, pointY: number): number {
  return (x + width / 2 - pointX) ** 2 + (y + height / 2 - pointY) ** 2;
}
