import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import {
  boundsOf,
  chosenDays,
  clampFirstMonth,
  dateOfIsoDay,
  dayAfterKey,
  monthOf,
  rangePlace,
  tabStopOf,
} from './calendarGrid.ts';
import { isoDay } from './dateParts.ts';
import { startOfDay } from './dateRules.ts';

const anyDay = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true }).map(startOfDay);
const today = new Date(2026, 10, 20, 9, 30);
const moduleOf = (name: string) => pathToFileURL(path.join(__dirname, name)).href;
const bounds = boundsOf(today);

describe('the text of a day', () => {
  it('Each day can be read from its text', () => {
    fc.assert(fc.property(anyDay, (day) => expect(dateOfIsoDay(isoDay(day))).toEqual(day)));
  });
});

describe('the keys of a calendar', () => {
  it.each([
    ['ArrowLeft', false, '2026-10-31', '2026-10-30'],
    ['ArrowRight', false, '2026-10-31', '2026-11-01'],
    ['ArrowUp', false, '2026-11-03', '2026-10-27'],
    ['ArrowDown', false, '2026-12-28', '2027-01-04'],
    ['Home', false, '2026-11-20', '2026-11-15'],
    ['End', false, '2026-11-20', '2026-11-21'],
    ['PageDown', false, '2026-01-31', '2026-02-28'],
    ['PageUp', false, '2026-01-31', '2025-12-31'],
    ['PageDown', true, '2024-02-29', '2025-02-28'],
    ['PageUp', true, '2026-11-20', '2025-11-20'],
    ['a', false, '2026-11-20', null],
  ])('The key %s (Shift: %s) leads from %s to %s', (key, withShift, from, to) => {
    expect(dayAfterKey(from, key, withShift, bounds)).toBe(to);
  });

  it('Keys skip a day that the clocks of a place have skipped', () => {
    const program = `
      import { dateOfIsoDay, dayAfterKey } from '${moduleOf('calendarGrid.ts')}';
      import { isoDay } from '${moduleOf('dateParts.ts')}';
      const bounds = { first: '2001-01-01', last: '2036-12-31' };
      const after = (day, key) => dayAfterKey(day, key, false, bounds);
      console.log(
        isoDay(dateOfIsoDay('2011-12-30')),
        after('2011-12-31', 'ArrowLeft'),
        after('2011-12-29', 'ArrowRight'),
        after('2012-01-30', 'PageUp'),
        after('2011-11-30', 'PageDown'),
      );`;
    // A zone is the same for all of a process.
    const said = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      env: { ...process.env, TZ: 'Pacific/Apia', NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    expect(said.trim()).toBe('2011-12-31 2011-12-29 2011-12-31 2011-12-29 2011-12-31');
  });

  it('Keys stay within the first and last day', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    const narrow = boundsOf(today, { minDate: new Date(2026, 10, 5), maxDate: new Date(2026, 11, 24) });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())), (presses) => {
        const end = presses.reduce((day, [key, shift]) => dayAfterKey(day, key, shift, narrow) ?? day, '2026-11-20');
        expect(end >= '2026-11-05' && end <= '2026-12-24').toBe(true);
      }),
    );
  });
});

describe('the bounds of a calendar', () => {
  it('The bounds are whole years around today, or around the given end', () => {
    expect(bounds).toEqual({ first: '2001-01-01', last: '2036-12-31' });
    const chosen = { first: '1985-05-05', last: '2040-05-05' };
    expect(boundsOf(today, {}, chosen)).toEqual({ first: '1985-01-01', last: '2040-12-31' });
    expect(boundsOf(today, {}, { first: '2026-01-02', last: '2026-01-02' })).toEqual(boundsOf(today));
    expect(boundsOf(today, { minDate: new Date(2050, 2, 1) })).toEqual({ first: '2050-03-01', last: '2060-12-31' });
    expect(boundsOf(today, { maxDate: new Date(1990, 2, 1) })).toEqual({ first: '1965-01-01', last: '1990-03-01' });
  });

  it('The bounds include the visible months', () => {
    const month = (year: number, at: number) => year * 12 + at;
    expect(clampFirstMonth(month(2036, 11), 2, bounds)).toBe(month(2036, 10));
    expect(clampFirstMonth(month(1950, 0), 2, bounds)).toBe(month(2001, 0));
    expect(clampFirstMonth(month(2026, 10), 2, bounds)).toBe(month(2026, 10));
  });
});

describe('the chosen days', () => {
  it('The chosen days have a start, days between and an end; an open range has one day', () => {
    const range = chosenDays({ from: new Date(2026, 10, 10), to: new Date(2026, 10, 12, 23, 59, 59) });
    const places = ['09', '10', '11', '12', '13'].map((day) => rangePlace(`2026-11-${day}`, range));
    expect(places).toEqual([undefined, 'start', 'middle', 'end', undefined]);
    expect(rangePlace('2026-11-10', chosenDays({ from: null, to: new Date(2026, 10, 10) }))).toBe('only');
    expect(rangePlace('2026-11-10', chosenDays(null))).toBeUndefined();
  });

  it('Tab leads to the chosen day, if it is visible', () => {
    const november = monthOf('2026-11-01');
    expect(tabStopOf([null, '2026-12-05', '2026-11-20'], [november], bounds)).toBe('2026-11-20');
    expect(tabStopOf(['2026-12-05'], [november], bounds)).toBe('2026-11-01');
    expect(tabStopOf([], [november], boundsOf(today, { minDate: new Date(2026, 10, 5) }))).toBe('2026-11-05');
    expect(tabStopOf([], [november], boundsOf(today, { minDate: new Date(2026, 11, 5) }))).toBeNull();
  });
});
