import type { LookUp, PooledText, TextColumn } from './ColumnarTable.ts';
import { gatherFloat64, gatherInt32, gatherUint8 } from './gather.ts';
import type { TextPool } from './TextPool.ts';

/** Creates a column of 32-bit integers by id. */
export function int32ById(
  name: string,
  lookUp: LookUp<Int32Array>,
): { name: string; type: 'int32'; values: Int32Array; valid: Uint8Array | undefined; lookUp: LookUp<Int32Array> } {
  const values = once(() => gatherInt32(lookUp.ids, lookUp.byId));
  const valid = once(() => lookUp.validById && gatherUint8(lookUp.ids, lookUp.validById));
  return {
    name,
    type: 'int32',
    lookUp,
    get values() {
      return values();
    },
    get valid() {
      return valid();
    },
  };
}

/** Creates a column of 64-bit floats by id. */
export function float64ById(
  name: string,
  lookUp: LookUp<Float64Array>,
): {
  name: string;
  type: 'float64';
  values: Float64Array;
  valid: Uint8Array | undefined;
  lookUp: LookUp<Float64Array>;
} {
  const values = once(() => gatherFloat64(lookUp.ids, lookUp.byId));
  const valid = once(() => lookUp.validById && gatherUint8(lookUp.ids, lookUp.validById));
  return {
    name,
    type: 'float64',
    lookUp,
    get values() {
      return values();
    },
    get valid() {
      return valid();
    },
  };
}

/** Creates a column of texts by id: `byId` has the position in the pool; without it, the id is the position. */
export function textById(name: string, pool: TextPool, ids: Int32Array, byId?: Int32Array): TextColumn {
  const codes = once(() => (byId ? gatherInt32(ids, byId) : ids));
  const pooled: PooledText = {
    pool,
    ids,
    byId,
    get codes() {
      return codes();
    },
  };
  const values = once(() => textsOf(codes(), pool));
  return {
    name,
    type: 'utf8',
    pooled,
    get values() {
      return values();
    },
  };
}

/** Uses a plain loop: a callback per row takes several times as long. */
function textsOf(codes: Int32Array, { strings }: TextPool): (string | null)[] {
  const texts = new Array<string | null>(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row]!;
    texts[row] = code < 0 ? null : (strings[code] ?? null);
  }
  return texts;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
