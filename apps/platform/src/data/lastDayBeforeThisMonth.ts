/**
 * Returns the last day of the month before `now` (milliseconds since the epoch, UTC) as `yyyy-mm-dd`. Data up to it
 * fills "the last 12 complete months" on any day.
 */
export function lastDayBeforeThisMonth(now: number): string {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0)).toISOString().slice(0, 10);
}
