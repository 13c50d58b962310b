import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../database/Tables.ts';
import { createAttemptLimiter } from '../http/AttemptLimiter.ts';
import { refusedSignIn } from '../audit/Actor.ts';
import { record } from '../audit/AuditTrail.ts';

/** Reasons for refusing a sign-in. */
export type RefusalReason = 'password' | 'second_factor' | 'blocked';

/** Records a refused sign-in of a known user. Returns immediately, never throws, and does not delay the response. */
export type NoteRefusedSignIn = (userId: string, reason: RefusalReason) => void;

/** Dependencies of recording refusals. */
export interface RefusedSignInsOptions {
  db: Kysely<Tables>;
  logger: Pick<Logger, 'warn'>;
  /** Max entries per hour, over all users. Default 200. */
  maxLinesPerHour?: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Numbers of the refusals that become entries, per user and reason within a day. */
const recordedAttempts = [1, 10, 100, 1_000];
const maxRemembered = 10_000;
const everybody = 'everybody';

/**
 * Records refused sign-ins in the audit trail. Audit entries are kept forever, so guessing must not fill it: only the
 * first, 10th, 100th and 1,000th refusal within a day become entries, at most `maxLinesPerHour` over all users.
 * Attempts with unknown addresses are not recorded. The log has every attempt.
 */
export function createRefusedSignIns({
  db,
  logger,
  maxLinesPerHour = 200,
  now,
}: RefusedSignInsOptions): NoteRefusedSignIn {
  const counts = new Map<string, { since: number; attempts: number }>();
  const lines = createAttemptLimiter({ now, maximum: maxLinesPerHour, windowMs: hourMs });

  function count(key: string): number {
    const known = counts.get(key);
    const entry = known !== undefined && known.since > now() - dayMs ? known : { since: now(), attempts: 0 };
    entry.attempts += 1;
    counts.delete(key);
    if (counts.size >= maxRemembered) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, entry);
    return entry.attempts;
  }

  async function write(userId: string, details: { reason: RefusalReason; attempts: number }): Promise<void> {
    const user = await db.selectFrom('users').select(['id', 'email']).where('id', '=', userId).executeTakeFirst();
    if (user === undefined) return;
    await record(db, { actor: refusedSignIn, action: 'sign_in_refused', user, details, at: now() });
  }

  return (userId, reason) => {
    const attempts = count(JSON.stringify([userId, reason]));
    if (!recordedAttempts.includes(attempts) || lines.waitMs(everybody) > 0) return;
    lines.begin(everybody);
    // Record after the response: its duration must not reveal that the user exists.
    setImmediate(() => {
      write(userId, { reason, attempts }).catch((error: unknown) =>
        logger.warn({ err: error, person: userId }, 'failed to record a refused sign-in'),
      );
    });
  };
}
