const msPerDay = 86_400_000;

/** `0:00`, `12:00:00 AM`, `00:00:00.000`, with a following time zone: `Z`, `UTC`, `EST`, `+00`, `-05:00`. */
const clock =
  '(?:[01]?\\d|2[0-4]):[0-5]\\d(?::[0-6]\\d(?:[.,]\\d+)?)?(?:\\s*[ap]\\.?m\\.?)?(?:\\s*(?:Z|UTC|GMT|[ECMPH][SD]T|AK[SD]T|[+-]\\d{1,2}(?::?\\d{2})?))?';
/** The same with dots, as DB2 writes it: `-00.00.00.000000`. */
const dottedClock = '(?:[01]\\d|2[0-4])\\.[0-5]\\d\\.[0-6]\\d(?:\\.\\d+)?';
/** Only digits: `T000000Z`. */
const compactClock = 'T?(?:[01]\\d|2[0-4])[0-5]\\d[0-6]\\dZ?';

/** `2025-03-01` or `20250301`, optionally followed by a time of day. */
const iso = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})(?:(?:T|,?\\s+)${clock}|-${dottedClock})?$`, 'i');
const compact = new RegExp(`^(\\d{4})(\\d{2})(\\d{2})(?:(?:T|,?\\s+)${clock}|${compactClock})?$`, 'i');
/** Month first, as in the United States; the year has four digits. */
const american = new RegExp(`^(\\d{1,2})[/-](\\d{1,2})[/-](\\d{4})(?:,?\\s+${clock})?$`, 'i');

/** Accepted years. */
const firstYear = 1900;
const lastYear = 9999;

/** The last day on which policies begin or end, days since 1970-01-01: 2199-12-31. */
export const lastPolicyDay = Date.UTC(2199, 11, 31) / msPerDay;

/**
 * Parses a day as days since 1970-01-01; null if the text is not a calendar day from 1900 to 9999. Ignores a time of
 * day and its time zone: policies begin on days.
 */
export function parseCalendarDate(text: string): number | null {
  const trimmed = text.trim();
  const yearFirst = iso.exec(trimmed) ?? compact.exec(trimmed);
  if (yearFirst) return dayNumber(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const monthFirst = american.exec(trimmed);
  return monthFirst ? dayNumber(Number(monthFirst[3]), Number(monthFirst[1]), Number(monthFirst[2])) : null;
}

/** Returns the same day a year later; 29 February becomes 1 March. */
export function oneYearAfter(day: number): number {
  const date = new Date(day * msPerDay);
  return Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate()) / msPerDay;
}

/** Formats a day as `yyyy-mm-dd`. */
export function printDay(day: number): string {
  return new Date(day * msPerDay).toISOString().slice(0, 10);
}

function dayNumber(year: number, month: number, day: number): number | null {
  if (year < firstYear || year > lastYear) return null;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  // Refuse overflow, such as the 31st of a short month.
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time / msPerDay : null;
}
