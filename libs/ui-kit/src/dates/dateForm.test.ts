import fc from 'fast-check';
import { DateLib } from 'react-day-picker';
import * as locales from 'react-day-picker/locale';
import { dateForm } from './dateForm.ts';
import { dateNames } from './dateNames.ts';
import { formatDate, partsOf } from './dateParts.ts';
import { parsePastedDate, parsePastedRange } from './parsePasted.ts';

const anyLocale = fc.constantFrom(...Object.values(locales));
const anyDate = fc.date({ min: new Date(1970, 0, 1), max: new Date(2069, 11, 31), noInvalidDate: true });

describe('the date format of a locale', () => {
  it.each([
    ['enUS', 'month day year', '/'],
    ['enGB', 'day month year', '/'],
    ['de', 'day month year', '.'],
    ['nl', 'day month year', '-'],
    ['hu', 'year month day', '.'],
    ['ja', 'year month day', '/'],
    ['sv', 'year month day', '-'],
  ] as const)('The date format of %s is %s, with %s between', (name, order, separator) => {
    expect(dateForm(locales[name])).toEqual({ order: order.split(' '), separator });
  });

  it('The date format is American English without a locale', () =>
    expect(dateForm(undefined)).toEqual({ order: ['month', 'day', 'year'], separator: '/' }));

  it('Every pasted date is read correctly in every locale [KIT-DATE-6] [PLUS-14]', () => {
    const longAgo = fc.date({ min: new Date('0001-01-02'), max: new Date(9999, 11, 30), noInvalidDate: true });
    fc.assert(
      fc.property(longAgo, longAgo, anyLocale, (date, other, locale) => {
        const form = dateForm(locale);
        const [text, otherText] = [formatDate(date, form), formatDate(other, form)];
        expect(parsePastedDate(text, { form, locale })).toEqual(partsOf(date));
        expect(parsePastedRange(`${text} – ${otherText}`, { form, locale })).toEqual([partsOf(date), partsOf(other)]);
      }),
      { numRuns: 500 },
    );
  });

  it('The parser reads dates that the pickers write, in every locale [PLUS-14]', () => {
    fc.assert(
      fc.property(anyDate, anyDate, anyLocale, fc.constantFrom('date', 'fullDate'), (one, other, locale, style) => {
        const settings = { form: dateForm(locale), locale };
        const write = dateNames(locale)[style as 'date' | 'fullDate'];
        expect(parsePastedDate(write(one), settings)).toEqual(partsOf(one));
        expect(parsePastedRange(`${write(one)} – ${write(other)}`, settings)).toEqual([partsOf(one), partsOf(other)]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    '7.–9. März 2026',
    '7. – 9. März 2026',
    '7. bis 9. März 2026',
    '7. – Montag, 9. März 2026',
    '7.–9.3.2026',
    '7.–9.3.26',
    '7. März – 9. März 2026',
  ])('The parser applies a part given once to both ends, as in %s [PLUS-14]', (text) => {
    const settings = { form: dateForm(locales.de), locale: locales.de };
    expect(parsePastedRange(text, settings)).toEqual([
      { day: '07', month: '03', year: '2026' },
      { day: '09', month: '03', year: '2026' },
    ]);
  });

  it('The parser reads no range from a day alone that is not before the other end, and none from other numbers', () => {
    const settings = { form: dateForm(locales.de), locale: locales.de };
    for (const text of ['9.–7. März 2026', '123 – 9. März 2026', 'Seite 7 von 9. März'])
      expect(parsePastedRange(text, settings)).toBeNull();
  });

  it('The parser reads the short dates that date-fns writes, in every locale [PLUS-14]', () => {
    fc.assert(
      fc.property(anyDate, anyLocale, (date, locale) => {
        const text = new DateLib({ locale }).format(date, 'P');
        expect(parsePastedDate(text, { form: dateForm(locale), locale })).toEqual(partsOf(date));
      }),
      { numRuns: 500 },
    );
  });

  it('The parser reads dates with the name of the month [PLUS-14]', () => {
    const named = fc.constantFrom(locales.de, locales.fr, locales.es, locales.it, locales.nl, locales.pl, locales.sv);
    fc.assert(
      fc.property(anyDate, named, (date, locale) => {
        const text = new DateLib({ locale }).format(date, 'PPP');
        expect([text, parsePastedDate(text, { form: dateForm(locale), locale })]).toEqual([text, partsOf(date)]);
      }),
      { numRuns: 300 },
    );
    const german = { form: dateForm(locales.de), locale: locales.de };
    expect(parsePastedDate('7. Mär. 2026', german)).toEqual({ day: '07', month: '03', year: '2026' });
    expect(parsePastedRange('1. Mai 2026 bis 5. Juni 2026', german)?.map(({ month }) => month)).toEqual(['05', '06']);
    const french = { form: dateForm(locales.fr), locale: locales.fr };
    expect(parsePastedDate('3 jui 2026', french)).toBeNull();
    expect(parsePastedDate('March 7, 2026', french)).toEqual({ day: '07', month: '03', year: '2026' });
  });
});
