import type { Kysely } from 'kysely';

/** Credentials of programs that call with a client id and a secret, of which hashes alone are kept. */
export async function createServiceCredentials({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('service_credentials')
    .addColumn('client_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('previous_secret_hash', 'text')
    .addColumn('previous_secret_until', 'bigint')
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute();
}
