import { workingMemory } from './workingMemory.ts';

/** Bits per pass: the counts fit into the processor's L1 cache. */
const bitsPerPass = 12;
const buckets = 1 << bitsPerPass;
/** Bits of a key's low part, for two passes; the rest is the high part. */
const lowBits = 2 * bitsPerPass;
const lowParts = 2 ** lowBits;
/** Max integer that is compared as two 32-bit halves. */
const mostDistance = 2 ** (lowBits + 31);

/**
 * Returns the rows in the order of Find agencies: highest premium first, equal ones by id. Premiums are whole cents, so
 * a radix sort is possible, which is several times as fast as a sort in the engine.
 */
export function orderByPremium(ids: Int32Array, premium: Float64Array): Int32Array {
  const rows = orderById(ids);
  const bounds = wholeBounds(premium);
  if (!bounds || bounds.most - bounds.least >= mostDistance)
    return new Int32Array(rows).sort((a, b) => premium[b]! - premium[a]! || ids[a]! - ids[b]!);
  const { low, high } = distancesFrom(bounds.most, premium);
  const distance = bounds.most - bounds.least;
  let from = rows;
  let to = workingMemory('to', rows.length);
  for (let shift = 0; 2 ** shift <= distance; shift += bitsPerPass) {
    deal(from, to, shift < lowBits ? low : high, shift < lowBits ? shift : shift - lowBits);
    [from, to] = [to, from];
  }
  return new Int32Array(from);
}

/** Orders rows by id: agencies are dense integers, so each row has a fixed place. */
function orderById(ids: Int32Array): Int32Array<ArrayBuffer> {
  if (isAscending(ids)) return inOrder(ids.length);
  let length = 0;
  for (let row = 0; row < ids.length; row++) length = Math.max(length, ids[row]! + 1);
  const rowOf = workingMemory('rowOf', length).fill(0);
  for (let row = 0; row < ids.length; row++) rowOf[ids[row]!] = row + 1;
  const rows = workingMemory('rows', ids.length);
  let count = 0;
  for (let id = 0; id < length; id++) if (rowOf[id]) rows[count++] = rowOf[id]! - 1;
  return rows;
}

/** Engines that aggregate in an array by id return rows in this order. */
function isAscending(ids: Int32Array): boolean {
  for (let row = 1; row < ids.length; row++) if (ids[row]! < ids[row - 1]!) return false;
  return true;
}

function inOrder(length: number): Int32Array<ArrayBuffer> {
  const rows = workingMemory('rows', length);
  for (let row = 0; row < length; row++) rows[row] = row;
  return rows;
}

/** Returns the min and max value; undefined if a value is not an integer. */
function wholeBounds(values: Float64Array): { least: number; most: number } | undefined {
  let least = Infinity;
  let most = -Infinity;
  for (let row = 0; row < values.length; row++) {
    const value = values[row]!;
    if (!Number.isSafeInteger(value)) return undefined;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/** Returns each value's distance to the max, as two halves. */
function distancesFrom(most: number, values: Float64Array): { low: Int32Array; high: Int32Array } {
  const low = workingMemory('low', values.length);
  const high = workingMemory('high', values.length);
  for (let row = 0; row < values.length; row++) {
    const distance = most - values[row]!;
    const upper = Math.floor(distance / lowParts);
    high[row] = upper;
    low[row] = distance - upper * lowParts;
  }
  return { low, high };
}

/** Runs one stable pass: moves rows to the bucket of their digit. */
function deal(from: Int32Array, to: Int32Array, keys: Int32Array, shift: number): void {
  const mask = buckets - 1;
  const next = workingMemory('next', buckets + 1).fill(0);
  for (let at = 0; at < from.length; at++) {
    const bucket = ((keys[at]! >>> shift) & mask) + 1;
    next[bucket]! += 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket++) next[bucket]! += next[bucket - 1]!;
  for (let at = 0; at < from.length; at++) {
    const row = from[at]!;
    const bucket = (keys[row]! >>> shift) & mask;
    const place = next[bucket]!;
    next[bucket] = place + 1;
    to[place] = row;
  }
}
