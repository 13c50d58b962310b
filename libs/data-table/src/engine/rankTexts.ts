import { compareTexts } from './collation.ts';
import { collationKeys, compareKeys } from './collationKeys.ts';
import type { CollationKeys } from './collationKeys.ts';
import { radixSort } from './radixSort.ts';

/** Groups of texts with a common beginning are compared one by one below this size. */
const smallGroup = 512;
/** Words of a key that are looked at together. */
const chunkWords = 2;

/** Ranks of texts: equal texts (by `compareTexts`) share a rank, ranks run from 0 without gaps in collation order. */
export interface TextRanks {
  /** Rank by text. */
  ranks: Uint32Array;
  /** Number of different ranks. */
  count: number;
}

/** Ranks a list of texts by collation. The list may hold equal texts. */
export function rankTexts(texts: readonly string[]): TextRanks {
  const keys = collationKeys(texts);
  const order = mergeUnkeyed(texts, keys, orderKeyed(texts.length, keys));
  const unkeyed = new Set(keys.unkeyed);
  const ranks = new Uint32Array(texts.length);
  let rank = -1;
  let previous = -1;
  for (let index = 0; index < order.length; index += 1) {
    const current = order[index] as number;
    const equal =
      previous >= 0 &&
      (unkeyed.size === 0 || (!unkeyed.has(previous) && !unkeyed.has(current))
        ? compareKeys(keys, previous, current)
        : compareTexts(texts[previous] as string, texts[current] as string)) === 0;
    if (!equal) rank += 1;
    ranks[current] = rank;
    previous = current;
  }
  return { ranks, count: rank + 1 };
}

function orderKeyed(length: number, keys: CollationKeys): Uint32Array {
  const unkeyed = new Set(keys.unkeyed);
  const order = new Uint32Array(length - unkeyed.size);
  let next = 0;
  for (let index = 0; index < length; index += 1) {
    if (unkeyed.size > 0 && unkeyed.has(index)) continue;
    order[next] = index;
    next += 1;
  }
  orderGroup(order, keys, 0, { high: new Uint32Array(length), low: new Uint32Array(length) });
  return order;
}

interface Chunks {
  high: Uint32Array;
  low: Uint32Array;
}

/** Sorts texts that agree before `depth`: by their next eight characters at once, then within each group that still agrees. */
function orderGroup(order: Uint32Array, keys: CollationKeys, depth: number, chunks: Chunks): void {
  if (order.length < 2) return;
  if (order.length < smallGroup) {
    order.sort((a, b) => compareKeys(keys, a, b, depth));
    return;
  }
  const more = readChunks(order, keys, depth, chunks);
  const buffers = { order, spare: new Uint32Array(order.length) };
  radixSort(buffers, chunks.low, false);
  radixSort(buffers, chunks.high, false);
  if (buffers.order !== order) order.set(buffers.order);
  if (!more) return;
  const { high, low } = chunks;
  const bounds: number[] = [0];
  for (let index = 1; index < order.length; index += 1) {
    const a = order[index - 1] as number;
    const b = order[index] as number;
    if (high[a] !== high[b] || low[a] !== low[b]) bounds.push(index);
  }
  bounds.push(order.length);
  for (let group = 1; group < bounds.length; group += 1) {
    const start = bounds[group - 1] as number;
    const end = bounds[group] as number;
    if (end - start > 1) orderGroup(order.subarray(start, end), keys, depth + chunkWords, chunks);
  }
}

/** Reads two words of each key; true where some key goes on after them. */
function readChunks(
  order: Uint32Array,
  { words, offsets }: CollationKeys,
  depth: number,
  { high, low }: Chunks,
): boolean {
  let more = false;
  for (let index = 0; index < order.length; index += 1) {
    const text = order[index] as number;
    const start = (offsets[text] as number) + depth;
    const end = offsets[text + 1] as number;
    high[text] = start < end ? (words[start] as number) : 0;
    low[text] = start + 1 < end ? (words[start + 1] as number) : 0;
    if (end > start + chunkWords) more = true;
  }
  return more;
}

function mergeUnkeyed(texts: readonly string[], keys: CollationKeys, keyed: Uint32Array): Uint32Array {
  if (keys.unkeyed.length === 0) return keyed;
  const textAt = (index: number | undefined) => texts[index as number] as string;
  const unkeyed = [...keys.unkeyed].sort((a, b) => compareTexts(textAt(a), textAt(b)));
  const merged = new Uint32Array(keyed.length + unkeyed.length);
  let left = 0;
  let right = 0;
  for (let index = 0; index < merged.length; index += 1) {
    const takeLeft =
      right >= unkeyed.length ||
      (left < keyed.length && compareTexts(textAt(keyed[left]), textAt(unkeyed[right])) <= 0);
    merged[index] = (takeLeft ? keyed[left++] : unkeyed[right++]) as number;
  }
  return merged;
}
