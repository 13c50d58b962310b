import fc from 'fast-check';
import { dateOf, partsOf } from './dateParts.ts';
import { addDays, startOfDay } from './dateRules.ts';
import { isWithinLimits, limitsSentence, orderedLimits, typedProblem } from './dayLimits.ts';

const anyDate = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const anyLimit = fc.option(anyDate);
const limits = { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 10, 25) };

describe('limits of dates', () => {
  it('hold both of their days, and no day beyond', () => {
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

  it('are told in a sentence, whichever ends are given', () => {
    expect(limitsSentence(limits)).toBe('Choose a day from 11/05/2026 to 11/25/2026.');
    expect(limitsSentence({ minDate: limits.minDate })).toBe('Choose a day from 11/05/2026 on.');
    expect(limitsSentence({ maxDate: limits.maxDate })).toBe('Choose a day up to 11/25/2026.');
  });

  it('find a problem with typed parts exactly when they make no date that may be chosen', () => {
    const digits = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: most });
    const anyParts = fc.record({ month: digits(2), day: digits(2), year: digits(4) });
    fc.assert(
      fc.property(fc.oneof(anyParts, anyDate.map(partsOf)), anyLimit, anyLimit, (parts, a, b) => {
        const given = orderedLimits({ minDate: a, maxDate: b });
        const date = dateOf(parts);
        const isEmpty = Object.values(parts).every((part) => part === '');
        const isFine = isEmpty || (date !== null && isWithinLimits(date, given));
        expect(typedProblem(parts, true, given) === '').toBe(isFine);
      }),
    );
  });

  it('leave parts alone that are still being typed', () => {
    expect(typedProblem({ month: '02', day: '30', year: '202' }, false, limits)).toBe('');
    expect(typedProblem({ month: '02', day: '30', year: '2026' }, false, limits)).toBe('02/30/2026 is not a date.');
    expect(typedProblem({ month: '02', day: '', year: '' }, false, limits)).toBe('');
    expect(typedProblem({ month: '02', day: '', year: '' }, true, limits)).toBe('Type month, day and year.');
  });
});
