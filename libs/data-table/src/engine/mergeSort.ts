import type { Steps } from './steps.ts';

/** Comparisons between two reads of the clock: slow ones may take some microseconds. */
const stepComparisons = 256;

/** Sorts indexes by comparison, stable, in place, in steps. */
export function* mergeSort(indexes: Uint32Array, compare: (a: number, b: number) => number): Steps<Uint32Array> {
  const { length } = indexes;
  let from = indexes;
  let to = new Uint32Array(length);
  let comparisons = 0;
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width) {
      const middle = Math.min(start + width, length);
      const end = Math.min(start + 2 * width, length);
      let left = start;
      let right = middle;
      for (let target = start; target < end; target += 1) {
        const takeLeft = left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
        to[target] = (takeLeft ? from[left++] : from[right++]) as number;
        comparisons += 1;
        if (comparisons % stepComparisons === 0) yield;
      }
    }
    [from, to] = [to, from as Uint32Array<ArrayBuffer>];
  }
  return from;
}
