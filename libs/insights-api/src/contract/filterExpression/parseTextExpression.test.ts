import fc from 'fast-check';
import { FilterExpressionError, isFilterExpressionError } from './FilterExpressionError.ts';
import type { TextTerm } from './TextExpression.ts';
import { escapeFilterValue } from './escapeFilterValue.ts';
import { parseTextExpression } from './parseTextExpression.ts';
import { printTextExpression } from './printTextExpression.ts';
import { containsFilter, textFilter } from './textFilter.ts';

const exact = (value: string): TextTerm => ({ kind: 'exact', value });

describe('parseTextExpression', () => {
  it.each<[string, TextTerm[], TextTerm[]]>([
    ['', [], []],
    ['TX', [exact('TX')], []],
    ['TX,OK', [exact('TX'), exact('OK')], []],
    [' TX ,\tOK ', [exact('TX'), exact('OK')], []],
    ['-TX,OK', [exact('OK')], [exact('TX')]],
    ['NOT TX,NOT  OK', [], [exact('TX'), exact('OK')]],
    ['NOT', [exact('NOT')], []],
    ['Not Just Insurance', [exact('Not Just Insurance')], []],
    ['t-shirt,31-33', [exact('t-shirt'), exact('31-33')], []],
    ['--x', [], [exact('-x')]],
    ['%aus%', [{ kind: 'contains', value: 'aus' }], []],
    ['aus%', [{ kind: 'startsWith', value: 'aus' }], []],
    ['%tin', [{ kind: 'endsWith', value: 'tin' }], []],
    ['A%n', [{ kind: 'like', value: 'A%n' }], []],
    ['%', [{ kind: 'like', value: '%' }], []],
    ['_UF', [{ kind: 'like', value: '_UF' }], []],
    ['50^%_', [{ kind: 'like', value: '50^%_' }], []],
    ['-%aus%', [], [{ kind: 'contains', value: 'aus' }]],
    [
      'EMPTY,null',
      [
        { kind: 'empty', value: '' },
        { kind: 'null', value: '' },
      ],
      [],
    ],
    ['-NULL', [], [{ kind: 'null', value: '' }]],
    ['"NULL"', [exact('NULL')], []],
    ['Nullable', [exact('Nullable')], []],
    ['Austin^, TX', [exact('Austin, TX')], []],
    ['"Austin, TX" ,OK', [exact('Austin, TX'), exact('OK')], []],
    ['"Intentional^caret"', [exact('Intentional^caret')], []],
    ['"say \\"hi\\""', [exact('say "hi"')], []],
    ['100^%^_^^^-', [exact('100%_^-')], []],
    ['^ x^ ', [exact(' x ')], []],
    ['\\u0041', [exact('A')], []],
  ])('parseTextExpression reads %j', (text, include, exclude) => {
    expect(parseTextExpression(text)).toEqual({ include, exclude });
  });

  it.each([
    ['TX,', 'empty_term', 3],
    [',TX', 'empty_term', 0],
    ['TX,,OK', 'empty_term', 3],
    ['  ', 'empty_term', 2],
    ['-', 'empty_term', 0],
    ['^x', 'invalid_escape', 0],
    ['TX^', 'invalid_escape', 2],
    ['a\\q', 'invalid_escape', 1],
    ['a\\', 'invalid_escape', 1],
    ['"TX', 'unclosed_quote', 0],
    ['"TX"x', 'unexpected', 4],
    ['a\u0000b', 'invalid_character', 1],
  ])('parseTextExpression refuses %j as %s and reports the position', (text, code, position) => {
    expect(() => parseTextExpression(text)).toThrow(
      expect.objectContaining({ name: 'FilterExpressionError', code, position }),
    );
  });

  it('parseTextExpression reads printed expressions', () => {
    const plain = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: fc.constantFrom(...'%_,^-"\\ NOTULtx\n\u0001') }),
    );
    const some = plain.filter((value) => value !== '');
    const term = fc.oneof(
      plain.map(exact),
      fc.record({
        kind: fc.constantFrom('contains' as const, 'startsWith' as const, 'endsWith' as const),
        value: some,
      }),
      fc.tuple(plain, fc.constantFrom('%', '_', '%_'), plain).map(([before, sign, after]): TextTerm => ({
        kind: 'like',
        value: `x${escapePattern(before)}${sign}${escapePattern(after)}x`,
      })),
      fc.constantFrom<TextTerm>({ kind: 'empty', value: '' }, { kind: 'null', value: '' }),
    );
    fc.assert(
      fc.property(fc.record({ include: fc.array(term), exclude: fc.array(term) }), (expression) => {
        expect(parseTextExpression(printTextExpression(expression))).toEqual(expression);
      }),
      { numRuns: 2_000 },
    );
  });

  it('parseTextExpression only throws FilterExpressionError, for any text', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'%_,^-"\\ NOTu0\'\u0000;') }),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          parseTextExpression(text);
        } catch (error) {
          expect(error).toBeInstanceOf(FilterExpressionError);
          expect(isFilterExpressionError(error)).toBe(true);
        }
      }),
      { numRuns: 5_000 },
    );
  });

  it('parseTextExpression reads or refuses the longest expression that the contract accepts', () => {
    for (const sign of ['%', '_', ' ', '^^', 'a,', '-', '"']) {
      try {
        parseTextExpression(sign.repeat(20_000 / sign.length));
      } catch (error) {
        expect(isFilterExpressionError(error)).toBe(true);
      }
    }
  });
});

describe('textFilter', () => {
  it('textFilter escapes commas inside values [API-FILTER-1]', () => {
    expect(textFilter(['Austin, TX', 'Tulsa, OK'])).toBe('Austin^, TX,Tulsa^, OK');
    expect(escapeFilterValue('100% Insurance, Inc.')).toBe('100^% Insurance^, Inc.');
  });

  it('textFilter matches exactly the given values, whatever they contain [API-FILTER-1]', () => {
    const values = fc.array(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('NULL', 'empty', 'NOT x', '-x', ' x ', '', '"', '\\')),
    );
    fc.assert(
      fc.property(values, (list) => {
        expect(parseTextExpression(textFilter(list))).toEqual({ include: list.map(exact), exclude: [] });
      }),
      { numRuns: 2_000 },
    );
  });

  it('textFilter finds a typed part anywhere in a text', () => {
    expect(containsFilter('50%')).toBe('%50^%%');
    expect(containsFilter('')).toBe('');
  });
});

function escapePattern(text: string): string {
  return text.replace(/[%_^]/g, '^$&');
}
