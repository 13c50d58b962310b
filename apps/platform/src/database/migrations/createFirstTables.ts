import { type ColumnDefinitionBuilder, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseConfig } from '../Database.ts';

type Kind = DatabaseConfig['kind'];
/** A migration works on an older schema, so it is not typed by the current tables. */
type Schema = Kysely<unknown>['schema'];

/** Users, sessions, the identity provider's records, saved filters and export tasks. */
export async function createFirstTables(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await createUsers(db.schema);
  await createSessions(db.schema);
  await createOidcPayloads(db.schema);
  await createSavedFilters(db.schema, kind);
  await createExportTasks(db.schema);
}

async function createUsers(schema: Schema): Promise<void> {
  await schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('password_hash', 'text')
    .addColumn('blocked', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`blocked in (0, 1)`),
    )
    .addColumn('permissions', 'text', required)
    .addColumn('authentication_methods', 'text', required)
    .addColumn('exchange_user_id', 'text')
    .addColumn('exchange_organization_id', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
}

async function createSessions(schema: Schema): Promise<void> {
  await schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('data', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('last_seen_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('sessions_user_id').on('sessions').column('user_id').execute();
  await schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
}

async function createOidcPayloads(schema: Schema): Promise<void> {
  await schema
    .createTable('oidc_payloads')
    .addColumn('kind', 'text', required)
    .addColumn('id', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('grant_id', 'text')
    .addColumn('user_code', 'text')
    .addColumn('uid', 'text')
    .addColumn('consumed_at', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addPrimaryKeyConstraint('oidc_payloads_primary_key', ['kind', 'id'])
    .execute();
  for (const column of ['grant_id', 'user_code', 'uid', 'expires_at']) {
    await schema.createIndex(`oidc_payloads_${column}`).on('oidc_payloads').column(column).execute();
  }
}

async function createSavedFilters(schema: Schema, kind: Kind): Promise<void> {
  await schema
    .createTable('saved_filters')
    .addColumn('id', 'integer', (column) => identity(column, kind))
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('name', 'text', required)
    .addColumn('name_key', byCodePoint(kind), required)
    .addColumn('save_search_type', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('saved_filters_name', ['user_id', 'save_search_type', 'name_key'])
    .execute();
}

async function createExportTasks(schema: Schema): Promise<void> {
  await schema
    .createTable('export_tasks')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', ownedByUser)
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'RETRY')`),
    )
    .addColumn('request', 'text', required)
    .addColumn('file_name', 'text')
    .addColumn('file_path', 'text')
    .addColumn('rows', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await schema.createIndex('export_tasks_user_id').on('export_tasks').columns(['user_id', 'status']).execute();
  await schema.createIndex('export_tasks_status').on('export_tasks').columns(['status', 'created_at']).execute();
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ownedByUser = (column: ColumnDefinitionBuilder) => column.notNull().references('users.id').onDelete('cascade');

/** Ids are never reused, even after the newest row is deleted. */
function identity(column: ColumnDefinitionBuilder, kind: Kind): ColumnDefinitionBuilder {
  return kind === 'sqlite'
    ? column.notNull().primaryKey().autoIncrement()
    : column.generatedAlwaysAsIdentity().primaryKey();
}

/** Text that both databases sort alike, whatever language the PostgreSQL server was set up with. */
function byCodePoint(kind: Kind): RawBuilder<string> {
  return kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
}
