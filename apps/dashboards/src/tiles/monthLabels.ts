import { formatMonth, formatMonthName } from './formatCell.ts';

/** Labels of months `yyyy-mm`: with the year only where the month alone is ambiguous. */
export function monthLabels(months: readonly string[]): string[] {
  const isUnique = new Set(months.map((month) => month.slice(5))).size === months.length;
  return months.map((month) => (isUnique ? formatMonthName(month) : formatMonth(month)));
}
