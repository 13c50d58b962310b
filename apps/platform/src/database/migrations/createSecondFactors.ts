import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

/**
 * Second factors, recovery codes, enrolment tickets, and sign-ins that wait for a factor. Removes the column of `users`
 * that duplicated users' methods.
 */
export async function createSecondFactors({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mfa_factors')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('totp', 'passkey')`))
    .addColumn('name', 'text', required)
    .addColumn('secret_sealed', 'text')
    .addColumn('last_step', 'bigint')
    .addColumn('credential_id', 'text', (column) => column.unique())
    .addColumn('passkey', 'text')
    .addColumn('counter', 'bigint')
    .addColumn('confirmed_at', 'bigint', required)
    .addColumn('last_used_at', 'bigint')
    .execute();
  await schema
    .createTable('mfa_recovery_codes')
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('code_hash', 'text', required)
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('mfa_recovery_codes_primary_key', ['user_id', 'code_hash'])
    .execute();
  await schema
    .createTable('mfa_tickets')
    .addColumn('ticket_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('browser_hash', 'text', (column) => column.unique())
    .addColumn('proved_at', 'bigint')
    .addColumn('draft_sealed', 'text')
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema
    .createTable('mfa_steps')
    .addColumn('step_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('challenge', 'text')
    .addColumn('expires_at', 'bigint', required)
    .execute();
  for (const table of ['mfa_factors', 'mfa_tickets', 'mfa_steps'])
    await schema.createIndex(`${table}_user_id`).on(table).column('user_id').execute();
  for (const table of ['mfa_tickets', 'mfa_steps'])
    await schema.createIndex(`${table}_expires_at`).on(table).column('expires_at').execute();
  await schema.alterTable('users').dropColumn('authentication_methods').execute();
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ownedByUser = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');
