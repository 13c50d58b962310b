import fc from 'fast-check';
import { compareTexts } from './collation.ts';
import { collationKeys, compareKeys } from './collationKeys.ts';
import { rankTexts } from './rankTexts.ts';
import { runNow } from './steps.ts';

const ascii = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
  maxLength: 14,
});
const latin = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x17f }).map((code) => String.fromCharCode(code)),
  maxLength: 10,
});
const names = fc
  .array(
    fc.constantFrom(
      'Lone Star',
      'lone star',
      'Ágency',
      'agency',
      'Unit',
      'unit',
      '7',
      '07',
      '10',
      ' ',
      '-',
      '’s',
      "'s",
      'ß',
      'Straße',
    ),
    {
      maxLength: 5,
    },
  )
  .map((parts) => parts.join(''));
const typeset = fc.string({
  unit: fc.constantFrom(...'’‘‚“”„–—―…•«»‹›†€£©®°§\u00a0 \'"-._,aBz19é'),
  maxLength: 9,
});
const digits = fc.string({ unit: fc.constantFrom('0', '1', '9', 'a', ' ', '.'), maxLength: 12 });
const texts = fc.oneof(ascii, latin, names, typeset, digits, fc.string({ unit: 'binary', maxLength: 6 }));

describe('collation keys', () => {
  it('Collation keys order texts exactly like the collator', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const keys = runNow(collationKeys([a, b]));
        fc.pre(keys.unkeyed.length === 0);
        expect(Math.sign(compareKeys(keys, 0, 1))).toBe(Math.sign(compareTexts(a, b)));
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ['agency', 'Agency', 0],
    ['Ágency', 'agency', 0],
    ['Unit 9', 'Unit 10', -1],
    ['007', '7', 0],
    ['', 'a', -1],
    ['a b', 'ab', -1],
    [`1${'0'.repeat(40)}`, `9${'0'.repeat(39)}`, 1],
  ])('Collation keys compare %j with %j', (a, b, expected) => {
    const keys = runNow(collationKeys([a, b]));
    expect(keys.unkeyed).toEqual([]);
    expect(Math.sign(compareKeys(keys, 0, 1))).toBe(expected);
  });

  it.each([
    'O’Brien',
    '‘Lone Star’',
    '“Brazos” „Valley‟',
    'Austin – Waco — Dallas',
    'wait…',
    'Unit\u00a09',
    '• 5 €',
    '« § 7 »',
  ])('Collation keys exist for typeset text: %j', (text) => expect(runNow(collationKeys([text])).unkeyed).toEqual([]));

  it('Collation keys list texts that have no key', () => {
    expect(runNow(collationKeys(['plain', 'Straße', '東京', 'tab\there', '9'.repeat(150)])).unkeyed).toEqual([
      1, 2, 3, 4,
    ]);
  });
});

describe('ranks of texts', () => {
  it('Ranks of texts agree with the collator on every pair', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 120 }), (list) => {
        const { ranks, count } = runNow(rankTexts(list));
        const expected = [...list]
          .sort(compareTexts)
          .filter((text, index, all) => index === 0 || compareTexts(all[index - 1] ?? '', text) !== 0);
        expect(count).toBe(expected.length);
        list.forEach((text, index) => expect(compareTexts(expected[ranks[index] as number] as string, text)).toBe(0));
      }),
      { numRuns: 300 },
    );
  });

  it('Ranks distinguish long texts with a common beginning', () => {
    const list = Array.from({ length: 400 }, (_, index) => `Brazos Valley Insurance Group ${(index * 7919) % 400}`);
    const { ranks, count } = runNow(rankTexts(list));
    expect(count).toBe(400);
    expect(list.map((_, index) => ranks[index])).toEqual(list.map((_, index) => (index * 7919) % 400));
  });
});
