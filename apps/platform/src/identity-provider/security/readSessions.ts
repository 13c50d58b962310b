import type { PersonSessions } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { SessionRow, Tables } from '../../database/Tables.ts';

/** Selects a user's sessions. */
export interface LiveSessionsOptions {
  userId: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Idle time after which a session ends. */
  sessionIdleMs: number;
}

/** Content of a list of sessions. */
export type ListedSession = Pick<SessionRow, 'id_hash' | 'kind' | 'device' | 'created_at' | 'last_seen_at'>;

/** Reads a user's active sessions, the latest activity first. */
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

/** Returns sessions in the form of the API. `own`: hash of the caller's own session; null without one. */
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
