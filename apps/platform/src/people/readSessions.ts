import type { PersonSessions } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';

/** Whose sessions are wanted. */
export interface ReadSessionsOptions {
  userId: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** A session ends after this long without activity. */
  sessionIdleMs: number;
  /** Hash of the caller's own session; null where there is none. */
  own: string | null;
}

/** Reads the sessions of a person that are alive, the latest activity first. */
export async function readSessions(
  db: Kysely<Tables>,
  { userId, now, sessionIdleMs, own }: ReadSessionsOptions,
): Promise<PersonSessions['items']> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id_hash', 'kind', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - sessionIdleMs)
    .orderBy('last_seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    kind: row.kind,
    device: row.device,
    started_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.last_seen_at).toISOString(),
    current: row.id_hash === own,
  }));
}
