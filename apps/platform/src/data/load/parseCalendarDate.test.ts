import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { oneYearAfter, parseCalendarDate, printDay } from './parseCalendarDate.ts';

const firstDay = Date.UTC(1900, 0, 1) / 86_400_000;
const lastDay = Date.UTC(9999, 11, 31) / 86_400_000;
const day = fc.integer({ min: firstDay, max: lastDay });

/** A time of day after a date, with its separator. */
const time = fc
  .record({
    between: fc.constantFrom(' ', '  ', ', '),
    hour: fc.integer({ min: 0, max: 23 }),
    padded: fc.boolean(),
    minute: fc.integer({ min: 0, max: 59 }),
    seconds: fc.constantFrom('', ':00', ':59', ':30.5', ':00.000000'),
    half: fc.constantFrom('', ' AM', ' pm', 'PM', ' a.m.'),
    zone: fc.constantFrom('', 'Z', ' UTC', '+00', '-0500', ' +05:30', ' CST'),
  })
  .map(({ between, hour, padded, minute, seconds, half, zone }) =>
    [
      between,
      String(half === '' ? hour : (hour % 12) + 1).padStart(padded ? 2 : 1, '0'),
      `:${String(minute).padStart(2, '0')}`,
      `${seconds}${half}${zone}`,
    ].join(''),
  );

describe('parseCalendarDate', () => {
  const days: [string, string][] = [
    ['2025-03-01', '2025-03-01'],
    ['20250301', '2025-03-01'],
    ['3/1/2025', '2025-03-01'],
    ['03/01/2025', '2025-03-01'],
    ['3-1-2025', '2025-03-01'],
    ['12/31/1999', '1999-12-31'],
    ['2024-02-29', '2024-02-29'],
    [' 2025-03-01 ', '2025-03-01'],
    ['2025-03-01T23:59:59-05:00', '2025-03-01'],
    ['2025-03-01 00:00:00', '2025-03-01'],
    ['2025-03-01T00:00:00.000Z', '2025-03-01'],
    ['3/1/2025 0:00', '2025-03-01'],
    ['3/1/2025 0:00:00', '2025-03-01'],
    ['3/1/2025 12:00:00 AM', '2025-03-01'],
    ['3/1/2025 12:00am', '2025-03-01'],
    ['3/1/2025, 12:00:00\u202fAM', '2025-03-01'],
    ['03-01-2025  11:59 p.m.', '2025-03-01'],
    ['2025-03-01 00:00:00+00', '2025-03-01'],
    ['2025-03-01 00:00:00.000000 +0000', '2025-03-01'],
    ['2025-03-01 00:00:00 -5:00', '2025-03-01'],
    ['2025-03-01 00:00:00,000', '2025-03-01'],
    ['2025-03-01 00:00:00 UTC', '2025-03-01'],
    ['2025-03-01 0:00 EST', '2025-03-01'],
    ['2025-03-01-00.00.00.000000', '2025-03-01'],
    ['20250301 00:00', '2025-03-01'],
    ['20250301T000000Z', '2025-03-01'],
    ['20250301235959', '2025-03-01'],
    ['2200-01-01', '2200-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['12/31/9999 12:00:00 AM', '9999-12-31'],
  ];
  for (const [text, expected] of days) {
    it(`reads "${text}" as ${expected}`, () => assert.equal(printDay(parseCalendarDate(text) ?? Number.NaN), expected));
  }

  const noDays = [
    '',
    '2025',
    '2025-02-29',
    '2025-02-30',
    '13/1/2025',
    '31/12/2025',
    '2/30/2024',
    '1/1/25',
    '2025-3-1',
    '2025/03/01',
    '0/1/2025',
    '2025-00-10',
    '99999',
    '1899-12-31',
    '10000-01-01',
    'tomorrow',
    '2025-03-01 noon',
    '2025-03-01 25:00',
    '2025-03-01 00:60',
    '2025-03-01 0',
    '2025-03-01 00:00 XM',
    '2025-03-01 00:00 +',
    '2025-03-0100:00',
    '20250301256000',
    '2/30/2025 0:00',
    '2025-03-01x',
    '45717',
  ];
  for (const text of noDays) {
    it(`refuses "${text}"`, () => assert.equal(parseCalendarDate(text), null));
  }

  it('reads every day from 1900 to 9999 in each format, with or without a time of day', () => {
    fc.assert(
      fc.property(day, fc.oneof(fc.constant(''), time), (number, behind) => {
        const iso = printDay(number);
        const [year = '', month = '', date = ''] = iso.split('-');
        for (const text of [
          iso,
          `${year}${month}${date}`,
          `${month}/${date}/${year}`,
          `${Number(month)}/${Number(date)}/${year}`,
        ]) {
          assert.equal(parseCalendarDate(`${text}${behind}`), number, `${text}${behind}`);
        }
      }),
    );
  });

  it('returns a valid calendar date or null for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}( \d{1,2}:\d\d)?$/)),
        (text) => {
          const number = parseCalendarDate(text);
          assert.ok(number === null || (number >= firstDay && number <= lastDay));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('oneYearAfter', () => {
  it('keeps month and day, except for 29 February', () => {
    const after = (text: string) => printDay(oneYearAfter(parseCalendarDate(text) ?? Number.NaN));
    assert.equal(after('2025-03-01'), '2026-03-01');
    assert.equal(after('2023-03-01'), '2024-03-01');
    assert.equal(after('2024-02-29'), '2025-03-01');
  });
});
