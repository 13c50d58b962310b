import type { PersonSessions } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { SessionRow, Tables } from '../../database/Tables.ts';

/** Whose sessions are wanted. */
export interface LiveSessionsOptions {
  userId: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** A session ends after this long without activity. */
  sessionIdleMs: number;
}

/** Content of a list of sessions. */
export type ListedSession = Pick<SessionRow, 'id_hash' | 'kind' | 'device' | 'created_at' | 'last_seen_at'>;

/** Reads the sessions of a user that are alive, the latest activity first. */
export function liveSessionsOf(
  db: Kysely<Tables>,
  { userId, now, sessionIdleMs }: LiveSessionsOptions,
): Promise<ListedSession[]> {
  return db
    .selectFrom('sessions')
    .select(['id_hash', 'kind', 'device', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', now - sessionIdleMs)
    .orderBy('last_seen_at', 'desc')
    .execute();
}

/** The sessions as calls answer them. `own`: hash of the caller's own session; null where there is none. */
export async function readSessions(
  db: Kysely<Tables>,
  { own, ...options }: LiveSessionsOptions & { own: string | null },
): Promise<PersonSessions['items']> {
  return (await liveSessionsOf(db, options)).map((row) => ({
    kind: row.kind,
    device: row.device,
    started_at: new Date(row.created_at).toISOString(),
    last_seen_at: new Date(row.last_seen_at).toISOString(),
    current: row.id_hash === own,
  }));
}
