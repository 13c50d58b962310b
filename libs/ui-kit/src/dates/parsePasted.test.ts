import fc from 'fast-check';
import { formatDate, partsOf } from './dateParts.ts';
import { fullYear, parsePastedDate, parsePastedRange } from './parsePasted.ts';

const anyDate = fc.date({ min: new Date(1900, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
const anyOrder = fc.tuple(anyDate, anyDate).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));

describe('dates', () => {
  it('Dates are pasted as mm/dd/yyyy, and in ISO form too [KIT-DATE-6] [PLUS-14]', () => {
    expect(parsePastedDate(' 3/7/2026 ')).toEqual({ month: '03', day: '07', year: '2026' });
    expect(parsePastedDate('2026-03-07')).toEqual({ month: '03', day: '07', year: '2026' });
    expect(parsePastedDate('13/40/2026')).toBeNull();
    expect(parsePastedDate('tomorrow')).toBeNull();
    fc.assert(fc.property(anyDate, (date) => expect(parsePastedDate(formatDate(date))).toEqual(partsOf(date))));
  });

  it.each([
    'March 7, 2026',
    'Mar 7 2026',
    'mar. 7th, 2026',
    'Saturday, March 7, 2026',
    '7 March 2026',
    '07-Mar-2026',
    '2026/03/07',
    '2026-03-07T10:15:00Z',
    '3.7.2026',
    '3/7/26',
    '07-Mar-26',
    'Saturday, 7 March 2026',
    '2026.03.07',
    '03/07/2026 12:00 AM',
    '3/7/26, 9:30 a.m.',
    'March 7, 2026 at 10:00 PM',
    '2026-03-07 10:00:00',
    '2026-03-07 10:00:00.123+05:30',
    'Sat, 07 Mar 2026 10:00:00 GMT',
  ])('Dates are pasted as %s [PLUS-14]', (text) => {
    expect(parsePastedDate(text)).toEqual({ month: '03', day: '07', year: '2026' });
  });

  it.each(['20/11/2026', '20.11.2026', '20-11-2026'])('Dates are pasted with the day first as %s [PLUS-14]', (text) =>
    expect(parsePastedDate(text)).toEqual({ month: '11', day: '20', year: '2026' }),
  );

  it.each([
    'Foo 7, 2026',
    'Marching 7, 2026',
    'Juniper 3, 2026',
    'February 30, 2026',
    '2026-13-01',
    '7 2026',
    'March 2026',
    '31/31/2026',
    '2026-03-07 and more',
    '2026-03-07 10:00 - 2026-03-09 10:00',
    '10:00 AM',
  ])('The parser reads no date from %s', (text) => expect(parsePastedDate(text)).toBeNull());

  it('Dates survive printing and pasting in every format, and the parser never throws [PLUS-14]', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom('full' as const, 'long' as const, 'medium' as const), (date, dateStyle) => {
        const text = new Intl.DateTimeFormat('en-US', { dateStyle }).format(date);
        expect(parsePastedDate(text)).toEqual(partsOf(date));
        expect(parsePastedRange(`${text} – ${text}`)).toEqual([partsOf(date), partsOf(date)]);
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => expect(() => parsePastedRange(text)).not.toThrow()));
  });

  it.each([
    'March 7, 2026 - March 9, 2026',
    '2026-03-07\t2026-03-09',
    '2026-03-07,2026-03-09',
    '3/7/2026 until 3/9/2026',
    '03/07/2026-03/09/2026',
    '03/07/26–03/09/26',
    '2026-03-07/2026-03-09',
    '2026-03-07 10:00:00 - 2026-03-09 10:00:00',
    '2026-03-07T00:00:00Z/2026-03-09T00:00:00Z',
    'Mar 7 - Mar 9, 2026',
    'March 7-9, 2026',
    '3/7 - 3/9/2026',
    '7 Mar - 9 Mar 2026',
  ])('The pasted text %p fills both ends [PLUS-14]', (text) =>
    expect(parsePastedRange(text)?.map(({ day }) => day)).toEqual(['07', '09']),
  );

  it('A pasted range fills both ends [PLUS-14]', () => {
    expect(parsePastedRange('01/01/2026 - 03/31/2026')?.map((parts) => parts.month)).toEqual(['01', '03']);
    expect(parsePastedRange('2026-01-01 to 2026-03-31')?.map((parts) => parts.day)).toEqual(['01', '31']);
    expect(parsePastedRange('01/01/2026')).toBeNull();
  });

  it('A pasted range fills both ends in every format that a browser writes [PLUS-14]', () => {
    fc.assert(
      fc.property(
        anyOrder,
        fc.constantFrom('full' as const, 'long' as const, 'medium' as const),
        ([a, b], dateStyle) => {
          const text = new Intl.DateTimeFormat('en-US', { dateStyle }).formatRange(a, b);
          const both = [partsOf(a), partsOf(b)];
          expect(parsePastedRange(text) ?? [parsePastedDate(text), parsePastedDate(text)]).toEqual(both);
        },
      ),
    );
  });

  it('A pasted range fills both ends with any text between two dates, with times or without [PLUS-14]', () => {
    const between = fc.constantFrom('-', ' - ', '–', ' to ', '/', ',', '\t', '\r\n');
    const written = fc.constantFrom(formatDate, (date: Date) => date.toISOString().slice(0, 10));
    const time = fc.constantFrom('', ' 12:00 AM', ' 10:00:00');
    fc.assert(
      fc.property(anyDate, anyDate, between, written, time, (a, b, separator, write, at) => {
        const text = `${write(a)}${at}${separator}${write(b)}${at}`;
        const both = [parsePastedDate(write(a)), parsePastedDate(write(b))];
        expect([parsePastedDate(text), parsePastedRange(text)]).toEqual([null, both]);
      }),
    );
  });

  it('The start is in the previous year if only the end has a year and would otherwise be before it [PLUS-14]', () =>
    expect(parsePastedRange('Dec 20 - Jan 5, 2026')?.map(({ year }) => year)).toEqual(['2025', '2026']));

  it('Two-digit years are between 1970 and 2069, and others stay unchanged', () =>
    expect(['5', '05', '69', '70', '99', '962', '2026', ''].map(fullYear)).toEqual([
      ...['2005', '2005', '2069', '1970', '1999', '962', '2026', ''],
    ]));
});
