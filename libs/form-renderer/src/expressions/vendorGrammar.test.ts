// The vendor's own parser as the oracle. It evaluates code that it generates, so it never leaves the tests.
import { parseFilterExpression } from '@looker/filter-expressions';
import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { toFilterExpressions } from './toFilterExpressions.ts';

const schema: FormSchema = [
  { id: 'texts', type: 'multi-text', config: { options: [] } },
  { id: 'range', type: 'range-slider', config: {} },
];

/** What the vendor reads, as far as these expressions go. */
const vendor = (type: 'string' | 'number', expression: string) =>
  parseFilterExpression(type, expression) as unknown as Record<string, unknown>;

describe('filter expressions, as the vendor reads them', () => {
  it('stand for the chosen texts and nothing else [API-FILTER-1]', () => {
    const text = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.string({
        minLength: 1,
        unit: fc.constantFrom('a', ' ', ',', '^', '%', '_', '-', '"', '\\', 'NOT ', 'null', 'EMPTY', 'or'),
      }),
    );
    fc.assert(
      fc.property(fc.uniqueArray(text, { minLength: 1, maxLength: 4 }), (texts) => {
        // Of several spaces at the end, escaped or not, the vendor sometimes drops one.
        fc.pre(texts.every((one) => !/ {2}$/.test(one)));
        const expression = toFilterExpressions(schema, { texts }).expressions.texts ?? '';
        expect({ expression, read: vendor('string', expression) }).toMatchObject({
          expression,
          read: { type: 'match', is: true, value: texts },
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('stand for the chosen range, open ends included [API-FILTER-1]', () => {
    const end = fc.option(
      fc.oneof(
        fc.integer(),
        fc.integer().map((n) => n / 100),
      ),
      { nil: null },
    );
    fc.assert(
      fc.property(end, end, (a, b) => {
        const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
        fc.pre((min !== null || max !== null) && min !== max);
        const expression = toFilterExpressions(schema, { range: { min, max } }).expressions.range ?? '';
        const expected =
          min === null
            ? { type: '<=', value: [max] }
            : max === null
              ? { type: '>=', value: [min] }
              : { type: 'between', bounds: '[]', low: min, high: max };
        expect({ expression, read: vendor('number', expression) }).toMatchObject({
          expression,
          read: { ...expected, is: true },
        });
      }),
      { numRuns: 500 },
    );
  });
});
