import type { Database } from '../database/Database.ts';
import { isDiskFull } from '../database/isDiskFull.ts';
import type { SessionStore } from './SessionStore.ts';

/** Sign-outs that take effect even if a full disk prevents storing them. */
export interface SignOuts {
  signOut: SessionStore['signOut'];
  /** Whether a user has ended a session and the database does not have it yet. */
  isDue(idHash: string): boolean;
  /** Writes pending changes to the database. Throws if that fails again. */
  catchUp(): Promise<void>;
}

/**
 * Stores sign-outs in the transactional database. While the disk is full they are kept in memory until `catchUp`
 * succeeds; a restart before then loses them, and the sessions end after their idle time.
 */
export function createSignOuts({ db, now }: { db: Database['db']; now: () => number }): SignOuts {
  /** User and time by the session's hash. */
  const due = new Map<string, { userId: string; at: number }>();

  async function write(idHash: string, userId: string, at: number): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('sessions').where('id_hash', '=', idHash).execute();
      await transaction.updateTable('users').set({ signed_out_at: at }).where('id', '=', userId).execute();
    });
  }

  return {
    async signOut({ idHash, user }) {
      const at = now();
      try {
        await write(idHash, user.id, at);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        due.set(idHash, { userId: user.id, at });
      }
    },
    isDue: (idHash) => due.has(idHash),
    async catchUp() {
      for (const [idHash, { userId, at }] of due) {
        await write(idHash, userId, at);
        due.delete(idHash);
      }
    },
  };
}
