import { type TextPool, textSlack } from '../warehouse/TextPool.ts';

/** Bytes that `gatherTexts` needs for `count` texts of a pool, at most. */
export function gatheredSize(pool: TextPool, count: number): number {
  return count * pool.utf8.longest + textSlack;
}

/**
 * Copies the texts of a pool at `codes[from]` and onwards into `target`, as UTF-8, one after the other; text `i` is at
 * `offsets[i]` to `offsets[i + 1]`. The length of `offsets` says how many, and one more. `target` must have room for
 * `gatheredSize` bytes. Returns the number of bytes written; after them come arbitrary bytes.
 * Sixteen bytes at a time, the last of them past a text's end, where the next text takes their place: names are short, so
 * that a call for each, or a step for each byte, takes longer than the copying. As 64-bit floats, since those are neither
 * checked nor boxed on the way; none of them is a NaN, whose bits need not last: it would have to end in a byte that no
 * UTF-8 holds behind the one before.
 */
export function gatherTexts(
  pool: TextPool,
  codes: Int32Array,
  from: number,
  offsets: Int32Array,
  target: Uint8Array,
): number {
  const { bytes, bounds } = pool.utf8;
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const targetWords = new DataView(target.buffer, target.byteOffset, target.length);
  const count = offsets.length - 1;
  let at = 0;
  offsets[0] = 0;
  for (let row = 0; row < count; row++) {
    const code = codes[from + row]!;
    const start = bounds[2 * code]!;
    const end = bounds[2 * code + 1]!;
    for (let source = start, to = at; source < end; source += 16, to += 16) {
      targetWords.setFloat64(to, words.getFloat64(source, true), true);
      targetWords.setFloat64(to + 8, words.getFloat64(source + 8, true), true);
    }
    at += end - start;
    offsets[row + 1] = at;
  }
  return at;
}

/** Texts that are in no pool, encoded: text `i` is at `offsets[i]` to `offsets[i + 1]`. In `valid` 0 is null. */
export function encodeTexts(texts: readonly (string | null)[]): {
  bytes: Uint8Array;
  offsets: Int32Array;
  valid: Uint8Array;
} {
  const encoder = new TextEncoder();
  const parts = texts.map((text) => encoder.encode(text ?? ''));
  const offsets = new Int32Array(texts.length + 1);
  for (const [row, part] of parts.entries()) offsets[row + 1] = offsets[row]! + part.length;
  const bytes = new Uint8Array(offsets[texts.length]!);
  for (const [row, part] of parts.entries()) bytes.set(part, offsets[row]);
  return { bytes, offsets, valid: Uint8Array.from(texts, (text) => (text === null ? 0 : 1)) };
}
