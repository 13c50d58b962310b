import { compareTexts } from './collation.ts';
import { collationKeys, compareKeys } from './collationKeys.ts';
import type { CollationKeys } from './collationKeys.ts';
import { mergeSort } from './mergeSort.ts';
import { radixSort } from './radixSort.ts';
import { overRows } from './steps.ts';
import type { Steps } from './steps.ts';

/** Smaller groups of texts with a common prefix are sorted by comparison. */
const smallGroup = 512;
/** Words of a key compared together. */
const chunkWords = 2;

/** Ranks of texts: equal texts (by `compareTexts`) share a rank, ranks run from 0 without gaps in collation order. */
export interface TextRanks {
  /** Rank by text. */
  ranks: Uint32Array;
  /** Number of different ranks. */
  count: number;
}

/** Ranks a list of texts by collation. The list may hold equal texts. */
export function* rankTexts(texts: readonly string[]): Steps<TextRanks> {
  const keys = yield* collationKeys(texts);
  const keyed = yield* orderKeyed(texts.length, keys);
  const order = yield* mergeUnkeyed(texts, keys, keyed);
  const unkeyed = new Set(keys.unkeyed);
  const ranks = new Uint32Array(texts.length);
  const areEqual = (a: number, b: number) =>
    (unkeyed.has(a) || unkeyed.has(b) ? compareTexts(texts[a]!, texts[b]!) : compareKeys(keys, a, b)) === 0;
  let rank = -1;
  yield* overRows(order.length, (from, to) => {
    for (let index = from; index < to; index += 1) {
      const current = order[index]!;
      if (index === 0 || !areEqual(order[index - 1]!, current)) rank += 1;
      ranks[current] = rank;
    }
  });
  return { ranks, count: rank + 1 };
}

/** Ranks texts, in a worker if one takes the step. */
export function* rankPart(texts: readonly string[]): Steps<TextRanks> {
  const answer = yield { kind: 'rank', input: texts, size: texts.length };
  return (answer as TextRanks | undefined) ?? (yield* rankTexts(texts));
}

function* orderKeyed(length: number, keys: CollationKeys): Steps<Uint32Array> {
  const unkeyed = new Set(keys.unkeyed);
  const order = new Uint32Array(length - unkeyed.size);
  let next = 0;
  yield* overRows(length, (from, to) => {
    for (let index = from; index < to; index += 1) {
      if (unkeyed.has(index)) continue;
      order[next] = index;
      next += 1;
    }
  });
  if (order.length < smallGroup) return order.sort((a, b) => compareKeys(keys, a, b));
  const room: Room = { high: new Uint32Array(length), low: new Uint32Array(length), spare: new Uint32Array(length) };
  yield* orderGroup(order, keys, 0, room);
  return order;
}

/** Buffers shared by all groups. */
interface Room {
  high: Uint32Array;
  low: Uint32Array;
  spare: Uint32Array;
}

/** Sorts texts that agree before `depth`: by their next eight characters, then within each group that still agrees. */
function* orderGroup(order: Uint32Array, keys: CollationKeys, start: number, room: Room): Steps<void> {
  const { high, low } = room;
  let depth = start;
  let more = yield* readAllChunks(order, keys, depth, room);
  // Skips a long common prefix.
  while (more && doAgree(order, room)) {
    depth += chunkWords;
    more = yield* readAllChunks(order, keys, depth, room);
  }
  const buffers = { order, spare: room.spare.subarray(0, order.length) };
  yield* radixSort(buffers, low, false);
  yield* radixSort(buffers, high, false);
  if (buffers.order !== order) order.set(buffers.order);
  if (more) yield* orderWithinGroups(order, keys, depth, room);
}

/** Sorts each group of texts whose last chunk is equal by the following chunk. */
function* orderWithinGroups(order: Uint32Array, keys: CollationKeys, depth: number, room: Room): Steps<void> {
  const { high, low } = room;
  let start = 0;
  let sinceStep = 0;
  for (let end = 1; end <= order.length; end += 1) {
    const last = order[end - 1]!;
    const next = order[end]!;
    if (end < order.length && high[last] === high[next] && low[last] === low[next]) continue;
    const size = end - start;
    if (size >= smallGroup) yield* orderGroup(order.subarray(start, end), keys, depth + chunkWords, room);
    else if (size > 1) order.subarray(start, end).sort((a, b) => compareKeys(keys, a, b, depth + chunkWords));
    sinceStep += size;
    start = end;
    if (sinceStep < smallGroup) continue;
    sinceStep = 0;
    yield;
  }
}

/** Whether the last chunk of all texts is equal. */
function doAgree(order: Uint32Array, { high, low }: Room): boolean {
  const first = order[0]!;
  return order.every((text) => high[text] === high[first] && low[text] === low[first]);
}

function* readAllChunks(order: Uint32Array, keys: CollationKeys, depth: number, room: Room): Steps<boolean> {
  let more = false;
  yield* overRows(order.length, (from, to) => {
    if (readChunks(order.subarray(from, to), keys, depth, room)) more = true;
  });
  return more;
}

/** Reads two words of each key; returns true if a key continues after them. */
function readChunks(
  order: Uint32Array,
  { words, offsets }: CollationKeys,
  depth: number,
  { high, low }: Room,
): boolean {
  let more = false;
  for (let index = 0; index < order.length; index += 1) {
    const text = order[index]!;
    const start = offsets[text]! + depth;
    const end = offsets[text + 1]!;
    high[text] = start < end ? words[start]! : 0;
    low[text] = start + 1 < end ? words[start + 1]! : 0;
    if (end > start + chunkWords) more = true;
  }
  return more;
}

function* mergeUnkeyed(texts: readonly string[], keys: CollationKeys, keyed: Uint32Array): Steps<Uint32Array> {
  if (keys.unkeyed.length === 0) return keyed;
  const compare = (a: number, b: number) => compareTexts(texts[a]!, texts[b]!);
  const unkeyed = yield* mergeSort(Uint32Array.from(keys.unkeyed), compare);
  const merged = new Uint32Array(keyed.length + unkeyed.length);
  let left = 0;
  let right = 0;
  for (let index = 0; index < merged.length; index += 1) {
    const takeLeft = right >= unkeyed.length || (left < keyed.length && compare(keyed[left]!, unkeyed[right]!) <= 0);
    merged[index] = (takeLeft ? keyed[left++] : unkeyed[right++]) as number;
    if (index % smallGroup === 0) yield;
  }
  return merged;
}
