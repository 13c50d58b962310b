import type { Database } from '../database/Database.ts';
import type { UserRow } from '../database/Tables.ts';
import { hashPassword } from '../identity-provider/passwordHash.ts';
import { record } from '../audit/AuditTrail.ts';
import { endSessions } from './endSessions.ts';
import type { PersonAccess } from './PeopleContext.ts';
import { findByLink, useLink } from './passwordLinks.ts';

/** Changes of passwords at the embedded provider by their owners. */
export interface Passwords {
  /** Returns the user whose password a link sets; undefined if the link no longer works. */
  findByLink(token: string): Promise<UserRow | undefined>;
  /**
   * Sets a password by a link, which works once, and ends sessions, exports with their files, embedded dashboards and
   * responses in progress: another user may have had the old one. Null: the link no longer works.
   */
  setByLink(token: string, password: string): Promise<UserRow | null>;
  /** Changes a password that was checked, and ends sessions, embedded dashboards and responses in progress. */
  change(userId: string, password: string): Promise<void>;
}

/** Dependencies of password changes. */
export interface PasswordsOptions {
  database: Database;
  access: PersonAccess;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Changes passwords in the transactional database. */
export function createPasswords({ database: { db }, access, now }: PasswordsOptions): Passwords {
  const find = (token: string) => findByLink(db, token, now());

  /** Ends sessions that began with the old password. */
  async function store(user: UserRow, hash: string, token: string | null): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const at = now();
      if (token !== null && !(await useLink(transaction, token, at))) return false;
      await transaction
        .updateTable('users')
        .set({ password_hash: hash, updated_at: at })
        .where('id', '=', user.id)
        .execute();
      await transaction.deleteFrom('password_links').where('user_id', '=', user.id).execute();
      const ended = await endSessions(transaction, user.id, at);
      const action = token === null ? 'password_changed' : 'password_set';
      const actor = { id: user.id, name: user.email };
      await record(transaction, { actor, action, user, details: { sessions_ended: ended }, at });
      return true;
    });
  }

  return {
    findByLink: find,
    async setByLink(token, password) {
      const user = await find(token);
      if (user === undefined) return null;
      const hash = await hashPassword(password);
      if (!(await store(user, hash, token))) return null;
      access.endAnswers(user.id);
      await access.endExports(user.id);
      return user;
    },
    async change(userId, password) {
      const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
      await store(user, await hashPassword(password), null);
      access.endAnswers(user.id);
    },
  };
}
