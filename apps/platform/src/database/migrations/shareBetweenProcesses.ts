import type { Kysely } from 'kysely';

/** State shared by platform processes on one database: owners of exports and token renewals, and counts of limits. */
export async function shareBetweenProcesses({ schema }: Kysely<unknown>): Promise<void> {
  for (const [name, type] of [
    ['owner', 'text'],
    ['lease_until', 'bigint'],
    ['total_rows', 'integer'],
    ['bytes', 'bigint'],
  ] as const)
    await schema.alterTable('export_tasks').addColumn(name, type).execute();
  await schema.alterTable('sessions').addColumn('renewing_until', 'bigint').execute();
  await schema
    .createTable('attempt_windows')
    .addColumn('key_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute();
  await schema.createIndex('attempt_windows_ends_at').on('attempt_windows').column('ends_at').execute();
  await schema
    .createTable('platform_processes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('keys_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
}
