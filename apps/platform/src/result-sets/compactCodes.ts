import type { PooledText } from '../warehouse/ColumnarTable.ts';

/** Which texts of a pool occur in a column. */
export interface UsedTexts {
  /** The texts' positions in the pool, each once, in the order of their first row. */
  used: Int32Array;
  /** By position in the pool: the place among `used`; -1: does not occur. */
  placeOf: Int32Array;
  /** Whether a row has no text. */
  nullable: boolean;
}

/** Numbers the texts that occur from 0, so that an answer carries only texts that it shows. */
export function compactCodes({ pool, ids, byId }: PooledText): UsedTexts {
  const placeOf = new Int32Array(pool.strings.length).fill(-1);
  const used = new Int32Array(Math.min(pool.strings.length, ids.length));
  let count = 0;
  let nullable = false;
  for (let row = 0; row < ids.length; row++) {
    const id = ids[row] as number;
    const code = byId ? (byId[id] as number) : id;
    if (code < 0) nullable = true;
    else if (placeOf[code] === -1) {
      placeOf[code] = count;
      used[count++] = code;
    }
  }
  return { used: used.subarray(0, count), placeOf, nullable };
}
