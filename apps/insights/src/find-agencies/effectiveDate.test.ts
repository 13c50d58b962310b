import { describeDateRange, resolveDateRange } from '@agency-insights/insights-api/filters';
import fc from 'fast-check';
import {
  completeUnits,
  dayOf,
  daysToExpression,
  describeEffectiveDate,
  isoDay,
  readEffectiveDate,
} from './effectiveDate.ts';
import { englishWords } from '../language/createWords.ts';

const day = fc
  .date({ min: new Date(1900, 0, 1), max: new Date(2200, 0, 1), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));

describe('the effective date filter', () => {
  it('reads back the days that it wrote, both included [API-FILTER-1]', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        const expression = daysToExpression(from, to) ?? '';
        expect(expression).toBe(+from === +to ? isoDay(from) : `[${isoDay(from)},${isoDay(to)}]`);
        expect(readEffectiveDate(expression)).toEqual({ kind: 'absolute', from: isoDay(from), to: isoDay(to) });
        expect(dayOf(isoDay(from))).toEqual(from);
      }),
    );
  });

  it.each([
    [completeUnits(12, 'month'), 'last 12 complete months'],
    [completeUnits(1, 'year'), 'last complete year'],
    ['this year', 'this year'],
    ['this day', 'today'],
    ['[2025-01-01,2025-12-31]', 'Jan 1, 2025 to Dec 31, 2025'],
    ['[2025-01-01,inf]', 'from Jan 1, 2025'],
    ['[-inf,2025-12-31]', 'until Dec 31, 2025'],
    ['2025-06-01', 'Jun 1, 2025'],
    ['someday', 'someday'],
  ])('describes %s', (expression, expected) => {
    expect(describeEffectiveDate(expression, englishWords)).toBe(expected);
  });

  it('has the same English wording as exported files', () => {
    const unit = fc.constantFrom('day', 'month', 'year');
    fc.assert(
      fc.property(unit, fc.nat(40), fc.integer({ min: 1, max: 40 }), (unit, ago, count) => {
        const expression = `${ago} ${unit}s ago for ${count} ${unit}s`;
        const term = readEffectiveDate(expression);
        expect(describeEffectiveDate(expression, englishWords)).toBe(term && describeDateRange(term));
      }),
    );
  });

  it('stays relative: it counts complete months from the current day [PLUS-5]', () => {
    const term = readEffectiveDate(completeUnits(12, 'month'));
    if (term === null) throw new Error('It cannot be read');
    expect(resolveDateRange(term, '2026-11-20')).toEqual({ from: '2025-11-01', to: '2026-10-31' });
    expect(resolveDateRange(term, '2026-12-01')).toEqual({ from: '2025-12-01', to: '2026-11-30' });
  });

  it('writes nothing if both ends are open', () => {
    expect(daysToExpression(null, null)).toBeUndefined();
  });
});
