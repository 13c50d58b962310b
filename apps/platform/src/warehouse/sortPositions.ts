import { type Breather, createBreather } from '../turns/createBreather.ts';

/** Length of a run: sorting it takes a few milliseconds even with locale-aware comparison. */
const rowsPerRun = 1_024;
/** Number of rows merged between two checks of the clock. */
const rowsPerLook = 512;

/**
 * Returns the positions 0 to `count - 1` in the order of `compare`, a stable sort. Sorts short runs and merges them,
 * and yields to other requests in between, so that large sorts do not block the service.
 */
export async function sortPositions(
  count: number,
  compare: (a: number, b: number) => number,
  breather: Breather = createBreather(),
): Promise<Int32Array<ArrayBuffer>> {
  let from = Int32Array.from({ length: count }, (_, row) => row);
  for (let start = 0; start < count; start += rowsPerRun) {
    from.subarray(start, start + rowsPerRun).sort(compare);
    if (breather.isDue()) await breather.breathe();
  }
  let to = new Int32Array(count);
  for (let width = rowsPerRun; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const merge = beginMerge(from, to, { start, middle: start + width, end: start + 2 * width }, compare);
      while (!merge(rowsPerLook)) {
        if (breather.isDue()) await breather.breathe();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Merges two adjacent sorted runs, a limited number of rows per call; returns whether it is done. */
function beginMerge(
  from: Int32Array,
  to: Int32Array,
  run: { start: number; middle: number; end: number },
  compare: (a: number, b: number) => number,
): (rows: number) => boolean {
  const middle = Math.min(run.middle, from.length);
  const end = Math.min(run.end, from.length);
  let left = run.start;
  let right = middle;
  let at = run.start;
  return (rows) => {
    for (const stop = Math.min(end, at + rows); at < stop; at += 1) {
      const a = from[left]!;
      const b = from[right]!;
      const takesLeft = right >= end || (left < middle && compare(a, b) <= 0);
      to[at] = takesLeft ? a : b;
      if (takesLeft) left += 1;
      else right += 1;
    }
    return at >= end;
  };
}
