import fc from 'fast-check';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { readFilterValue, splitFilterTerms } from './readFilterValue.ts';

describe('values in filter expressions', () => {
  it.each([
    ['Austin, TX', 'Austin^, TX'],
    ['50%', '50^%'],
    ['-5', '^-5'],
    ['NOT me', 'NOT^ me'],
    ['', '""'],
    [' a ', '^ a^ '],
    ['null', '\\u006eull'],
  ])('writes %j as %j [API-FILTER-1]', (value, expected) => expect(escapeFilterValue(value)).toBe(expected));

  it('reads back every list of values as it was [API-FILTER-1]', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('a', ' ', ',', '^', '%', '_', '-', '"', '\\', 'NOT ', 'null', '\n') }),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (values) => {
        expect(splitFilterTerms(values.map(escapeFilterValue).join(',')).map(readFilterValue)).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });

  it.each(['a%', '_', '-a', 'NOT a', 'EMPTY', 'NULL', 'a"b'])('does not take %j for one value', (term) =>
    expect(readFilterValue(term)).toBeUndefined(),
  );

  it('reads quoted values', () => expect(splitFilterTerms('"a, b%",c').map(readFilterValue)).toEqual(['a, b%', 'c']));
});
