import fc from 'fast-check';
import { DateLib } from 'react-day-picker';
import { de } from 'react-day-picker/locale';
import type { WeekDay } from './dateSettings.ts';
import { quickDateLib } from './quickDateLib.ts';

const anyTime = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const anyWeekday = fc.integer({ min: 0, max: 6 }).map((day) => day as WeekDay);
const dates = new DateLib();
/** Two moments: on days near each other, on the same day of different months, or anywhere. */
const anyTwo = fc.oneof(
  fc.tuple(anyTime, fc.integer({ min: -9, max: 9 })).map(([one, days]) => [one, dates.addDays(one, days)] as const),
  fc.tuple(anyTime, fc.integer({ min: -13, max: 13 })).map(([one, by]) => [one, dates.addMonths(one, by)] as const),
  fc.tuple(anyTime, anyTime),
);

function both(weekStartsOn: WeekDay, showWeekNumber: boolean) {
  const options = { locale: de, weekStartsOn };
  return { slow: new DateLib(options), quick: new DateLib(options, quickDateLib({ ...options, showWeekNumber })) };
}

describe('the quick date functions', () => {
  it('The quick date functions give the same results as date-fns', () => {
    fc.assert(
      fc.property(anyTwo, anyWeekday, ([one, other], weekStartsOn) => {
        const { slow, quick } = both(weekStartsOn, true);
        const results = (lib: DateLib) => [
          lib.isSameDay(one, other),
          lib.isSameMonth(one, other),
          lib.differenceInCalendarDays(one, other),
          lib.getWeek(one),
          ...['yyyy-MM-dd', 'yyyy-MM', 'PPPP'].map((pattern) => lib.format(one, pattern)),
        ];
        expect(results(quick)).toEqual(results(slow));
      }),
      { numRuns: 200 },
    );
  });

  it('Without week numbers, the quick date functions give the days of a week the same number', () => {
    fc.assert(
      fc.property(anyTwo, anyWeekday, ([one, other], weekStartsOn) => {
        const { slow, quick } = both(weekStartsOn, false);
        const isSameWeek = slow.isSameDay(slow.startOfWeek(one), slow.startOfWeek(other));
        expect(quick.getWeek(one) === quick.getWeek(other)).toBe(isSameWeek);
      }),
      { numRuns: 200 },
    );
  });
});
