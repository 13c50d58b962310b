import type { Kysely } from 'kysely';

/** Ids of users at an outside provider. */
export async function createProviderAccounts({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('provider_accounts')
    .addColumn('user_id', 'text', (column) => column.primaryKey().notNull().references('users.id').onDelete('cascade'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .execute();
}
