import * as locales from 'react-day-picker/locale';
import { dateNames } from './dateNames.ts';

describe('the names of a locale', () => {
  it('The names are American English without a locale', () => {
    const { months, shortWeekdays, fullDate, date } = dateNames();
    expect([months[10], shortWeekdays[0]]).toEqual(['November', 'Su']);
    const day = new Date(2026, 10, 20);
    expect([date(day), fullDate(day)]).toEqual(['November 20, 2026', 'Friday, November 20, 2026']);
  });

  it('Short weekdays fit into a cell, and narrow ones replace short ones that are whole words', () => {
    expect(dateNames(locales.de).shortWeekdays[0]).toBe('So');
    expect(dateNames(locales.ar).shortWeekdays[0]).toBe('ح');
    const longest = Object.values(locales).flatMap((locale) =>
      dateNames(locale).shortWeekdays.map((name) => name.length),
    );
    expect(Math.max(...longest)).toBeLessThanOrEqual(4);
  });
});
