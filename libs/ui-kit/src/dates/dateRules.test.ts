import fc from 'fast-check';
import { clampPart, dateOf, partsOf } from './dateParts.ts';
import { completeDaysPreset, completeMonthsPreset, matchingPreset, yearToDatePreset } from './datePresets.ts';
import {
  addDays,
  calendarCount,
  endOfDay,
  isSameDay,
  normalizeRange,
  pickDay,
  pickRangeDay,
  startOfDay,
} from './dateRules.ts';

const anyDate = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const today = new Date(2026, 10, 20, 9, 30);

describe('ranges of dates', () => {
  it('A range begins at the start of a day and ends at 23:59:59 [KIT-DATE-2]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const range = normalizeRange({ from: a, to: b });
        expect(range?.from).toEqual(startOfDay(range?.from as Date));
        expect([range?.to?.getHours(), range?.to?.getMinutes(), range?.to?.getSeconds()]).toEqual([23, 59, 59]);
      }),
    );
  });

  it('A range swaps ends in the wrong order, and is then in order for good [KIT-DATE-3]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const range = normalizeRange({ from: a, to: b });
        expect(range?.from?.getTime()).toBeLessThanOrEqual(range?.to?.getTime() as number);
        expect(normalizeRange(range)).toEqual(range);
        const earlier = a < b ? a : b;
        expect(isSameDay(range?.from, earlier)).toBe(true);
      }),
    );
  });

  it('A range takes the start from the first click and the end from the second, in either order [KIT-DATE-3]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        const first = pickRangeDay(null, a);
        expect(first).toEqual({ range: { from: startOfDay(a), to: null }, set: 'start' });
        const second = pickRangeDay(first.range, b);
        expect(second.set).toBe('end');
        expect(second.range).toEqual(normalizeRange({ from: startOfDay(a), to: b }));
        expect(pickRangeDay(second.range, a).set).toBe('start');
      }),
    );
  });

  it('Ranges without ends are empty', () => expect(normalizeRange({ from: null, to: null })).toBeNull());

  it('A range treats an invalid date as an open end', () => {
    const nonsense = new Date('nonsense');
    expect(normalizeRange({ from: nonsense, to: nonsense })).toBeNull();
    expect(normalizeRange({ from: today, to: nonsense })).toEqual({ from: startOfDay(today), to: null });
  });
});

describe('single dates', () => {
  it('A second click on the same day clears a single date [KIT-DATE-4]', () => {
    fc.assert(
      fc.property(anyDate, (day) => {
        const chosen = pickDay(null, day);
        expect(chosen).toEqual(startOfDay(day));
        expect(pickDay(chosen, endOfDay(day))).toBeNull();
      }),
    );
  });
});

describe('presets', () => {
  it('The preset "First N complete day(s) and today" starts N days before today and ends today [KIT-DATE-5]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3650 }), anyDate, (days, date) => {
        const range = completeDaysPreset(days).range(date);
        expect(range.from).toEqual(startOfDay(addDays(date, -days)));
        expect(range.to).toEqual(endOfDay(date));
      }),
    );
    expect(completeDaysPreset(7).label).toBe('First 7 complete days and today');
    expect(completeDaysPreset(1).label).toBe('First 1 complete day and today');
  });

  it('Presets count whole months before the current one', () => {
    expect(completeMonthsPreset(12).range(today)).toEqual({
      from: new Date(2025, 10, 1),
      to: endOfDay(new Date(2026, 9, 31)),
    });
    expect(yearToDatePreset().range(today).from).toEqual(new Date(2026, 0, 1));
  });

  it.each([0, -1, 1.5, Number.NaN])('Presets cannot count %p days or months', (count) => {
    expect(() => completeDaysPreset(count)).toThrow(`\`days\` must be a whole number of at least 1, not ${count}.`);
    expect(() => completeMonthsPreset(count)).toThrow(`\`months\` must be a whole number of at least 1, not ${count}.`);
  });

  it('Presets are recognised by their range', () => {
    const presets = [completeDaysPreset(7), completeMonthsPreset(12)];
    expect(matchingPreset(presets, completeMonthsPreset(12).range(today), today)?.id).toBe('complete-months-12');
    expect(matchingPreset(presets, null, today)).toBeUndefined();
  });
});

describe('typed parts', () => {
  it('Typed parts are clamped to their limits [KIT-DATE-7]', () => {
    expect([clampPart('month', '13'), clampPart('month', '0'), clampPart('month', '00')]).toEqual(['12', '0', '00']);
    expect([clampPart('day', '32'), clampPart('day', '31'), clampPart('day', '0')]).toEqual(['31', '31', '0']);
    expect([clampPart('year', '0000'), clampPart('year', '99999'), clampPart('year', '1')]).toEqual([
      '0001',
      '9999',
      '1',
    ]);
    // On the way to 05, a year of two digits.
    expect(clampPart('year', '0')).toBe('0');
    fc.assert(
      fc.property(fc.constantFrom('month' as const, 'day' as const, 'year' as const), fc.string(), (part, text) => {
        const clamped = clampPart(part, text);
        expect(clamped).toMatch(/^\d{0,4}$/);
        expect(clampPart(part, clamped)).toBe(clamped);
      }),
    );
  });

  it('Typed parts make a date only when it is a real one [KIT-DATE-7]', () => {
    expect(dateOf({ month: '02', day: '29', year: '2023' })).toBeNull();
    expect(dateOf({ month: '02', day: '29', year: '2024' })).toEqual(new Date(2024, 1, 29));
    expect(dateOf({ month: '0', day: '10', year: '2024' })).toBeNull();
    expect(dateOf({ month: '', day: '10', year: '2024' })).toBeNull();
    expect(dateOf({ month: '1', day: '1', year: '5' })?.getFullYear()).toBe(5);
  });

  it('Dates and typed parts convert back and forth', () => {
    fc.assert(fc.property(anyDate, (date) => expect(dateOf(partsOf(date))).toEqual(startOfDay(date))));
  });
});

describe('calendars', () => {
  it('There are two calendars when at least 100 px are free beside the first [KIT-DATE-8]', () => {
    expect(calendarCount(600, 500)).toBe(2);
    expect(calendarCount(600, 501)).toBe(1);
  });
});
