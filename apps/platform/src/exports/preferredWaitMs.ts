/** Clients poll every 5 s, so no status call waits longer. */
const maxWaitMs = 5_000;

/**
 * Returns how long a caller accepts to wait for a response, by the header `Prefer: wait=5` (RFC 7240): 0 without it, at
 * most 5,000.
 */
export function preferredWaitMs(prefer: string | null): number {
  const [, seconds] = /(?:^|[,;]\s*)wait\s*=\s*"?(\d{1,9})"?\s*(?:$|[,;])/i.exec(prefer ?? '') ?? [];
  return Math.min(maxWaitMs, Number(seconds ?? 0) * 1_000);
}
