import { overRows } from './steps.ts';
import type { Steps } from './steps.ts';

const digitBits = 11;
const buckets = 1 << digitBits;
const digitMask = buckets - 1;
const digitsPerKey = 3;

/** An index vector being sorted: the current order and a spare array of the same length. Both are mutated. */
export interface IndexBuffers {
  /** The order so far: row numbers. */
  order: Uint32Array;
  /** Room for the next pass. */
  spare: Uint32Array;
}

/** Starts an index vector in natural order. */
export function naturalOrder(length: number): IndexBuffers {
  const order = new Uint32Array(length);
  for (let index = 0; index < length; index += 1) order[index] = index;
  return { order, spare: new Uint32Array(length) };
}

/**
 * Sorts an index vector by 32-bit keys, stable in both directions. Three counting passes of 11 bits; passes in which
 * all keys agree are skipped.
 */
export function* radixSort(buffers: IndexBuffers, keys: Uint32Array, descending: boolean): Steps<void> {
  const { length } = buffers.order;
  const flip = descending ? 0xffffffff : 0;
  const counts = new Uint32Array(buckets * digitsPerKey);
  yield* overRows(length, (from, to) => countDigits(counts, buffers.order, keys, flip, from, to));
  for (let digit = 0; digit < digitsPerKey; digit += 1) {
    const offsets = counts.subarray(digit * buckets, (digit + 1) * buckets);
    if (!toOffsets(offsets, length)) continue;
    const pass = { offsets, flip, shift: digit * digitBits };
    yield* overRows(length, (from, to) => scatter(buffers, keys, pass, from, to));
    const { order, spare } = buffers;
    buffers.order = spare;
    buffers.spare = order;
  }
}

/** One pass: the digit, and the next position of each bucket. */
interface DigitPass {
  offsets: Uint32Array;
  flip: number;
  shift: number;
}

function scatter(
  { order, spare }: IndexBuffers,
  keys: Uint32Array,
  { offsets, flip, shift }: DigitPass,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) {
    const row = order[index]!;
    const bucket = ((keys[row]! ^ flip) >>> shift) & digitMask;
    const target = offsets[bucket]!;
    offsets[bucket] = target + 1;
    spare[target] = row;
  }
}

function countDigits(
  counts: Uint32Array,
  order: Uint32Array,
  keys: Uint32Array,
  flip: number,
  from: number,
  to: number,
): void {
  for (let index = from; index < to; index += 1) {
    const key = keys[order[index]!]! ^ flip;
    const low = key & digitMask;
    const middle = buckets + ((key >>> digitBits) & digitMask);
    const high = 2 * buckets + (key >>> (2 * digitBits));
    counts[low] = counts[low]! + 1;
    counts[middle] = counts[middle]! + 1;
    counts[high] = counts[high]! + 1;
  }
}

/** Converts counts to start offsets; returns false if all keys share one digit and the pass can be skipped. */
function toOffsets(counts: Uint32Array, length: number): boolean {
  let sum = 0;
  for (let bucket = 0; bucket < buckets; bucket += 1) {
    const count = counts[bucket]!;
    if (count === length) return false;
    counts[bucket] = sum;
    sum += count;
  }
  return true;
}

/** Moves the marked rows to the start or end of an index vector, stable. */
export function* gatherMarked(buffers: IndexBuffers, marked: Uint8Array, place: 'first' | 'last'): Steps<void> {
  const { order, spare } = buffers;
  let next = 0;
  for (const wanted of place === 'first' ? [1, 0] : [0, 1]) {
    yield* overRows(order.length, (from, to) => {
      for (let index = from; index < to; index += 1) {
        const row = order[index]!;
        if (marked[row] === wanted) {
          spare[next] = row;
          next += 1;
        }
      }
    });
  }
  buffers.order = spare;
  buffers.spare = order;
}
