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
    if (code >= 0) copyBytes(source.bytes, source.offsets[code] ?? 0, source.offsets[code + 1] ?? 0, bytes, offsets[row] ?? 0);
  }
  return nulls ? { bytes, offsets, valid: Uint8Array.from(codes, (code) => (code < 0 ? 0 : 1)) } : { bytes, offsets };
}

/** Texts that are in no pool, encoded. */
export function encodeTexts(texts: readonly (string | null)[]): EncodedTexts {
  const encoder = new TextEncoder();
  const parts = texts.map((text) => encoder.encode(text ?? ''));
  const offsets = new Int32Array(texts.length + 1);
  for (const [row, part] of parts.entries()) offsets[row + 1] = (offsets[row] ?? 0) + part.length;
  const bytes = new Uint8Array(offsets[texts.length] ?? 0);
  for (const [row, part] of parts.entries()) bytes.set(part, offsets[row]);
  return texts.includes(null) ? { bytes, offsets, valid: Uint8Array.from(texts, (text) => (text === null ? 0 : 1)) } : { bytes, offsets };
}

function copyBytes(source: Uint8Array, start: number, end: number, target: Uint8Array, at: number): void {
  if (end - start > longestLoop) target.set(source.subarray(start, end), at);
  else for (let from = start, to = at; from < end; from++, to++) target[to] = source[from] as number;
}
