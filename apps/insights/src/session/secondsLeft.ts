/** Whole seconds until an end, never below 0. Both times are milliseconds since the epoch. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Seconds as a clock shows them: `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const spokenAt = [120, 60, 30, 10] as const;

/** The seconds that are said aloud of a countdown: each time a mark is passed, and not each second. */
export function spokenSeconds(seconds: number): number {
  return spokenAt.findLast((at) => seconds <= at) ?? spokenAt[0];
}
