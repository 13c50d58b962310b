import type { Kysely } from 'kysely';

/** Encrypted responses of calls with an Idempotency-Key, until they expire. */
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
