import { formatMonth, formatMonthName } from './formatCell.ts';

/** Labels of months `yyyy-mm`: the year is there only where a month alone would not say which one is meant. */
export function monthLabels(months: readonly string[]): string[] {
  const isUnique = new Set(months.map((month) => month.slice(5))).size === months.length;
  return months.map((month) => (isUnique ? formatMonthName(month) : formatMonth(month)));
}
