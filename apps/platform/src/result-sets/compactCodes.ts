import type { PooledText } from '../warehouse/ColumnarTable.ts';
import { workingMemory } from './workingMemory.ts';

/** The texts of a pool that occur in a column. */
export interface UsedTexts {
  /** The texts' positions in the pool, each once, in the order of their first row. */
  used: Int32Array;
  /** Index of each row's text in `used`, in the narrowest type; 0 for null. */
  places: Int8Array | Int16Array | Int32Array;
  /** 0 for rows without a text; undefined if all have one. */
  valid: Uint8Array | undefined;
}

/** Numbers the occurring texts from 0, so that a response contains only these. */
export function compactCodes({ pool, ids, byId }: PooledText): UsedTexts {
  const rowCount = ids.length;
  const placeOf = workingMemory('placeOf', pool.strings.length).fill(-1);
  const places = workingMemory('places', rowCount);
  const used = new Int32Array(Math.min(pool.strings.length, rowCount));
  let count = 0;
  let nullable = false;
  for (let row = 0; row < rowCount; row++) {
    const id = ids[row]!;
    const code = byId ? byId[id]! : id;
    if (code < 0) {
      nullable = true;
      places[row] = 0;
      continue;
    }
    let place = placeOf[code]!;
    if (place < 0) {
      place = count++;
      placeOf[code] = place;
      used[place] = code;
    }
    places[row] = place;
  }
  return {
    used: used.subarray(0, count),
    places: count <= 0x80 ? new Int8Array(places) : count <= 0x8000 ? new Int16Array(places) : new Int32Array(places),
    valid: nullable ? validityOf(ids, byId) : undefined,
  };
}

function validityOf(ids: Int32Array, byId: Int32Array | undefined): Uint8Array {
  const valid = new Uint8Array(ids.length);
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row]!;
    valid[row] = (byId ? byId[id]! : id) < 0 ? 0 : 1;
  }
  return valid;
}
