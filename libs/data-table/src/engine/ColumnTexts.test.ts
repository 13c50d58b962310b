import fc from 'fast-check';
import { ColumnTexts } from './ColumnTexts.ts';
import { columnSource } from './columnSource.ts';
import { runNow } from './steps.ts';
import type { ColumnVector } from './TableSource.ts';
import { plainText } from './valueReading.ts';

// Few characters, among them the one that stands between joined texts and one whose lower case is longer.
const text = fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', 'İ', '\u0001'), maxLength: 5 });
const values = fc.array(fc.oneof(text, fc.integer({ min: -12, max: 12 }), fc.constant(null)), { maxLength: 12 });

function textsOf(all: readonly unknown[]): ColumnTexts {
  return new ColumnTexts(
    columnSource({ columns: { name: all }, rowCount: all.length }).column('name') as ColumnVector,
    plainText,
  );
}

describe('the texts of a column', () => {
  it('are found by what they contain, equal and start with, whatever characters they hold', () => {
    fc.assert(
      fc.property(
        values,
        fc.array(fc.tuple(text, fc.constantFrom('contains' as const, 'equals' as const, 'startsWith' as const))),
        (all, asked) => {
          const texts = textsOf(all);
          for (const [wanted, operator] of asked) {
            fc.pre(wanted !== '');
            const low = wanted.toLowerCase();
            const expected = all.map((value) => {
              const own = plainText(value).toLowerCase();
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
});
