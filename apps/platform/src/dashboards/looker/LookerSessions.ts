import type { Database } from '../../database/Database.ts';
import type { SealedBox } from '../../secrets/createSealedBox.ts';

/** Looker's references of sessions by sign-in; a reference never leaves the platform. */
export interface LookerSessions {
  /** Returns the reference of a sign-in's session; null without one. */
  find(sessionHash: string): Promise<string | null>;
  /** Stores a reference, replacing the previous one. `expiresAt`: milliseconds since the epoch. */
  keep(sessionHash: string, reference: string, expiresAt: number): Promise<void>;
  remove(sessionHash: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** Options of the store. */
export interface LookerSessionsOptions {
  database: Database;
  box: SealedBox;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates the store of Looker's sessions over the transactional database. */
export function createLookerSessions({ database: { db }, box, now }: LookerSessionsOptions): LookerSessions {
  return {
    async find(sessionHash) {
      const row = await db
        .selectFrom('looker_sessions')
        .select('sealed_reference')
        .where('session_hash', '=', sessionHash)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row === undefined ? null : box.open(row.sealed_reference, sessionHash);
    },
    async keep(sessionHash, reference, expiresAt) {
      const kept = { sealed_reference: box.seal(reference, sessionHash), expires_at: expiresAt };
      await db
        .insertInto('looker_sessions')
        .values({ session_hash: sessionHash, ...kept })
        .onConflict((conflict) => conflict.column('session_hash').doUpdateSet(kept))
        .execute();
    },
    async remove(sessionHash) {
      await db.deleteFrom('looker_sessions').where('session_hash', '=', sessionHash).execute();
    },
    async removeExpired() {
      await db.deleteFrom('looker_sessions').where('expires_at', '<=', now()).execute();
    },
  };
}
