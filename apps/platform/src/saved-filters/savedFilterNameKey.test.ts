import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { savedFilterNameKey } from './savedFilterNameKey.ts';

describe('the key of a saved search name', () => {
  for (const [one, other] of [
    ['Texas Auto', 'texas auto'],
    ['Texas  Auto', ' Texas Auto '],
    ['Café', 'Cafe\u0301'],
    ['STRASSE', 'straße'],
    ['ΟΔΟΣ', 'οδος'],
    ['ﬁne', 'FINE'],
    ['Te\u200bx\u00adas', 'Texas'],
    ['Texas \u200d', 'Texas'],
    ['❤\ufe0f', '❤'],
  ] as const) {
    it(`treats “${one}” and “${other}” as the same name`, () =>
      assert.equal(savedFilterNameKey(one), savedFilterNameKey(other)));
  }

  for (const [one, other] of [
    ['Texas', 'Texas 2'],
    ['a b', 'ab'],
    ['Cafe', 'Café'],
  ] as const) {
    it(`distinguishes “${one}” from “${other}”`, () =>
      assert.notEqual(savedFilterNameKey(one), savedFilterNameKey(other)));
  }

  it('is case-insensitive, and is its own key, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const key = savedFilterNameKey(name);
        assert.equal(savedFilterNameKey(name.toLowerCase()), savedFilterNameKey(name.toLowerCase().toUpperCase()));
        assert.equal(savedFilterNameKey(key), key);
      }),
    );
  });
});
