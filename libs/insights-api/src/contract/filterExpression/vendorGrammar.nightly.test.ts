// The vendor's own parser as the oracle. It evaluates code that it generates, so it never leaves the tests.
import { parseFilterExpression } from '@looker/filter-expressions';
import fc from 'fast-check';
import type { DateRangeTerm } from './DateExpression.ts';
import type { NumberExpression, NumberRange } from './NumberExpression.ts';
import type { TextExpression, TextTerm } from './TextExpression.ts';
import { parseDateExpression } from './parseDateExpression.ts';
import { parseNumberExpression } from './parseNumberExpression.ts';
import { parseTextExpression } from './parseTextExpression.ts';
import { printNumberExpression } from './printNumberExpression.ts';
import { printTextExpression } from './printTextExpression.ts';
import { textFilter } from './textFilter.ts';

interface VendorNode {
  type: string;
  is: boolean;
  left?: VendorNode;
  right?: VendorNode;
  value?: (string | number)[] | number;
  bounds?: string;
  low?: number | string;
  high?: number | string;
  unit?: string;
  complete?: boolean;
  startInterval?: { value: number; unit: string };
  endInterval?: { value: number; unit: string };
  date?: VendorDay;
  start?: VendorDay;
  end?: VendorDay;
  year?: string;
  month?: string;
}
interface VendorDay {
  year: string;
  month: string;
  day: string;
}

function vendorTerms(type: 'string' | 'number' | 'date', expression: string): VendorNode[] {
  const leaves = (node: VendorNode): VendorNode[] =>
    node.left && node.right ? [...leaves(node.left), ...leaves(node.right)] : [node];
  // The vendor's node type is an open record; the shapes above are those of its grammar files.
  const root: unknown = parseFilterExpression(type, expression);
  const terms = leaves(root as VendorNode);
  if (terms.some((term) => term.type === 'matchesAdvanced')) throw new Error(`The vendor cannot read ${expression}`);
  return terms;
}

const values = (node: VendorNode): (string | number)[] => (Array.isArray(node.value) ? node.value : []);

function vendorText(expression: string): TextExpression {
  const kinds: Record<string, TextTerm['kind']> = {
    match: 'exact',
    contains: 'contains',
    startsWith: 'startsWith',
    endsWith: 'endsWith',
    other: 'like',
    blank: 'empty',
    null: 'null',
  };
  const result: TextExpression = { include: [], exclude: [] };
  for (const node of vendorTerms('string', expression)) {
    const kind = kinds[node.type] ?? 'exact';
    const terms =
      kind === 'empty' || kind === 'null'
        ? [{ kind, value: '' }]
        : values(node).map((value) => ({ kind, value: String(value) }));
    (node.is ? result.include : result.exclude).push(...terms);
  }
  return result;
}

function vendorRanges(node: VendorNode): NumberRange[] {
  const list = values(node).map(Number);
  if (node.type === 'between') {
    return [
      {
        min: Number(node.low),
        max: Number(node.high),
        minOpen: node.bounds?.[0] === '(',
        maxOpen: node.bounds?.[1] === ')',
      },
    ];
  }
  return list.map((value) => {
    if (node.type.startsWith('>')) return { min: value, max: null, minOpen: node.type === '>', maxOpen: false };
    if (node.type.startsWith('<')) return { min: null, max: value, minOpen: false, maxOpen: node.type === '<' };
    return { min: value, max: value, minOpen: false, maxOpen: false };
  });
}

function vendorNumber(expression: string): NumberExpression {
  const terms = vendorTerms('number', expression);
  return {
    ranges: terms.filter((n) => n.is).flatMap(vendorRanges),
    exclude: terms.filter((n) => !n.is).flatMap(vendorRanges),
  };
}

/** Only the matched texts or numbers matter, not repetitions or the order of exclusions. */
function asSet(list: readonly unknown[]): unknown[] {
  return [...new Set(list.map((item) => JSON.stringify(item)))].sort();
}

