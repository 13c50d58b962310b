/** Months as the policy data number them: `year * 12 + month`, months from 1 to 12. */

/** Returns the number of the month that a day `yyyy-mm-dd` is in. */
export function monthOfDay(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

/** Returns a month as `yyyy-mm`. */
export function monthText(month: number): string {
  const year = Math.floor((month - 1) / 12);
  return `${String(year).padStart(4, '0')}-${String(month - year * 12).padStart(2, '0')}`;
}

/** Months of a year. */
export const monthsAYear = 12;
