import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../Database.ts';

type Kind = DatabaseConfig['kind'];

/**
 * Administrators, links to set a password, and the audit trail, whose rows the database protects from changes. The
 * provider's records get an owner; earlier ones have none and are deleted, so everyone signs in again.
 */
export async function createPeopleTables(db: Kysely<unknown>, kind: Kind): Promise<void> {
  await widenTables(db);
  await createPasswordLinks(db);
  await createAuditEntries(db, kind);
}

async function widenTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('users')
    .addColumn('administrator', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`administrator in (0, 1)`),
    )
    .execute();
  await schema.alterTable('users').addColumn('last_sign_in_at', 'bigint').execute();
  await schema
    .alterTable('sessions')
    .addColumn('kind', 'text', (column) =>
      column
        .notNull()
        .defaultTo('browser')
        .check(sql`kind in ('browser', 'api')`),
    )
    .execute();
  await schema.alterTable('sessions').addColumn('device', 'text').execute();
  await sql`delete from oidc_payloads`.execute(db);
  await schema.alterTable('oidc_payloads').addColumn('account_id', 'text').execute();
  await schema.createIndex('oidc_payloads_account_id').on('oidc_payloads').column('account_id').execute();
}

async function createPasswordLinks({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('password_links')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute();
  await schema.createIndex('password_links_user_id').on('password_links').column('user_id').execute();
  await schema.createIndex('password_links_expires_at').on('password_links').column('expires_at').execute();
}

/** No foreign keys: entries outlive the deleted user. */
async function createAuditEntries(db: Kysely<unknown>, kind: Kind): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('audit_entries')
    .addColumn('id', 'integer', (column) => identity(column, kind))
    .addColumn('at', 'bigint', required)
    .addColumn('actor_id', 'text')
    .addColumn('actor', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('user_id', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('details', 'text', required)
    .execute();
  await schema.createIndex('audit_entries_user_id').on('audit_entries').column('user_id').execute();
  await (kind === 'sqlite' ? refuseChangesInSqlite(db) : refuseChangesInPostgres(db));
}

async function refuseChangesInSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_entries_no_update before update on audit_entries
    begin select raise(abort, 'audit entries cannot be changed'); end`.execute(db);
  await sql`create trigger audit_entries_no_delete before delete on audit_entries
    begin select raise(abort, 'audit entries cannot be deleted'); end`.execute(db);
}

async function refuseChangesInPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as $body$
    begin raise exception 'audit entries cannot be changed or deleted'; end $body$`.execute(db);
  await sql`create trigger audit_entries_append_only before update or delete or truncate on audit_entries
    for each statement execute function refuse_audit_change()`.execute(db);
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();

function identity(column: ColumnDefinitionBuilder, kind: Kind): ColumnDefinitionBuilder {
  return kind === 'sqlite'
    ? column.notNull().primaryKey().autoIncrement()
    : column.generatedAlwaysAsIdentity().primaryKey();
}