describe('the text grammar', () => {
  const letters = fc
    .string({ unit: fc.constantFrom(..."abcXYZ 019-&.'"), minLength: 1, maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && !text.startsWith('-') && !/^(empty|null)/i.test(text));
  const escaped = fc
    .tuple(letters, fc.constantFrom('^,', '^%', '^_', '^^', '^-', '^, '), letters)
    .map((parts) => parts.join(''));
  const value = fc.oneof(letters, escaped);
  const quoted = fc
    .tuple(letters, fc.constantFrom(',', '%', '_', ', ', '\\"'), letters)
    .map((parts) => `"${parts.join('')}"`);
  const body = fc.oneof(
    value,
    quoted,
    value.map((v) => `%${v}%`),
    value.map((v) => `${v}%`),
    value.map((v) => `%${v}`),
    fc.tuple(letters, fc.constantFrom('%', '_'), letters).map((parts) => parts.join('')),
    fc.constantFrom('EMPTY', 'NULL', 'empty', 'null'),
  );
  const term = fc.tuple(fc.constantFrom('', '', '-'), body).map((parts) => parts.join(''));

  it('The text grammar reads comma, -, %, _, ^ escapes, quotes and keywords as the vendor does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(term, { minLength: 1, maxLength: 5 }), (terms) => {
        const expression = terms.join(',');
        expect(parseTextExpression(expression)).toEqual(vendorText(expression));
      }),
      { numRuns: 4_000 },
    );
  });

  it('The text grammar writes values that the vendor reads back [API-FILTER-1]', () => {
    // The vendor drops a value that comes twice, and reads two escaped spaces at the very end as one.
    const any = fc
      .oneof(
        fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
        fc.string({ minLength: 1, unit: fc.constantFrom(...'%_,^-"\\ NULLabc\u0001') }),
        fc.constantFrom('NULL', 'empty', 'NOT x', '-x', ' x'),
        fc
          .tuple(
            fc.constantFrom('EMPTY', 'empty', 'NULL', 'null'),
            fc.string({ unit: fc.constantFrom(...'abE %_,^-"\\') }),
          )
          .map((parts) => parts.join('')),
      )
      .filter((text) => !text.endsWith('  '));
    fc.assert(
      fc.property(fc.uniqueArray(any, { minLength: 1, maxLength: 4 }), (list) => {
        expect(vendorText(textFilter(list))).toEqual({
          include: list.map((value) => ({ kind: 'exact', value })),
          exclude: [],
        });
      }),
      { numRuns: 3_000 },
    );
  });

  it.each(['EMPTY NEST', 'empty', 'NULL', 'nullable'])(
    'The text grammar writes values that begin with %s so that the vendor reads them correctly',
    (value) => {
      const expression: TextExpression = { include: [{ kind: 'startsWith', value }], exclude: [] };
      expect(vendorText(printTextExpression(expression))).toEqual(expression);
    },
  );
});

