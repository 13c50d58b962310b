import { type Kysely, sql } from 'kysely';

/** Nonces, sessions and tokens of embedded dashboards. Sessions end with the sign-in that they belong to. */
export async function createEmbedTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('embed_nonces')
    .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('embed_sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('session_hash', 'text', (column) => column.references('sessions.id_hash').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await schema
    .createTable('embed_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('embed_session', 'text', (column) =>
      column.notNull().references('embed_sessions.id_hash').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('authentication', 'navigation', 'api')`))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const [table, column] of [
    ['embed_nonces', 'expires_at'],
    ['embed_sessions', 'expires_at'],
    ['embed_sessions', 'user_id'],
    ['embed_sessions', 'session_hash'],
    ['embed_tokens', 'embed_session'],
    ['embed_tokens', 'expires_at'],
  ] as const)
    await schema.createIndex(`${table}_${column}`).on(table).column(column).execute();
}
