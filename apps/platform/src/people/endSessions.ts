import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';

/**
 * Ends whatever a user is signed in with: sessions with the embedded dashboards that belong to them, dashboards that
 * another system opened, and what the embedded provider remembers: sessions, grants, codes and tokens. ID tokens from
 * before open nothing any more. Returns how many sessions there were.
 */
export async function endSessions(db: Kysely<Tables>, userId: string, at: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow();
  await db.deleteFrom('embed_sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('oidc_payloads').where('account_id', '=', userId).execute();
  await db.updateTable('users').set({ signed_out_at: at }).where('id', '=', userId).execute();
  return Number(numDeletedRows);
}
