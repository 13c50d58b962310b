import type { MarkBox } from './stateMarks.ts';

/** The box around an outline of `stateShapes`: absolute starts (M) and relative steps (l). */
export function pathBox(path: string): MarkBox {
  let [x, y] = [0, 0];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, command, first, second] of path.matchAll(/([Ml])(-?\d+),(-?\d+)/g)) {
    x = command === 'M' ? Number(first) : x + Number(first);
    y = command === 'M' ? Number(second) : y + Number(second);
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return left > right
    ? { x: 0, y: 0, width: 0, height: 0 }
    : { x: left, y: top, width: right - left, height: bottom - top };
}
