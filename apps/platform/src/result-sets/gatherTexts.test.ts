import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { TextPool } from '../warehouse/TextPool.ts';
import { gatheredSize, gatherTexts } from './gatherTexts.ts';

/** Texts of any characters and lengths, with many that begin or end in the longest UTF-8 and in DEL. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('🏢', '\u{10ffff}', '\x7f', '\0', 'a'), maxLength: 24 }),
);

describe('copying the texts of a pool', () => {
  it('writes their UTF-8 one after the other, whatever they contain and whatever the memory contained before', () => {
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat(1_000), { maxLength: 40 }),
        fc.nat(3),
        (texts, picks, skipped) => {
          const pool = new TextPool(texts, { repeated: false, layout: Int32Array.of(texts.length - 1) });
          const codes = Int32Array.from(picks, (pick) => pick % texts.length);
          const from = Math.min(skipped, codes.length);
          const expected = Array.from(codes.subarray(from), (code) => Buffer.from(texts[code] ?? ''));
          const offsets = new Int32Array(expected.length + 1).fill(-1);
          const target = new Uint8Array(gatheredSize(pool, expected.length)).fill(0xff);
          const length = gatherTexts(pool, codes, from, offsets, target);
          assert.deepEqual(Buffer.from(target.subarray(0, length)), Buffer.concat(expected));
          const ends = expected.reduce((all, part) => [...all, (all.at(-1) ?? 0) + part.length], [0]);
          assert.deepEqual([...offsets], ends);
        },
      ),
    );
  });
});
