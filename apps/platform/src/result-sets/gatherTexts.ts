import { type TextPool, textSlack } from '../warehouse/TextPool.ts';

/** Returns the max bytes that `gatherTexts` needs for `count` texts of a pool. */
export function gatheredSize(pool: TextPool, count: number): number {
  return count * pool.utf8.longest + textSlack;
}

/**
 * Copies the texts of a pool at `codes[from]` and onwards into `target`, as UTF-8, one after the other; text `i` is at
 * `offsets[i]` to `offsets[i + 1]`. `offsets` has one more element than there are texts. `target` must have room for
 * `gatheredSize` bytes. Returns the number of bytes written; after them come arbitrary bytes. Copies sixteen bytes at a
 * time, possibly past a text's end, where the next text overwrites them: names are short, so a call per text or a step
 * per byte would take longer than the copying. Copies them as 64-bit floats, which are neither checked nor boxed. None
 * is a NaN, whose bits might change: its last two bytes cannot follow each other in UTF-8.
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

/** Encodes texts outside of a pool: text `i` is at `offsets[i]` to `offsets[i + 1]`. In `valid` 0 is null. */
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
