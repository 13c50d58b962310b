import fc from 'fast-check';
import { addDays, startOfDay } from './dateRules.ts';
import { isWithinLimits, limitsSentence, orderedLimits } from './dayLimits.ts';

const anyDate = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const limits = { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 10, 25) };

describe('limits of dates', () => {
  it('Limits include both of their days, and no day beyond', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const { minDate, maxDate } = orderedLimits({ minDate: a, maxDate: b }) as { minDate: Date; maxDate: Date };
        expect(isWithinLimits(minDate, { minDate, maxDate })).toBe(true);
        expect(isWithinLimits(maxDate, { minDate, maxDate })).toBe(true);
        expect(isWithinLimits(addDays(startOfDay(minDate), -1), { minDate, maxDate })).toBe(false);
        expect(isWithinLimits(addDays(startOfDay(maxDate), 1), { minDate, maxDate })).toBe(false);
      }),
    );
  });

  it('A sentence describes the limits, whichever ends are given', () => {
    expect(limitsSentence(limits)).toBe('Choose a day from 11/05/2026 to 11/25/2026.');
    expect(limitsSentence({ minDate: limits.minDate })).toBe('Choose a day from 11/05/2026 on.');
    expect(limitsSentence({ maxDate: limits.maxDate })).toBe('Choose a day up to 11/25/2026.');
  });
});
