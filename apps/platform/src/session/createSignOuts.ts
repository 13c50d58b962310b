import type { Database } from '../database/Database.ts';
import { isDiskFull } from '../database/isDiskFull.ts';
import type { SessionStore } from './SessionStore.ts';

/** Sign-outs, of which those that a full disk keeps from the database count all the same. */
export interface SignOuts {
  signOut: SessionStore['signOut'];
  /** Whether a session was ended by its user, though the database does not know yet. */
  isDue(idHash: string): boolean;
  /** Writes pending changes to the database. Throws if that fails again. */
  catchUp(): Promise<void>;
}

/**
 * Sign-outs on the transactional database. While the disk is full they are kept in memory until `catchUp` succeeds; a
 * restart before then forgets them, and the sessions end by their idle time.
 */
export function createSignOuts({ db, now }: { db: Database['db']; now: () => number }): SignOuts {
  /** The user and the time, by the session's hash. */
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
