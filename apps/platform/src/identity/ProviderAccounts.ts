import type { Database } from '../database/Database.ts';

/** How an outside provider calls the people who sign in through it. */
export interface ProviderAccounts {
  /** Notes the provider's id of a person who has just signed in. */
  remember(userId: string, subject: string): Promise<void>;
  /** The provider's id of a person; undefined where they have not signed in through it yet. */
  subjectOf(userId: string): Promise<string | undefined>;
}

/** The provider's ids in the transactional database. */
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
  };
}
