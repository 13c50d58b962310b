import fc from 'fast-check';
import type { DateRangeTerm } from './DateExpression.ts';
import { FilterExpressionError } from './FilterExpressionError.ts';
import { dateRangeFilter } from './dateRangeFilter.ts';
import { parseDateExpression } from './parseDateExpression.ts';
import { printDateExpression } from './printDateExpression.ts';
import { resolveDateRange } from './resolveDateRange.ts';

const absolute = (from: string | null, to: string | null): DateRangeTerm => ({ kind: 'absolute', from, to });
const relative = (unit: 'day' | 'month' | 'year', count: number, ago: number): DateRangeTerm => ({
  kind: 'relative',
  unit,
  count,
  ago,
});

describe('parseDateExpression', () => {
  it.each<[string, DateRangeTerm[]]>([
    ['', []],
    ['[2025-01-01,2025-12-31]', [absolute('2025-01-01', '2025-12-31')]],
    ['[2025/01/01, inf)', [absolute('2025-01-01', null)]],
    ['[-inf,2025-12-31]', [absolute(null, '2025-12-31')]],
    ['(2025-01-01,2025-12-31)', [absolute('2025-01-02', '2025-12-30')]],
    ['[2025-01-01,]', [absolute('2025-01-01', null)]],
    ['2024-02-29', [absolute('2024-02-29', '2024-02-29')]],
    ['2024-02,2023', [absolute('2024-02-01', '2024-02-29'), absolute('2023-01-01', '2023-12-31')]],
    ['2024/12', [absolute('2024-12-01', '2024-12-31')]],
    ['after 2025-01-01', [absolute('2025-01-01', null)]],
    ['before 2025-01-01', [absolute(null, '2024-12-31')]],
    ['2025-01-01 to 2026-01-01', [absolute('2025-01-01', '2025-12-31')]],
    ['12 months ago for 12 months', [relative('month', 12, 12)]],
    ['1 year ago for 1 YEAR', [relative('year', 1, 1)]],
    ['30 days ago for 7 days', [relative('day', 7, 30)]],
    ['3 days ago', [relative('day', 1, 3)]],
    ['7 days', [relative('day', 7, 6)]],
    ['this month or last year', [relative('month', 1, 0), relative('year', 1, 1)]],
    ['today,yesterday', [relative('day', 1, 0), relative('day', 1, 1)]],
  ])('parseDateExpression reads %j', (text, ranges) => {
    expect(parseDateExpression(text)).toEqual({ ranges });
  });

  it.each([
    ['2025-02-30', 'invalid_date', 0],
    ['2025-13-01', 'invalid_date', 0],
    ['[2025-1-1,inf]', 'invalid_date', 1],
    ['soon', 'invalid_date', 0],
    ['[2025-12-31,2025-01-01]', 'empty_range', 0],
    ['2025-01-01 to 2025-01-01', 'empty_range', 0],
    ['0 months', 'empty_range', 0],
    ['2025,', 'empty_term', 5],
    ['[,]', 'unexpected', 0],
    ['3 months ago for 2 days', 'unexpected', 0],
    ['99999 days', 'invalid_number', 0],
  ])('parseDateExpression refuses %j as %s and reports the position', (text, code, position) => {
    expect(() => parseDateExpression(text)).toThrow(
      expect.objectContaining({ name: 'FilterExpressionError', code, position }),
    );
  });

  it('parseDateExpression reads printed expressions', () => {
    const day = fc
      .date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const end = fc.option(day);
    const term = fc.oneof(
      fc.tuple(end, end).map(([a, b]) => (a !== null && b !== null && a > b ? absolute(b, a) : absolute(a, b))),
      fc
        .tuple(
          fc.constantFrom('day' as const, 'month' as const, 'year' as const),
          fc.integer({ min: 1, max: 10_000 }),
          fc.integer({ min: 0, max: 10_000 }),
        )
        .map(([unit, count, ago]) => relative(unit, count, ago)),
    );
    fc.assert(
      fc.property(fc.array(term, { maxLength: 5 }), (ranges) => {
        expect(parseDateExpression(printDateExpression({ ranges }))).toEqual({ ranges });
      }),
      { numRuns: 2_000 },
    );
  });

  it('parseDateExpression only throws FilterExpressionError, and resolves to ordered days, for any text', () => {
    const words = fc
      .array(
        fc.constantFrom(
          '1',
          '12',
          '0',
          '10000',
          ' ',
          'months',
          'day',
          'years',
          'ago',
          'for',
          'this',
          'last',
          '2025-01-31',
          '0000-01-01',
          '9999-12-31',
          '2025',
          '0000',
          '9999',
          '[',
          ']',
          '(',
          ')',
          ',',
          'inf',
          'to',
          'before ',
          'after ',
        ),
      )
      .map((list) => list.join(''));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), words), (text) => {
        try {
          for (const term of parseDateExpression(text).ranges) {
            const { from, to } = resolveDateRange(term, '2026-11-20');
            expect(from === null || /^\d{4}-\d\d-\d\d$/.test(from)).toBe(true);
            expect(to === null || /^\d{4}-\d\d-\d\d$/.test(to)).toBe(true);
            if (from !== null && to !== null) expect(from <= to).toBe(true);
          }
        } catch (error) {
          if (!(error instanceof FilterExpressionError)) throw error;
        }
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('resolveDateRange', () => {
  it.each<[string, DateRangeTerm, string, string | null, string | null]>([
    ['the twelve complete months before this one', relative('month', 12, 12), '2026-11-20', '2025-11-01', '2026-10-31'],
    ['the month before, from its longest day', relative('month', 1, 1), '2026-03-31', '2026-02-01', '2026-02-28'],
    ['the month before, over the year', relative('month', 1, 1), '2026-01-15', '2025-12-01', '2025-12-31'],
    ['seven days, today last', relative('day', 7, 6), '2026-03-03', '2026-02-25', '2026-03-03'],
    ['thirty complete days', relative('day', 30, 30), '2026-03-01', '2026-01-30', '2026-02-28'],
    ['last year', relative('year', 1, 1), '2026-11-20', '2025-01-01', '2025-12-31'],
    ['this year, whole', relative('year', 1, 0), '2024-02-29', '2024-01-01', '2024-12-31'],
    ['what is written, if absolute', absolute('2025-01-01', null), '2026-11-20', '2025-01-01', null],
  ])('resolveDateRange resolves: %s', (_title, term, today, from, to) => {
    expect(resolveDateRange(term, today)).toEqual({ from, to });
  });
});

describe('relative dates', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const term = fc.record({ count: fc.integer({ min: 1, max: 600 }), ago: fc.integer({ min: 0, max: 600 }) });
  const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const monthsBetween = (from: string, to: string): number =>
    Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(0, 4)) * 12 - Number(from.slice(5, 7));

  it('Relative dates include as many days as they say, and end that long before today', () => {
    fc.assert(
      fc.property(day, term, (today, { count, ago }) => {
        const { from, to } = resolveDateRange(relative('day', count, ago), today);
        expect(daysBetween(from!, to!)).toBe(count - 1);
        expect(daysBetween(from!, today)).toBe(ago);
      }),
    );
  });

  it.each([
    ['month', 1],
    ['year', 12],
  ] as const)('Relative dates include whole %ss, each from its first day to its last', (unit, months) => {
    fc.assert(
      fc.property(day, term, (today, { count, ago }) => {
        const { from, to } = resolveDateRange(relative(unit, count, ago), today);
        const next = new Date(Date.parse(to!) + 86_400_000).toISOString().slice(0, 10);
        expect([from!.slice(8), next.slice(8)]).toEqual(['01', '01']);
        expect(monthsBetween(from!, next)).toBe(count * months);
        if (unit === 'month') expect(monthsBetween(from!, today)).toBe(ago);
        else expect([from!.slice(5), Number(today.slice(0, 4)) - Number(from!.slice(0, 4))]).toEqual(['01-01', ago]);
      }),
    );
  });
});

describe('dateRangeFilter', () => {
  it('dateRangeFilter writes a range of days that includes both ends [API-FILTER-1]', () => {
    expect(dateRangeFilter({ from: '2025-01-01', to: '2025-12-31' })).toBe('[2025-01-01,2025-12-31]');
    expect(dateRangeFilter({ from: '2025-01-01' })).toBe('[2025-01-01,inf)');
    expect(dateRangeFilter({ to: '2025-12-31' })).toBe('(-inf,2025-12-31]');
    expect(dateRangeFilter({})).toBe('');
  });
});
