import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { createSealedBox } from './createSealedBox.ts';

const box = createSealedBox(Buffer.alloc(32, 7));

describe('a sealed box', () => {
  it('returns its contents, only in its own context', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (text, context, other) => {
        const sealed = box.seal(text, context);
        assert.equal(box.open(sealed, context), text);
        if (other !== context) assert.equal(box.open(sealed, other), null);
      }),
    );
  });

  it('does not open if it was changed, cut or sealed with another key', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 }), (text, place, change) => {
        const bytes = Buffer.from(box.seal(text, 'c'), 'base64url');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        assert.equal(box.open(bytes.toString('base64url'), 'c'), null);
        assert.equal(box.open(bytes.subarray(0, at).toString('base64url'), 'c'), null);
      }),
    );
    assert.equal(createSealedBox(Buffer.alloc(32, 8)).open(box.seal('x', 'c'), 'c'), null);
    fc.assert(fc.property(fc.string(), (text) => assert.equal(box.open(text, 'c'), null)));
  });

  it('never seals the same text the same way twice', () => {
    assert.notEqual(box.seal('x', 'c'), box.seal('x', 'c'));
  });
});
