/** The three parts of a typed date, as the texts of its fields. */
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

/** The form in which dates are typed and shown. */
export interface DateForm {
  /** The parts in their order. */
  order: readonly DatePart[];
  /** The character between them. */
  separator: string;
}

/** mm/dd/yyyy. */
export const americanForm: DateForm = { order: ['month', 'day', 'year'], separator: '/' };

/** How many digits each part takes. */
export const datePartLengths: Readonly<Record<DatePart, number>> = { month: 2, day: 2, year: 4 };

/** Max of each part; the min are 0, 0 and 1 (KIT-DATE-7). */
const maxima: Readonly<Record<DatePart, number>> = { month: 12, day: 31, year: 9999 };

/** Empty fields. */
export const emptyParts: DateParts = { month: '', day: '', year: '' };

/** The digits of a typed part, cut to its length and brought inside its limits. Zeros may begin a year: "05". */
export function clampPart(part: DatePart, typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, datePartLengths[part]);
  if (Number(digits) > maxima[part]) return String(maxima[part]);
  return digits === '0000' ? '0001' : digits;
}

/** The parts of a date. */
export function partsOf(date: Date | null | undefined): DateParts {
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
  const [m, d, y] = [Number(month), Number(day), Number(year)];
  const date = new Date(2000, 0, 1);
  // The constructor takes years below 100 for years of the last century.
  date.setFullYear(y, m - 1, d);
  date.setHours(0, 0, 0, 0);
  // A missing part counts as 0, which no part of a date is.
  const isReal = y >= 1 && date.getMonth() === m - 1 && date.getDate() === d;
  return isReal ? date : null;
}

/** Returns a date in a form: mm/dd/yyyy. */
export function formatDate(date: Date, form = americanForm): string {
  return joinParts(partsOf(date), form);
}

/** A day as "2026-11-05": the texts sort in the order of their days. */
export type IsoDay = string;

/** Returns the text of a day, by local time; empty for none. */
export function isoDay(date: Date | null): IsoDay {
  const { year, month, day } = partsOf(date);
  return date ? `${year}-${month}-${day}` : '';
}

/** Returns parts in a form, as they are. */
export function joinParts(parts: DateParts, { order, separator }: DateForm): string {
  return order.map((part) => parts[part]).join(separator);
}
