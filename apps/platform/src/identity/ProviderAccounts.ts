import type { Database } from '../database/Database.ts';
import type { UserRow } from '../database/Tables.ts';
import { record } from '../audit/AuditTrail.ts';

/** Ids of users at an outside provider. */
export interface ProviderAccounts {
  /** Stores the provider's id of a user at sign-in. */
  remember(userId: string, subject: string): Promise<void>;
  /** Returns the provider's id of a user; undefined if they have not signed in through it yet. */
  subjectOf(userId: string): Promise<string | undefined>;
  /** Turns an invitation into the account of the user who signed in through a provider, with an audit entry. Returns false if another request was faster. */
  link(user: Pick<UserRow, 'id' | 'email'>, account: ProviderAccount, now: number): Promise<boolean>;
  /** Returns the id of the invited user linked to an account at a provider. */
  findLinked(account: ProviderAccount): Promise<string | undefined>;
}

/** An account at a provider: ids are only unique within their issuer. */
export interface ProviderAccount {
  issuer: string;
  subject: string;
}

/** Stores providers' ids in the transactional database. */
export function createProviderAccounts({ db }: Database): ProviderAccounts {
  return {
    async remember(userId, subject) {
      await db
        .insertInto('provider_accounts')
        .values({ user_id: userId, subject })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ subject }))
        .execute();
    },
    async subjectOf(userId) {
      const row = await db
        .selectFrom('provider_accounts')
        .select('subject')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row?.subject;
    },
    link: (user, { issuer, subject }, now) =>
      db.transaction().execute(async (transaction) => {
        const result = await transaction
          .insertInto('provider_accounts')
          .values({ user_id: user.id, subject, issuer })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (Number(result.numInsertedOrUpdatedRows ?? 0) !== 1) return false;
        const actor = { id: user.id, name: user.email };
        const details = { issuer, subject };
        await record(transaction, { actor, action: 'invitation_taken_up', user, details, at: now });
        return true;
      }),
    async findLinked({ issuer, subject }) {
      const row = await db
        .selectFrom('provider_accounts')
        .select('user_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst();
      return row?.user_id;
    },
  };
}
