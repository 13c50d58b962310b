// The vendor's own parser as the oracle. It evaluates code that it generates, so it never leaves the tests.
import { parseFilterExpression } from '@looker/filter-expressions';
import fc from 'fast-check';
import type { FormSchema } from '../schema/FieldSchema.ts';
import { fromFilterExpressions } from './fromFilterExpressions.ts';
import { toFilterExpressions } from './toFilterExpressions.ts';

const schema: FormSchema = [
  { id: 'texts', type: 'multi-text', config: { options: [] } },
  { id: 'range', type: 'range-slider', config: {}, data: { kind: 'looker', params: {} } },
];

/** What the vendor reads, as far as these expressions go. */
const vendor = (type: 'string' | 'number', expression: string) =>
  parseFilterExpression(type, expression) as unknown as Record<string, unknown>;

describe('filter expressions read by the vendor', () => {
  it('Filter expressions match the chosen texts and nothing else [API-FILTER-1]', () => {
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
        fc.pre(texts.every((one) => !/ {2}$/.test(one) && one.trim() !== ''));
        const expression = toFilterExpressions(schema, { texts }).expressions.texts ?? '';
        expect({ expression, read: vendor('string', expression) }).toMatchObject({
          expression,
          read: { type: 'match', is: true, value: texts },
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it('Filter expressions match the chosen range, including open ends [API-FILTER-1]', () => {
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
      { numRuns: 2_000 },
    );
  });
});

/** A term of the vendor's grammar; several are joined by OR and AND nodes. */
interface VendorNode {
  type: string;
  is: boolean;
  left?: VendorNode;
  right?: VendorNode;
  value?: unknown[];
  bounds?: string;
  low?: number | string;
  high?: number | string;
}

function vendorTerms(type: 'string' | 'number', expression: string): VendorNode[] {
  const leaves = (node: VendorNode): VendorNode[] =>
    node.left && node.right ? [...leaves(node.left), ...leaves(node.right)] : [node];
  return leaves(vendor(type, expression) as unknown as VendorNode);
}

/** The texts of an expression that is nothing but a list of texts. */
function vendorTexts(expression: string): unknown[] | undefined {
  const terms = vendorTerms('string', expression);
  return terms.every(({ type, is }) => type === 'match' && is) ? terms.flatMap(({ value = [] }) => value) : undefined;
}

/** The ends of an expression that is one range with its ends included. */
function vendorRange(expression: string): { min: number | null; max: number | null } | undefined {
  const [term, ...others] = vendorTerms('number', expression);
  if (!term?.is || others.length > 0) return undefined;
  const [value, ...more] = term.value ?? [];
  if (term.type === 'between')
    return term.bounds === '[]' ? { min: Number(term.low), max: Number(term.high) } : undefined;
  if (more.length > 0) return undefined;
  const end = Number(value);
  const ranges = { '>=': { min: end, max: null }, '<=': { min: null, max: end }, '=': { min: end, max: end } };
  return Object.hasOwn(ranges, term.type) ? ranges[term.type as keyof typeof ranges] : undefined;
}

describe('any filter expressions, read by the vendor', () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abXY 019-&.'"), minLength: 1, maxLength: 6 });
  const plain = letters
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('-') && !/^(empty|null|not )/i.test(text));
  const textTerm = fc.oneof(
    { weight: 4, arbitrary: plain },
    fc.tuple(plain, fc.constantFrom('^,', '^%', '^_', '^^', '^-', '^ '), plain).map((parts) => parts.join('')),
    fc.tuple(plain, fc.constantFrom(',', '%', '_', ', ', '\\"'), plain).map((parts) => `"${parts.join('')}"`),
    fc.tuple(fc.constantFrom('%', ''), plain, fc.constantFrom('%', '')).map((parts) => parts.join('')),
    plain.map((text) => `-${text}`),
    fc.constantFrom('EMPTY', 'NULL', 'empty', 'null'),
    // Escapes of what is no sign of the grammar, and at the end.
    fc
      .tuple(plain, fc.constantFrom('^', '\\'), fc.constantFrom('A', 'x', '"', '.', '/', ',', '-', '\\', '^', ''))
      .map((parts) => parts.join('')),
  );

  it('Expressions with stray escapes are not values, as for the vendor [API-FILTER-1]', () => {
    for (const expression of [
      '^AND',
      'a^b',
      'a\\',
      '\\',
      '^',
      'a^',
      'x\\y',
      '"a\\"',
      'a^"b',
      '\\u00',
      '007',
      '0x10',
      '[01,5]',
      '5.',
    ])
      expect([expression, fromFilterExpressions(schema, { texts: expression, range: expression }).values]).toEqual([
        expression,
        /^\W*\d/.test(expression) ? { texts: vendorTexts(expression) } : {},
      ]);
  });

  it('The vendor reads texts with any whitespace at their edges unchanged [API-FILTER-1]', () => {
    for (const text of [' a ', '\u00a0a\u00a0', '\u2003a', 'a\ufeff']) {
      const expression = toFilterExpressions(schema, { texts: [text] }).expressions.texts ?? '';
      expect(vendorTexts(expression)).toEqual([text]);
      expect(fromFilterExpressions(schema, { texts: expression }).values).toEqual({ texts: [text] });
    }
  });

  it('An expression means to a text field what it means to the vendor, or nothing [API-FILTER-1]', () => {
    const seen = { same: 0, more: 0 };
    fc.assert(
      fc.property(fc.uniqueArray(textTerm, { minLength: 1, maxLength: 4 }), (terms) => {
        const expression = terms.join(',');
        const ours = fromFilterExpressions(schema, { texts: expression }).values.texts;
        expect({ expression, texts: ours }).toEqual({ expression, texts: vendorTexts(expression) });
        seen[ours === undefined ? 'more' : 'same'] += 1;
      }),
      { numRuns: 7_000 },
    );
    expect(seen.same).toBeGreaterThan(2_000);
    expect(seen.more).toBeGreaterThan(2_000);
  });

  it('Expressions that begin with NOT exclude, as for numbers, and are not values of a field', () => {
    // The one place where we read more than the vendor, who takes this NOT for a part of the text.
    expect(fromFilterExpressions(schema, { texts: 'NOT TX' }).problems).toMatchObject([{ code: 'unreadable' }]);
    expect(fromFilterExpressions(schema, { texts: 'NOT^ TX' }).values).toEqual({ texts: ['NOT TX'] });
  });

  const number = fc.oneof(
    fc.integer({ min: -1_000, max: 1_000_000 }).map((n) => (n === 0 ? '0' : String(n))),
    fc.integer({ min: -999, max: 999 }).map((n) => String(n / 4 + 0.25 || 0)),
  );
  const pair = fc
    .tuple(number, number)
    .filter(([a, b]) => a !== b)
    .map((both) => both.sort((a, b) => Number(a) - Number(b)));
  const numberTerm = fc.oneof(
    { weight: 5, arbitrary: number },
    fc
      .tuple(pair, fc.constantFrom('[]', '[)', '(]', '()'))
      .map(([[a, b], [open, close]]) => `${open}${a},${b}${close}`),
    // Open ends in every spelling, those among it that the vendor does not know.
    fc
      .tuple(number, fc.constantFrom('[', '('), fc.constantFrom('', 'inf', 'INF', ' inf '), fc.constantFrom(')', ']'))
      .map(([a, open, end, close]) => `${open}${a},${end}${close}`),
    fc
      .tuple(number, fc.constantFrom('[', '('), fc.constantFrom('', '-inf', '-INF', 'inf'), fc.constantFrom(']', ')'))
      .map(([b, open, end, close]) => `${open}${end},${b}${close}`),
    fc.constantFrom('[1,inf]', '[-inf,5]', '(-inf,inf)', '[,]', '(,)'),
    fc.tuple(fc.constantFrom('>', '>=', '<', '<='), fc.constantFrom('', ' '), number).map((parts) => parts.join('')),
  );

  it('An expression means to a range field what it means to the vendor, or nothing [API-FILTER-1]', () => {
    const seen = { same: 0, more: 0 };
    const expressions = fc.oneof(
      { weight: 3, arbitrary: numberTerm },
      fc.tuple(numberTerm, numberTerm).map((terms) => terms.join(',')),
      numberTerm.map((term) => `NOT ${term}`),
    );
    fc.assert(
      fc.property(expressions, (expression) => {
        const ours = fromFilterExpressions(schema, { range: expression }).values.range;
        const theirs = vendorRange(expression);
        expect({ expression, range: ours }).toEqual({ expression, range: theirs });
        seen[ours === undefined ? 'more' : 'same'] += 1;
      }),
      { numRuns: 5_000 },
    );
    expect(seen.same).toBeGreaterThan(1_200);
    expect(seen.more).toBeGreaterThan(1_200);
  });
});
