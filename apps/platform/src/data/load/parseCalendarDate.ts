const msPerDay = 86_400_000;

/** `2025-03-01`, alone or with a time of day behind it, or `20250301`. */
const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const compact = /^(\d{4})(\d{2})(\d{2})$/;
/** Month first, as in the United States; the year has four digits. */
const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/;

/** The years that policies can begin or end in. */
const firstYear = 1900;
const lastYear = 2199;

/**
 * Reads a day as days since 1970-01-01; null where the text is no day of the calendar between 1900 and 2199.
 * A time of day behind the date is left out: policies begin on days, wherever that day is.
 */
export function parseCalendarDate(text: string): number | null {
  const trimmed = text.trim();
  const yearFirst = iso.exec(trimmed) ?? compact.exec(trimmed);
  if (yearFirst) return dayNumber(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const monthFirst = american.exec(trimmed);
  return monthFirst ? dayNumber(Number(monthFirst[3]), Number(monthFirst[1]), Number(monthFirst[2])) : null;
}

/** The same day a year later; 29 February becomes 1 March. */
export function oneYearAfter(day: number): number {
  const date = new Date(day * msPerDay);
  return Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate()) / msPerDay;
}

/** A day as `yyyy-mm-dd`. */
export function printDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

function dayNumber(year: number, month: number, day: number): number | null {
  if (year < firstYear || year > lastYear) return null;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  // The 31st of a short month would run over into the next.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time / msPerDay : null;
}
