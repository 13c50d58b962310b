import type { ScheduledExport } from '@agency-insights/insights-api/contract';

/** Frequency of a scheduled export. */
export type ExportFrequency = ScheduledExport['frequency'];

const dayMs = 86_400_000;
const intervals = { daily: dayMs, weekly: 7 * dayMs } as const;

/**
 * Returns the first run after `after`; null without one. Runs repeat from `firstRunAt` on, at the same time of the day
 * in UTC. All times are milliseconds since the epoch.
 */
export function nextRun(firstRunAt: number, frequency: ExportFrequency, after: number): number | null {
  if (firstRunAt > after) return firstRunAt;
  if (frequency === 'once') return null;
  if (frequency === 'monthly') return nextMonthlyRun(firstRunAt, after);
  const interval = intervals[frequency];
  return firstRunAt + (Math.floor((after - firstRunAt) / interval) + 1) * interval;
}

function nextMonthlyRun(firstRunAt: number, after: number): number {
  const [first, last] = [new Date(firstRunAt), new Date(after)];
  const months = (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
  const inThatMonth = monthsLater(first, months);
  return inThatMonth > after ? inThatMonth : monthsLater(first, months + 1);
}

/** Returns the same day and time some months later; the last day of shorter months. */
function monthsLater(from: Date, months: number): number {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved.getTime();
}
