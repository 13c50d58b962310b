import type { Kysely } from 'kysely';

/** The answers of calls that were made with an Idempotency-Key, sealed, for as long as they may be asked for again. */
export async function createIdempotencyKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('idempotency_keys')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('idempotency_keys_key', ['owner', 'key_hash'])
    .execute();
  await schema.createIndex('idempotency_keys_begun_at').on('idempotency_keys').column('begun_at').execute();
}
