import fc from 'fast-check';
import { FilterExpressionError } from './FilterExpressionError.ts';
import type { NumberRange } from './NumberExpression.ts';
import { parseNumberExpression } from './parseNumberExpression.ts';
import { printNumberExpression } from './printNumberExpression.ts';
import { rangeFilter } from './rangeFilter.ts';

const range = (min: number | null, max: number | null, open = '[]'): NumberRange => ({
  min,
  max,
  minOpen: open[0] === '(',
  maxOpen: open[1] === ')',
});
const one = (value: number): NumberRange => range(value, value);

describe('parseNumberExpression', () => {
  it.each<[string, NumberRange[], NumberRange[]]>([
    ['', [], []],
    ['5', [one(5)], []],
    ['-2.5,.5,1e3', [one(-2.5), one(0.5), one(1000)], []],
    ['1, 3 or 5', [one(1), one(3), one(5)], []],
    ['[1,100)', [range(1, 100, '[)')], []],
    ['( 1 , 100 ]', [range(1, 100, '(]')], []],
    ['[1000000,inf]', [range(1_000_000, null)], []],
    ['[1000000,inf)', [range(1_000_000, null)], []],
    ['(1,)', [range(1, null, '(]')], []],
    ['(-inf,5],[,10)', [range(null, 5), range(null, 10, '[)')], []],
    ['(-INF,inf)', [range(null, null)], []],
    ['>5', [range(5, null, '(]')], []],
    ['>= 5', [range(5, null)], []],
    ['<5,<=5', [range(null, 5, '[)'), range(null, 5)], []],
    ['>5 AND <=10 OR 90', [range(5, 10, '(]'), one(90)], []],
    ['<=10 and >5', [range(5, 10, '(]')], []],
    ['5.5 to 10', [range(5.5, 10)], []],
    ['1 to,to 100', [range(1, null), range(null, 100)], []],
    ['NOT 5', [], [one(5)]],
    ['!=5,<> 6', [], [one(5), one(6)]],
    ['not [3,80]', [], [range(3, 80)]],
    ['NOT(3,80)', [], [range(3, 80, '()')]],
    ['NOT >5', [], [range(5, null, '(]')]],
    ['NOT 66,99,4', [], [one(66), one(99), one(4)]],
    ['NOT 10,[1,5)', [range(1, 5, '[)')], [one(10)]],
    ['23,not 42,not 42', [one(23)], [one(42)]],
    ['23,not 42,not 43', [one(23)], [one(42), one(43)]],
    ['-0', [one(0)], []],
  ])('parseNumberExpression reads %j', (text, ranges, exclude) => {
    expect(parseNumberExpression(text)).toEqual({ ranges, exclude });
  });

  it.each([
    ['5,', 'empty_term', 2],
    ['NOT', 'empty_term', 0],
    ['abc', 'invalid_number', 0],
    ['1e999', 'invalid_number', 0],
    ['5, 007', 'invalid_number', 3],
    ['[5,1]', 'empty_range', 0],
    ['(5,5]', 'empty_range', 0],
    ['[,]', 'unexpected', 0],
    ['[1,2', 'unexpected', 0],
    ['[1]', 'unexpected', 0],
    ['>5 AND >6', 'unexpected', 0],
    ['to', 'unexpected', 0],
    ['Infinity', 'invalid_number', 0],
    ['NULL', 'invalid_number', 0],
    ['1;DROP', 'invalid_number', 0],
  ])('parseNumberExpression refuses %j as %s and reports the position', (text, code, position) => {
    expect(() => parseNumberExpression(text)).toThrow(
      expect.objectContaining({ name: 'FilterExpressionError', code, position }),
    );
  });

  it('parseNumberExpression reads printed expressions', () => {
    const finite = fc
      .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
      .map((n) => (n === 0 ? 0 : n));
    const end = fc.option(finite);
    const anyRange = fc.oneof(
      finite.map(one),
      fc.tuple(end, end, fc.boolean(), fc.boolean()).map(([a, b, minOpen, maxOpen]) => {
        const swap = a !== null && b !== null && a > b;
        const [min, max] = swap ? [b, a] : [a, b];
        const single = min === max;
        return { min, max, minOpen: minOpen && min !== null && !single, maxOpen: maxOpen && max !== null && !single };
      }),
    );
    const distinct = fc.uniqueArray(anyRange, { selector: (r) => JSON.stringify(r), maxLength: 5 });
    fc.assert(
      fc.property(fc.record({ ranges: fc.array(anyRange, { maxLength: 5 }), exclude: distinct }), (expression) => {
        expect(parseNumberExpression(printNumberExpression(expression))).toEqual(expression);
      }),
      { numRuns: 2_000 },
    );
  });

  it('parseNumberExpression only throws FilterExpressionError, for any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.,[]()<>=! -einfNOTORAND') }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          const { ranges, exclude } = parseNumberExpression(text);
          for (const { min, max } of [...ranges, ...exclude])
            expect([min, max].every((n) => n === null || Number.isFinite(n))).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterExpressionError);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('parseNumberExpression reads or refuses the longest expression that the contract accepts', () => {
    for (const sign of ['[', '>', ' ', '9', '5,', 'NOT ', 'to', '1 AND ', '[1,2],']) {
      try {
        parseNumberExpression(sign.repeat(20_000 / sign.length));
      } catch (error) {
        expect(error).toBeInstanceOf(FilterExpressionError);
      }
    }
  });
});

describe('rangeFilter', () => {
  it('rangeFilter writes a range as [min,max] [API-FILTER-1]', () => {
    expect(rangeFilter({ min: 1, max: 5 })).toBe('[1,5]');
    expect(rangeFilter({ min: 1_000_000 })).toBe('[1000000,inf)');
    expect(rangeFilter({ max: 5 })).toBe('(-inf,5]');
    expect(rangeFilter({ min: null, max: null })).toBe('');
  });
});
