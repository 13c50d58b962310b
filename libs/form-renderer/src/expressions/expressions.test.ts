import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { readTemplate, splitTemplate } from './formatTemplate.ts';
import { fromFilterExpressions } from './fromFilterExpressions.ts';
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
  ])('The values %j are written as %j [API-FILTER-1]', (value, expected) =>
    expect(escapeFilterValue(value)).toBe(expected),
  );

  it('Every list of values reads back unchanged [API-FILTER-1]', () => {
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

  it.each(['a%', '_', '-a', 'NOT a', 'EMPTY', 'NULL', 'a"b'])('The expression %j is not a single value', (term) =>
    expect(readFilterValue(term)).toBeUndefined(),
  );

  it('Quoted values are read', () =>
    expect(splitFilterTerms('"a, b%",c').map(readFilterValue)).toEqual(['a, b%', 'c']));
});

describe('hostile filter expressions', () => {
  const schema: FormSchema = [
    { id: 'range', type: 'range-slider', config: {} },
    { id: 'worded', type: 'select-range', config: {}, filter: { format: '{lower} {upper}!' } },
    { id: 'twice', type: 'select-range', config: {}, filter: { format: '[{lower},{upper},{lower}]' } },
    { id: 'text', type: 'text', filter: { format: '%{data}%' } },
    { id: 'texts', type: 'multi-text', config: { options: [] } },
    {
      id: 'offered',
      type: 'select',
      config: { options: Array.from({ length: 5_000 }, (_, n) => `o${n}`), multiple: true },
    },
  ];
  const long = (part: string, around = '') => around + part.repeat(20_000 / part.length) + 'x';

  it.each([
    long(' ', '['),
    long(' ', '[1'),
    long(' ', '[,'),
    long(' '),
    long(' ', '>='),
    long(','),
    long('^'),
    long('"'),
    long('\\'),
    long('%'),
    long('9'),
    long('1e', '['),
    `a${' '.repeat(20_000)}b`,
    Array.from({ length: 4_000 }, (_, n) => `o${4_999 - n}`).join(','),
  ])('Hostile expressions of 20,000 characters are read and written within a second (%#)', (expression) => {
    const started = performance.now();
    fromFilterExpressions(schema, Object.fromEntries(schema.map(({ id }) => [id, expression])));
    escapeFilterValue(expression);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('templates', () => {
  it('Templates are read like a pattern with the shortest placeholders', () => {
    const sign = fc.constantFrom('a', ',', ' ', '{data}', '{lower}', '{upper}');
    const template = fc.array(sign, { maxLength: 7 }).map((signs) => signs.join(''));
    const text = fc.string({ unit: fc.constantFrom('a', ',', ' '), maxLength: 12 });
    fc.assert(
      fc.property(template, text, (pattern, given) => {
        const names = splitTemplate(pattern).filter((_, index) => index % 2 === 1);
        const match = new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '(.*?)')}$`).exec(given);
        const expected = match && Object.fromEntries(names.map((name, index) => [name, match[index + 1]]));
        expect(readTemplate(pattern, given) ?? null).toEqual(expected);
      }),
      { numRuns: 5_000 },
    );
  });
});
