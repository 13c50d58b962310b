import type { Kysely } from 'kysely';

/** Sessions in a Looker; each ends with the sign-in that it belongs to. */
export async function createLookerTable({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('looker_sessions')
    .addColumn('session_hash', 'text', (column) =>
      column.primaryKey().notNull().references('sessions.id_hash').onDelete('cascade'),
    )
    .addColumn('sealed_reference', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