describe('the number grammar', () => {
  const number = fc
    .oneof(
      fc.integer({ min: -1_000, max: 1_000_000 }),
      fc.integer({ min: -999, max: 999 }).map((n) => n / 4),
    )
    .map((n) => (n === 0 ? '0' : String(n)));
  const pair = fc
    .tuple(number, number)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => (Number(a) < Number(b) ? [a, b] : [b, a]));
  const range = fc.oneof(
    fc
      .tuple(pair, fc.constantFrom('[]', '[)', '(]', '()'), fc.constantFrom('', ' '))
      .map(([[a, b], bounds, space]) => `${bounds[0]}${a},${space}${b}${bounds[1]}`),
    fc
      .tuple(number, fc.constantFrom('[', '('), fc.constantFrom('inf)', ')', ']'))
      .map(([a, open, rest]) => `${open}${a},${rest}`),
    fc
      .tuple(number, fc.constantFrom('(-inf', '(', '['), fc.constantFrom(']', ')'))
      .map(([b, open, close]) => `${open},${b}${close}`),
  );
  const compared = fc.oneof(
    fc.tuple(fc.constantFrom('>', '>=', '<', '<='), fc.constantFrom('', ' '), number).map((parts) => parts.join('')),
    fc
      .tuple(pair, fc.constantFrom('>', '>='), fc.constantFrom('<', '<='))
      .map(([[a, b], low, high]) => `${low}${a} AND ${high}${b}`),
    pair.map(([a, b]) => `${a} to ${b}`),
  );
  const body = fc.oneof(number, range, compared);
  const term = fc.tuple(fc.constantFrom('', '', '', 'NOT ', 'not ', '!= '), body).map((parts) => parts.join(''));
  // The vendor makes one range of `<3 OR >80`, with its ends swapped; we read the two sides as written.
  const sides = (list: string[]): boolean =>
    !list.some((text, index) => /[<>]/.test(text) && /[<>]/.test(list[index + 1] ?? ''));

  it('The number grammar reads numbers, ranges, comparisons and NOT as the vendor does', () => {
    const separator = fc.constantFrom(',', ', ', ' OR ');
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 5 }).filter(sides), separator, (terms, comma) => {
        const expression = terms.join(comma);
        const ours = parseNumberExpression(expression);
        const theirs = vendorNumber(expression);
        // A repeated range means the same as a single one: the vendor keeps some repetitions and drops others.
        expect({ ranges: asSet(ours.ranges), exclude: asSet(ours.exclude) }).toEqual({
          ranges: asSet(theirs.ranges),
          exclude: asSet(theirs.exclude),
        });
      }),
      { numRuns: 4_000 },
    );
  });

  it('The number grammar writes expressions that the vendor reads back', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
        const expression = parseNumberExpression(terms.join(','));
        const theirs = vendorNumber(printNumberExpression(expression));
        expect({ ranges: asSet(theirs.ranges), exclude: asSet(theirs.exclude) }).toEqual({
          ranges: asSet(expression.ranges),
          exclude: asSet(expression.exclude),
        });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the date grammar', () => {
  const unit = fc.constantFrom('day', 'days', 'month', 'months', 'year', 'years');
  const count = fc.integer({ min: 1, max: 400 });
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const term = fc.oneof(
    fc.tuple(count, unit, count).map(([ago, units, for_]) => `${ago} ${units} ago for ${for_} ${units}`),
    fc.tuple(count, unit).map(([ago, units]) => `${ago} ${units} ago`),
    fc.tuple(count, unit).map(([ago, units]) => `${ago} ${units}`),
    fc.tuple(fc.constantFrom('this', 'last'), fc.constantFrom('day', 'month', 'year')).map((words) => words.join(' ')),
    day,
    day.map((text) => text.replaceAll('-', '/')),
    day.map((text) => text.slice(0, 7)),
    day.map((text) => text.slice(0, 4)),
    fc
      .tuple(day, day)
      .filter(([a, b]) => a !== b)
      .map((days) => [...days].sort().join(' to ')),
  );

  it('The date grammar reads days, months, years and relative dates as the vendor does', () => {
    fc.assert(
      fc.property(fc.array(term, { minLength: 1, maxLength: 4 }), (terms) => {
        const expression = terms.join(',');
        expect(parseDateExpression(expression).ranges).toEqual(vendorTerms('date', expression).map(vendorDays));
      }),
      { numRuns: 4_000 },
    );
  });
});

function vendorDays(node: VendorNode): DateRangeTerm {
  const unit = (text = ''): 'day' | 'month' | 'year' => (text === 'day' || text === 'month' ? text : 'year');
  const text = (day: VendorDay | undefined): string => `${day?.year}-${day?.month}-${day?.day}`;
  const value = Number(node.value);
  const last = (year: string | undefined, month: string | undefined): string =>
    new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  switch (node.type) {
    case 'past':
      return { kind: 'relative', unit: unit(node.unit), count: value, ago: node.complete ? value : value - 1 };
    case 'pastAgo':
      return { kind: 'relative', unit: unit(node.unit), count: 1, ago: value };
    case 'relative':
      return {
        kind: 'relative',
        unit: unit(node.startInterval?.unit),
        count: node.endInterval?.value ?? 0,
        ago: node.startInterval?.value ?? 0,
      };
    case 'this':
      return { kind: 'relative', unit: unit(node.unit), count: 1, ago: 0 };
    case 'last':
      return { kind: 'relative', unit: unit(node.unit), count: 1, ago: 1 };
    case 'on':
      return { kind: 'absolute', from: text(node.date), to: text(node.date) };
    case 'month':
      return { kind: 'absolute', from: `${node.year}-${node.month}-01`, to: last(node.year, node.month) };
    case 'year':
      return { kind: 'absolute', from: `${node.year}-01-01`, to: `${node.year}-12-31` };
    default: {
      const before = new Date(Date.parse(`${text(node.end)}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
      return { kind: 'absolute', from: text(node.start), to: before };
    }
  }
}
