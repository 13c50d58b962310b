/** `warning`: the session is about to end. `idle`: its time is over. */
export type IdlePhase = 'active' | 'warning' | 'idle';

/** How long a person may be away, milliseconds. */
export interface IdleTimes {
  /** From the last activity to the end. */
  timeoutMs: number;
  /** How long before the end the warning begins. */
  warningMs: number;
}

/** Returns the idle phase for a time of last activity. Both times are milliseconds since the epoch. */
export function idlePhaseAt(now: number, lastActivityAt: number, { timeoutMs, warningMs }: IdleTimes): IdlePhase {
  const left = lastActivityAt + timeoutMs - now;
  if (left <= 0) return 'idle';
  return left <= warningMs ? 'warning' : 'active';
}
