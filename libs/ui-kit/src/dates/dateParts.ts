/** The three parts of a typed date, as they stand in the fields. */
export interface DateParts {
  /** Month, up to two digits. */
  month: string;
  /** Day, up to two digits. */
  day: string;
  /** Year, up to four digits. */
  year: string;
}

/** One of the three parts. */
export type DatePart = keyof DateParts;

/** The parts in the order in which they are typed. */
export const datePartOrder: readonly DatePart[] = ['month', 'day', 'year'];

/** How many digits each part takes. */
export const datePartLengths: Readonly<Record<DatePart, number>> = { month: 2, day: 2, year: 4 };

/** Limits of each part (KIT-DATE-7). */
const limits: Readonly<Record<DatePart, readonly [number, number]>> = { month: [0, 12], day: [0, 31], year: [1, 9999] };

/** Empty fields. */
export const emptyParts: DateParts = { month: '', day: '', year: '' };

/** The digits of a typed part, cut to its length and brought inside its limits. */
export function clampPart(part: DatePart, typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, datePartLengths[part]);
  if (digits === '') return '';
  const [least, greatest] = limits[part];
  const value = Number(digits);
  if (value > greatest) return String(greatest);
  return value < least ? String(least) : digits;
}

/** The parts of a date. */
export function partsOf(date: Date | null): DateParts {
  if (!date) return emptyParts;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    month: two(date.getMonth() + 1),
    day: two(date.getDate()),
    year: String(date.getFullYear()).padStart(4, '0'),
  };
}

/** The date that the parts make, at the start of its day, or null when they make no real one. */
export function dateOf({ month, day, year }: DateParts): Date | null {
  if (month === '' || day === '' || year === '') return null;
  const [m, d, y] = [Number(month), Number(day), Number(year)];
  const date = new Date(2000, 0, 1);
  // The constructor takes years below 100 for years of the last century.
  date.setFullYear(y, m - 1, d);
  date.setHours(0, 0, 0, 0);
  const isReal = y >= 1 && date.getFullYear() === y && date.getMonth() === m - 1 && date.getDate() === d;
  return isReal ? date : null;
}

/** The names of the months. */
export const monthNames: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** A time of day after a date, as spreadsheets and databases write it. */
const timeOfDay = /[T\s]+\d{1,2}:\d\d.*$/i;

type PastedForm = readonly [pattern: RegExp, order: readonly [DatePart, DatePart, DatePart]];

/** The forms of a pasted date: American, ISO, with the month by its English name, and day first where that alone is one. */
const pastedForms: readonly PastedForm[] = [
  [/^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d\d)$/, ['month', 'day', 'year']],
  [/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/, ['year', 'month', 'day']],
  [/^(?:[a-z]{3,9},\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i, ['month', 'day', 'year']],
  [/^(\d{1,2})(?:st|nd|rd|th)?[\s-]([a-z]{3,9})\.?,?[\s-](\d{4})$/i, ['day', 'month', 'year']],
  [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, ['day', 'month', 'year']],
];

/**
 * The parts of a pasted text: mm/dd/yyyy with any usual separator, yyyy-mm-dd, "March 7, 2026" or "7 Mar 2026";
 * null for anything else. A time of day behind it is passed over.
 */
export function parsePastedDate(text: string): DateParts | null {
  for (const [pattern, order] of pastedForms) {
    const found = pattern.exec(text.trim().replace(timeOfDay, ''));
    if (!found) continue;
    const parts = { ...emptyParts };
    order.forEach((part, at) => {
      parts[part] = partText(part, found[at + 1] ?? '');
    });
    if (dateOf(parts)) return parts;
  }
  return null;
}

/** A year of two digits lies between 1970 and 2069; any other stays as it is. */
export function fullYear(year: string): string {
  return year.length === 2 ? `${Number(year) < 70 ? 20 : 19}${year}` : year;
}

/** A part in figures, with its zeros; a month may be named by its name or the beginning of it. */
function partText(part: DatePart, text: string): string {
  if (part === 'year') return fullYear(text);
  const isNamed = part === 'month' && /^\D/.test(text);
  const figures = isNamed ? String(monthNames.findIndex((name) => beginsWith(name, text)) + 1) : text;
  return figures.padStart(2, '0');
}

function beginsWith(name: string, beginning: string): boolean {
  return name.toLowerCase().startsWith(beginning.toLowerCase());
}

/** The two dates of a pasted range, such as "01/01/2026 - 03/31/2026" or "2026-01-01 to 2026-03-31"; null for anything else. */
export function parsePastedRange(text: string): readonly [DateParts, DateParts] | null {
  for (const { 0: separator, index } of text.matchAll(/\s+(?:to|through|until)\s+|[-–—/,\t\r\n]+/gi)) {
    const from = parsePastedDate(text.slice(0, index));
    const to = from && parsePastedDate(text.slice(index + separator.length));
    if (to) return [from, to];
  }
  return null;
}

/** A date as mm/dd/yyyy. */
export function formatDate(date: Date): string {
  const { month, day, year } = partsOf(date);
  return `${month}/${day}/${year}`;
}
