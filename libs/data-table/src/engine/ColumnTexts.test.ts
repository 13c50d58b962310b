import fc from 'fast-check';
import { ColumnTexts } from './ColumnTexts.ts';
import { columnSource } from './columnSource.ts';
import { foldText } from './foldText.ts';
import { runNow } from './steps.ts';
import type { ColumnVector } from './TableSource.ts';
import { plainText } from './valueReading.ts';

// Few characters, among them the one that is between joined texts and some that folding makes shorter.
const text = fc.string({
  unit: fc.constantFrom('a', 'B', '1', '-', 'İ', 'ü', 'u', '\u0308', '각', '\u0001'),
  maxLength: 5,
});
const values = fc.array(fc.oneof(text, fc.integer({ min: -12, max: 12 }), fc.constant(null)), { maxLength: 12 });

function textsOf(all: readonly unknown[]): ColumnTexts {
  return new ColumnTexts(
    columnSource({ columns: { name: all }, rowCount: all.length }).column('name') as ColumnVector,
    plainText,
  );
}

describe('the texts of a column', () => {
  it('ColumnTexts finds texts that contain, equal or start with a text, with any characters', () => {
    fc.assert(
      fc.property(
        values,
        fc.array(fc.tuple(text, fc.constantFrom('contains' as const, 'equals' as const, 'startsWith' as const))),
        (all, asked) => {
          const texts = textsOf(all);
          for (const [wanted, operator] of asked) {
            fc.pre(foldText(wanted) !== '');
            const low = foldText(wanted);
            const expected = all.map((value) => {
              const own = foldText(plainText(value));
              if (operator === 'contains') return own.includes(low);
              return operator === 'equals' ? own === low : own.startsWith(low);
            });
            expect([...runNow(texts.search(operator, wanted))].map(Boolean)).toEqual(expected);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('ColumnTexts finds texts with and without their accents', () => {
    const texts = textsOf(['Zürich', 'Zurich', 'Genève']);
    const found = (wanted: string) => [...runNow(texts.search('contains', wanted))].map(Boolean);
    expect(found('zurich')).toEqual([true, true, false]);
    expect(found('ZÜRICH')).toEqual([true, true, false]);
    expect(found('geneve')).toEqual([false, false, true]);
  });
});
