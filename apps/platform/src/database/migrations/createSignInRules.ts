import type { Kysely } from 'kysely';

/**
 * Prevents reuse of ended sign-ins: stores exchanged ID tokens, and the time from which a user's tokens are valid.
 * Also stores the provider of an invited user.
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
