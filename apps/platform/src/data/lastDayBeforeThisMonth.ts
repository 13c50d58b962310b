/**
 * The last day of the month before the one of `now` (milliseconds since the epoch, UTC), as `yyyy-mm-dd`: data up to it
 * fill "the last 12 complete months" whatever the day is.
 */
export function lastDayBeforeThisMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0)).toISOString().slice(0, 10);
}
