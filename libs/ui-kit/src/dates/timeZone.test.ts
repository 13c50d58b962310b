import fc from 'fast-check';
import { dayFromZone, endInZone, startInZone } from './timeZone.ts';
import { partsOf } from './dateParts.ts';

const hour = 3_600_000;
const zones = [
  ...['America/New_York', 'America/Sao_Paulo', 'America/St_Johns', 'Africa/Cairo', 'Asia/Kathmandu', 'Asia/Tokyo'],
  ...['Australia/Lord_Howe', 'Europe/Berlin', 'Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC'],
];
const anyDay = fc
  .date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  .map((date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()));

/** Returns date and time as clocks in a zone show them: "2026-11-20 09:30:00". */
function clock(date: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return format.format(date);
}
function isoOf(day: Date): string {
  const { year, month, day: date } = partsOf(day);
  return `${year}-${month}-${date}`;
}
/** Returns the length of a day in hours. */
const lengthOf = (day: Date, zone: string) =>
  (endInZone(day, zone).getTime() + 1 - startInZone(day, zone).getTime()) / hour;

describe('a day in a time zone', () => {
  it('A day starts with its first moment and ends at 23:59:59 [KIT-DATE-2]', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const start = startInZone(day, zone);
        expect(clock(start, zone).slice(0, 10)).toBe(isoOf(day));
        expect(clock(new Date(start.getTime() - 1), zone) < isoOf(day)).toBe(true);
        expect(clock(endInZone(day, zone), zone)).toBe(`${isoOf(day)} 23:59:59`);
      }),
      { numRuns: 300 },
    );
  });

  it('A day ends where the next one starts, and converts back to the same day', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        const next = new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1);
        expect(endInZone(day, zone).getTime() + 1).toBe(startInZone(next, zone).getTime());
        expect(dayFromZone(startInZone(day, zone), zone)).toEqual(day);
        expect(dayFromZone(endInZone(day, zone), zone)).toEqual(day);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['America/New_York', new Date(2026, 2, 8), 23, '2026-03-08 00:00:00'],
    ['America/New_York', new Date(2026, 10, 1), 25, '2026-11-01 00:00:00'],
    ['Australia/Lord_Howe', new Date(2026, 3, 5), 24.5, '2026-04-05 00:00:00'],
    ['America/Sao_Paulo', new Date(2018, 10, 4), 23, '2018-11-04 01:00:00'],
    ['Africa/Cairo', new Date(2026, 3, 24), 23, '2026-04-24 01:00:00'],
  ])('A day is shorter or longer in %s when clocks change: %s', (zone, day, hours, start) => {
    expect(lengthOf(day, zone)).toBe(hours);
    expect(clock(startInZone(day, zone), zone)).toBe(start);
  });

  it('A day can have an offset with seconds, and be in a year below 100', () => {
    const day = new Date(2000, 0, 1);
    day.setFullYear(50);
    expect(startInZone(day, 'Asia/Tokyo').toISOString()).toBe('0049-12-31T14:41:01.000Z');
    expect(dayFromZone(startInZone(day, 'Asia/Tokyo'), 'Asia/Tokyo')).toEqual(day);
  });

  it('A day is the local day without a zone', () => {
    const day = new Date(2026, 10, 20, 9, 30);
    expect([dayFromZone(day, undefined), startInZone(day, undefined), endInZone(day, undefined)]).toEqual([
      ...[day, day, day],
    ]);
  });
});
