import type { CustomFieldCodec } from '@agency-insights/form-renderer/filters';
import { dateRangeFilter, parseDateExpression, type DateRangeTerm } from '@agency-insights/insights-api/filters';

const dayFormat = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** The one range that an expression means; null where it means none or several, or cannot be read. */
export function readEffectiveDate(expression: string): DateRangeTerm | null {
  try {
    const { ranges } = parseDateExpression(expression);
    return ranges.length === 1 ? (ranges[0] ?? null) : null;
  } catch {
    return null;
  }
}

/** The complete units before the present one as an expression: `12 months ago for 12 months`. */
export function completeUnits(count: number, unit: 'day' | 'month' | 'year'): string {
  const units = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return `${units} ago for ${units}`;
}

/** Two days as an expression, both included; null is an open end. Undefined where both are open. */
export function daysToExpression(from: Date | null, to: Date | null): string | undefined {
  if (from === null && to === null) return undefined;
  return dateRangeFilter({ from: from && isoDay(from), to: to && isoDay(to) });
}

/** A day of the calendar on the wall, as `yyyy-mm-dd`. */
export function isoDay(date: Date): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** The start of a `yyyy-mm-dd` day on the wall. */
export function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const date = new Date(2000, month - 1, day);
  date.setFullYear(year, month - 1, day);
  return date;
}

/** A range in a few words: `last 12 complete months`, `Jan 1, 2025 to Dec 31, 2025`, `from Jan 1, 2025`. */
export function describeEffectiveDate(expression: string): string {
  const term = readEffectiveDate(expression);
  if (term === null) return expression;
  if (term.kind === 'relative') {
    const units = `${term.unit}${term.count === 1 ? '' : 's'}`;
    if (term.ago === term.count)
      return term.count === 1 ? `last complete ${term.unit}` : `last ${term.count} complete ${units}`;
    if (term.ago === 0 && term.count === 1) return `this ${term.unit}`;
    return expression;
  }
  const { from, to } = term;
  if (from !== null && to !== null) return from === to ? words(from) : `${words(from)} to ${words(to)}`;
  return from === null ? `until ${words(to ?? '')}` : `from ${words(from)}`;
}

function words(iso: string): string {
  return dayFormat.format(new Date(`${iso}T00:00:00Z`));
}

/** How the effective date travels: its value is the filter expression itself. */
export const effectiveDateCodec: CustomFieldCodec = {
  toExpression: (value) => (typeof value === 'string' && readEffectiveDate(value) !== null ? value : undefined),
  fromExpression: (expression) => (readEffectiveDate(expression) === null ? undefined : expression),
  describe: (value) => describeEffectiveDate(String(value)),
};
