/** The state of the session that a stored value belongs to. */
export interface StoredSession {
  /** Whether the value was written within the timeout; without a timeout: whether there is one. */
  isSessionActive: boolean;
  /** How long the session still lasts, in ms; null without a timeout or a value. */
  timeRemainingMs: number | null;
}

/** The session of a value that was written at `timestamp`; a time still to come counts as now. */
export function storedSession(timestamp: number | null, timeoutMs: number | undefined, now: number): StoredSession {
  if (timestamp === null || timeoutMs === undefined)
    return { isSessionActive: timestamp !== null, timeRemainingMs: null };
  const elapsed = Math.max(0, now - timestamp);
  const timeRemainingMs = Math.max(0, timeoutMs - elapsed);
  return { isSessionActive: timeRemainingMs > 0, timeRemainingMs };
}
