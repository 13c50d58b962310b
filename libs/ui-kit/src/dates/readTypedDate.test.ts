import fc from 'fast-check';
import { partsOf } from './dateParts.ts';
import { isSameDay } from './dateRules.ts';
import { isWithinLimits, orderedLimits } from './dayLimits.ts';
import { readTypedDate } from './readTypedDate.ts';

const anyDate = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const limits = { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 10, 25) };
const problemOf = (month: string, day: string, year: string, hasLeft: boolean) =>
  readTypedDate({ parts: { month, day, year }, hasLeft }, limits).problem;

describe('a typed date', () => {
  it('A typed date is the day of its parts, if it is within the limits', () => {
    fc.assert(
      fc.property(anyDate, fc.option(anyDate), fc.option(anyDate), fc.boolean(), (date, a, b, hasLeft) => {
        const given = orderedLimits({ minDate: a, maxDate: b });
        const read = readTypedDate({ parts: partsOf(date), hasLeft }, given);
        expect(read.date != null && isSameDay(read.date, date)).toBe(isWithinLimits(date, given));
      }),
    );
  });

  it('A typed date has a problem, once the user left it, exactly when it is neither empty nor a valid date', () => {
    const digits = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: most });
    const anyParts = fc.record({ month: digits(2), day: digits(2), year: digits(4) });
    fc.assert(
      fc.property(fc.oneof(anyParts, anyDate.map(partsOf)), (parts) => {
        const { date, problem } = readTypedDate({ parts, hasLeft: true }, limits);
        expect(problem === '').toBe(date !== undefined);
        expect(date === null).toBe(Object.values(parts).every((part) => part === ''));
      }),
    );
  });

  it('A typed date has no problem while it is being typed', () => {
    expect(problemOf('02', '30', '202', false)).toBe('');
    expect(problemOf('02', '30', '2026', false)).toBe('02/30/2026 is not a date.');
    expect(problemOf('02', '', '', false)).toBe('');
    expect(problemOf('02', '', '', true)).toBe('Type month, day and year.');
    expect(problemOf('12', '24', '2026', false)).toBe('Choose a day from 11/05/2026 to 11/25/2026.');
  });
});
