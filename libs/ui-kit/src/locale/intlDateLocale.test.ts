import { dateForm } from '../dates/dateForm.ts';
import { dateNames } from '../dates/dateNames.ts';
import { joinParts } from '../dates/dateParts.ts';
import { monthOfName } from '../dates/monthOfName.ts';
import { firstWeekday } from './firstWeekday.ts';
import { intlDateLocale } from './intlDateLocale.ts';

const day = new Date(2026, 10, 20);
const typed = { day: '20', month: '11', year: '2026' };

describe('intlDateLocale', () => {
  it.each([
    ['de-AT', '20.11.2026', 'Freitag, 20. November 2026', 'November 2026'],
    ['es-ES', '20/11/2026', 'viernes, 20 de noviembre de 2026', 'noviembre 2026'],
    ['fr-FR', '20/11/2026', 'vendredi 20 novembre 2026', 'novembre 2026'],
    ['fr-CA', '2026-11-20', 'vendredi 20 novembre 2026', 'novembre 2026'],
    ['en-GB', '20/11/2026', 'Friday 20 November 2026', 'November 2026'],
    ['ja-JP', '2026/11/20', '2026年11月20日金曜日', '2026年11月'],
    ['pl-PL', '20.11.2026', 'piątek, 20 listopada 2026', 'listopad 2026'],
  ])('intlDateLocale writes dates of %s [PLUS-40]', (tag, short, full, month) => {
    const locale = intlDateLocale(tag);
    const names = dateNames(locale);
    expect(joinParts(typed, dateForm(locale))).toBe(short);
    expect(names.fullDate(day).replaceAll(',', '')).toBe(full.replaceAll(',', ''));
    expect(names.monthTitle(2026 * 12 + 10)).toBe(month);
  });

  it('intlDateLocale keeps Western digits and the Gregorian calendar, because users can type these', () => {
    const locale = intlDateLocale('ar-SA');
    expect(dateNames(locale).date(day)).toMatch(/20 .* 2026/);
    expect(joinParts(typed, dateForm(locale))).toBe('20/11/2026');
  });

  it('intlDateLocale finds a month by its name in the language or in English', () => {
    const french = intlDateLocale('fr-FR');
    expect([monthOfName('février', french), monthOfName('March', french), monthOfName('jui', french)]).toEqual([
      2, 3, 0,
    ]);
  });

  it('intlDateLocale has short weekdays that fit a calendar', () => {
    for (const tag of ['de', 'es', 'fr', 'ar', 'ja', 'pt'])
      for (const name of dateNames(intlDateLocale(tag)).shortWeekdays) expect(name.length).toBeLessThanOrEqual(3);
  });
});

describe('firstWeekday', () => {
  const regions = [
    ['en-US', 0],
    ['de-DE', 1],
    ['es-MX', 0],
    ['es-ES', 1],
    ['fr-CA', 0],
    ['de', 1],
  ] as const;

  it.each(regions)('firstWeekday starts the week of %s on day %d [PLUS-40]', (tag, first) => {
    expect(firstWeekday(tag)).toBe(first);
  });

  it.each(regions)('firstWeekday starts the week of %s on day %d if the browser does not know it', (tag, first) => {
    const { prototype } = Intl.Locale as unknown as { prototype: object };
    const known = Object.getOwnPropertyDescriptors(prototype) as Record<string, PropertyDescriptor>;
    for (const name of ['getWeekInfo', 'weekInfo'])
      if (known[name]) Object.defineProperty(prototype, name, { value: undefined, configurable: true });
    try {
      expect(firstWeekday(tag)).toBe(first);
    } finally {
      for (const name of ['getWeekInfo', 'weekInfo'])
        if (known[name]) Object.defineProperty(prototype, name, known[name]);
    }
  });
});
