import { type DateExpression, resolveDateRange } from '@agency-insights/insights-api/contract';
import { allOf, anyOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import { monthOfDay } from './monthNumber.ts';

/** Days `yyyy-mm-dd`, both included; null: no limit on that side. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

const millisecondsPerDay = 86_400_000;

/** The effective days of a dashboard. */
export type Period = readonly DayRange[];

/**
 * Returns the period of a dashboard: the filter on the effective date, or else the last twelve complete months of the
 * data. `asOf`: last day of the data; `today`: base of relative dates.
 */
export function periodOf(filter: DateExpression | undefined, { asOf, today }: { asOf: string; today: string }): Period {
  if (filter !== undefined) return filter.ranges.map((term) => resolveDateRange(term, today));
  const [year, month] = endOfCompleteMonth(asOf);
  return [{ from: dayOf(year, month - 11, 1), to: dayOf(year, month + 1, 0) }];
}

/** Date range of the data. */
export interface DataSpan {
  /** Number of the first month in which a policy begins. */
  firstMonth: number;
  /** The last day, `yyyy-mm-dd`. */
  asOf: string;
}

/**
 * Returns the days a year before those of a period, up to the last day of the data. Empty if the data lacks some of
 * them, or if the two overlap: the change would not be growth. 29 February becomes 28 February.
 */
export function yearBefore(period: Period, { firstMonth, asOf }: DataSpan): Period {
  const known = period.flatMap(({ from, to }) => {
    const until = to === null || to > asOf ? asOf : to;
    return from !== null && from > until ? [] : [{ from, to: until }];
  });
  const previous = known.flatMap(({ from, to }) =>
    from === null ? [] : [{ from: dayAYearBefore(from), to: dayAYearBefore(to) }],
  );
  const isWhole = previous.length === known.length && previous.every(({ from }) => monthOfDay(from) >= firstMonth);
  const overlaps = previous.some((one) => known.some(({ from, to }) => (from ?? '') <= one.to && one.from <= to));
  return isWhole && !overlaps ? previous : [];
}

/** Earliest day that the data can have. */
export const firstDay = '0001-01-01';

/** Returns the first and last day of a period, clamped to `bounds`. */
export function spanOf(period: Period, bounds: { from: string; to: string }): { from: string; to: string } {
  const froms = period.map(({ from }) => from ?? bounds.from);
  const tos = period.map(({ to }) => to ?? bounds.to);
  return {
    from: froms.reduce((least, day) => (day < least ? day : least), froms[0] ?? bounds.from),
    to: tos.reduce((greatest, day) => (day > greatest ? day : greatest), tos[0] ?? bounds.to),
  };
}

/** Returns the first and last day of the compared period; null if it is empty. */
export function comparedSpan(previous: Period, asOf: string): { from: string; to: string } | null {
  return previous.length === 0 ? null : spanOf(previous, { from: firstDay, to: asOf });
}

/** Returns a day `yyyy-mm-dd` as its number since 1970-01-01. */
export function dayNumber(day: string): number {
  return Date.parse(day) / millisecondsPerDay;
}

/** Returns the condition that a day of a policy is in a period. Default: its effective day. */
export function periodCondition(period: Period, name: 'effective' | 'expiration' = 'effective'): Expression {
  const day = column(name);
  return anyOf(
    period.map(({ from, to }) =>
      allOf([
        from === null ? undefined : compare(day, '>=', value('date', from)),
        to === null ? undefined : compare(day, '<=', value('date', to)),
      ]),
    ),
  );
}

/** Returns year and month (0 to 11) of the last complete month of the data. */
function endOfCompleteMonth(asOf: string): [number, number] {
  const [year = 0, month = 1] = asOf.split('-').map(Number);
  return asOf === dayOf(year, month, 0) ? [year, month - 1] : [year, month - 2];
}

function dayAYearBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastDay = Number(dayOf(year - 1, month, 0).slice(8));
  return dayOf(year - 1, month - 1, Math.min(date, lastDay));
}

/**
 * Returns a day of a month (0 to 11, overflows into other years) as `yyyy-mm-dd`; day 0 is the last of the month
 * before.
 */
function dayOf(year: number, month: number, day: number): string {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.toISOString().slice(0, 10);
}
