import { dateNames } from './dateNames.ts';
import { dateOf, emptyParts, partsOf, type DatePart, type DateParts } from './dateParts.ts';
import { americanSettings, type DateSettings } from './dateSettings.ts';
import { monthOfName } from './monthOfName.ts';

type PastedForm = readonly [pattern: RegExp, order: readonly DatePart[]];

const numbers = /^(\d\d?)(?:[/.-]\s?|\s)(\d\d?)(?:[/.-]\s?|\s)(\d{4}|\d\d)\.?$/;
/** The same with the year first: 2026-11-20, or 26-11-20 in the locales that write it. */
const yearFirstNumbers = /^(\d{4}|\d\d)[-/.]\s?(\d\d?)[-/.]\s?(\d\d?)\.?$/;
const dayFirst: readonly DatePart[] = ['day', 'month', 'year'];
const monthFirst: readonly DatePart[] = ['month', 'day', 'year'];

/** The forms that every locale takes: ISO, and with the month by its name. */
const commonForms: readonly PastedForm[] = [
  [/^(\d{4})[-/.]\s?(\d\d?)[-/.]\s?(\d\d?)\.?$/, ['year', 'month', 'day']],
  [/^(\p{L}{3,})\.?\s+(\d\d?)(?:st|nd|rd|th)?,?\s+(\d{4}|\d\d)$/iu, monthFirst],
  [/^(\d\d?)(?:st|nd|rd|th|er|º|\.)?(?:\s|-|\s?de\s)(\p{L}{3,})\.?,?(?:\s|-|\s?de\s)(\d{4}|\d\d)$/iu, dayFirst],
];

/** What may be around a date: the day of the week, and a time with its zone. */
const weekday = /^\s*\p{L}{2,}\.?,\s+/u;
const time = /(?:T|,?\s+(?:at\s+)?)\d\d?:\d\d[\d:.]*\s*(?:[ap]\.?m\.?)?\s*(?:Z|UTC|GMT)?(?:[+-][\d:]+)?\s*$/i;

/**
 * Returns the parts of a pasted text, or null for a text that is not a date. It takes three numbers in the order of the
 * locale with any usual separator (in the other order only where they make no date), yyyy-mm-dd, and "March 7, 2026" or
 * "7. März 2026" by the locale's month names or the English ones, each with a time behind it or without; and every date as
 * a picker in the locale writes it.
 */
export function parsePastedDate(text: string, settings: Pick<DateSettings, 'form' | 'locale'> = americanSettings) {
  const bare = text.replace(weekday, '').replace(time, '').trim();
  for (const [pattern, order] of [...numberForms(settings.form.order), ...commonForms]) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const parts = { ...emptyParts };
    order.forEach((part, at) => {
      parts[part] = partText(part, found[at + 1] ?? '', settings);
    });
    if (dateOf(parts)) return parts;
  }
  return writtenDate(text, settings);
}

/** The date that a picker in the locale writes as a text, such as "7-nci Mart 2026 il": found by writing each day of its year. */
function writtenDate(text: string, { locale }: Pick<DateSettings, 'locale'>): DateParts | null {
  const year = Number(/\d{4}/.exec(text)?.[0]);
  const { date, fullDate } = dateNames(locale);
  for (const day = new Date(year, 0); day.getFullYear() === year; day.setDate(day.getDate() + 1)) {
    if (date(day) === text || fullDate(day) === text) return partsOf(day);
  }
  return null;
}

function numberForms(order: readonly DatePart[]): PastedForm[] {
  const isDayFirst = order.indexOf('day') < order.indexOf('month');
  const orders = isDayFirst ? [dayFirst, monthFirst] : [monthFirst, dayFirst];
  const forms = orders.map((each): PastedForm => [numbers, each]);
  return order[0] === 'year' ? [[yearFirstNumbers, order], ...forms] : forms;
}

/** A year that was given by two digits, or one, lies between 1970 and 2069. Others stay as they are. */
export function fullYear(year: string): string {
  return /^\d\d?$/.test(year) ? `${Number(year) + (Number(year) < 70 ? 2000 : 1900)}` : year;
}

/** A part in digits, with its zeros; a month may be given by its name or the beginning of it. */
function partText(part: DatePart, text: string, { locale }: Pick<DateSettings, 'locale'>): string {
  if (part === 'year') return fullYear(text);
  const isNamed = part === 'month' && /^\D/.test(text);
  return (isNamed ? String(monthOfName(text, locale)) : text).padStart(2, '0');
}

/**
 * Returns the two dates of a pasted range, or null for any other text: "01/01/2026-03/31/2026", "2026-01-01/2026-03-31",
 * "2026-01-01 to 2026-03-31". Parts that both share may be given once: "Jan 1 - Mar 31, 2026", "Nov 5 – 10, 2026",
 * "7.–9. März 2026".
 */
export function parsePastedRange(
  text: string,
  settings: Pick<DateSettings, 'form' | 'locale'> = americanSettings,
): readonly [DateParts, DateParts] | null {
  // Each of these may also be inside a date: the right one has a date at either side.
  for (const { 0: separator, index } of text.matchAll(/[-–—/,\t\r\n]+|(?<=\s)\p{L}+(?=\s)/gu)) {
    const [first, second] = [text.slice(0, index).trim(), text.slice(index + separator.length).trim()];
    const month = /^\p{L}+\.?\s/u.exec(first)?.[0] ?? '';
    const to = parsePastedDate(second, settings) ?? parsePastedDate(month + second, settings);
    const from = to && (parsePastedDate(first, settings) ?? withYearOf(to, first, settings));
    if (from) return [from, to];
  }
  return null;
}

/**
 * A start without its year lies before its end: in the year of the end, or in the one before ("Dec 20 - Jan 5, 2026"). A day alone
 * is one of the end's month.
 */
function withYearOf(end: DateParts, start: string, settings: Pick<DateSettings, 'form' | 'locale'>): DateParts | null {
  const found =
    parsePastedDate(`${start} ${end.year}`, settings) ?? parsePastedDate(`${end.year}-${end.month}-${start}`);
  return found && found.month + found.day > end.month + end.day
    ? parsePastedDate(`${start} ${Number(end.year) - 1}`, settings)
    : found;
}
