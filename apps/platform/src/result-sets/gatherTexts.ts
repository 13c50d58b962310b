import type { TextPool } from '../warehouse/TextPool.ts';

/** Texts as UTF-8, one after the other; text `i` stands at `offsets[i]` to `offsets[i + 1]`. In `valid` 0 is null. */
export interface EncodedTexts {
  bytes: Uint8Array;
  offsets: Int32Array;
  valid?: Uint8Array;
}

/** Names are short: byte by byte is faster than a call for each. */
const longestLoop = 64;

/** The pool's texts in the order of `codes`, copied as bytes; -1 is null. */
export function gatherTexts(pool: TextPool, codes: Int32Array): EncodedTexts {
  const source = pool.utf8;
  const offsets = new Int32Array(codes.length + 1);
  let length = 0;
  let nulls = false;
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code < 0) nulls = true;
    else length += (source.offsets[code + 1] ?? 0) - (source.offsets[code] ?? 0);
    offsets[row + 1] = length;
  }
  const bytes = new Uint8Array(length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? -1;
    if (code >= 0) copyText(source, code, bytes, offsets[row] ?? 0);
  }
  return nulls ? { bytes, offsets, valid: Uint8Array.from(codes, (code) => (code < 0 ? 0 : 1)) } : { bytes, offsets };
}

function copyText(source: { bytes: Uint8Array; offsets: Int32Array }, code: number, target: Uint8Array, at: number): void {
  const start = source.offsets[code] ?? 0;
  const end = source.offsets[code + 1] ?? 0;
  if (end - start > longestLoop) {
    target.set(source.bytes.subarray(start, end), at);
    return;
  }
  for (let from = start, to = at; from < end; from++, to++) target[to] = source.bytes[from] ?? 0;
}
