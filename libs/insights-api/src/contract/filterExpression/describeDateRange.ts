import type { DateRangeTerm } from './DateExpression.ts';
import { dateRangeInWords, type DateRangeWords } from './dateRangeInWords.ts';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const english: DateRangeWords = {
  t: (text, values = {}) => text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)),
  formatDay: (iso) => dayFormat.format(new Date(`${iso}T00:00:00Z`)),
};

/**
 * A range of days in a few words, the same on screen, in print and in files: `last 12 complete months`, `this month`, `today`,
 * `Jan 1, 2025 to Dec 31, 2025`, `from Jan 1, 2025`.
 */
export function describeDateRange(term: DateRangeTerm): string {
  return dateRangeInWords(term, english);
}
