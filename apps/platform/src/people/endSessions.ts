import type { Kysely } from 'kysely';
import type { Tables } from '../database/Tables.ts';

/**
 * Ends everything that a user is signed in with: sessions and their embedded dashboards, dashboards that another system
 * opened, and the embedded provider's sessions, grants, codes and tokens. Earlier ID tokens become invalid. Returns the
 * number of ended sessions.
 */
export async function endSessions(db: Kysely<Tables>, userId: string, at: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirstOrThrow();
  await db.deleteFrom('embed_sessions').where('user_id', '=', userId).execute();
  await db.deleteFrom('oidc_payloads').where('account_id', '=', userId).execute();
  await db.updateTable('users').set({ signed_out_at: at }).where('id', '=', userId).execute();
  return Number(numDeletedRows);
}
