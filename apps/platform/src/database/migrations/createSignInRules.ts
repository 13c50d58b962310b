import type { Kysely } from 'kysely';

/**
 * What keeps a sign-in from being used after its end: the ID tokens that were exchanged already, and since when those of a
 * person count; and the provider that an invited person has signed in through.
 */
export async function createSignInRules({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('used_id_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema.alterTable('users').addColumn('signed_out_at', 'bigint').execute();
  await schema.alterTable('provider_accounts').addColumn('issuer', 'text').execute();
}
