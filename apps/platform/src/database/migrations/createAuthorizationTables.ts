import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DatabaseConfig } from '../Database.ts';

type Schema = Kysely<unknown>['schema'];

/** Authorization stores: models, relationships with their changes, and the directory of entities. */
export async function createAuthorizationTables(
  { schema }: Kysely<unknown>,
  kind: DatabaseConfig['kind'],
): Promise<void> {
  await createStores(schema);
  await createTuples(schema, kind);
  await createChanges(schema);
  await schema
    .createTable('authorization_entities')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('entity_type', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('authorization_entities_object', ['entity_type', 'entity_id'])
    .execute();
}

async function createStores(schema: Schema): Promise<void> {
  await schema
    .createTable('authorization_stores')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', required)
    .addColumn('version', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('tuple_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .execute();
  await schema
    .createTable('authorization_models')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('store_id', 'text', ofStore)
    .addColumn('source', 'text', required)
    .addColumn('assertions', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await schema
    .createIndex('authorization_models_store')
    .on('authorization_models')
    .columns(['store_id', 'id'])
    .execute();
  // Stores of an outside OpenFGA have an active model too, so there is no reference.
  await schema
    .createTable('authorization_active_models')
    .addColumn('store_id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('model_id', 'text', required)
    .execute();
}

async function createTuples(schema: Schema, kind: DatabaseConfig['kind']): Promise<void> {
  await schema
    .createTable('authorization_tuples')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigint', (column) =>
      kind === 'sqlite'
        ? column.notNull().primaryKey().autoIncrement()
        : column.generatedAlwaysAsIdentity().primaryKey(),
    )
    .addColumn('store_id', 'text', ofStore)
    .addColumn('object_type', 'text', required)
    .addColumn('object_id', 'text', required)
    .addColumn('relation', 'text', required)
    .addColumn('user_type', 'text', required)
    .addColumn('user_id', 'text', required)
    .addColumn('user_relation', 'text', required)
    .addColumn('inserted_at', 'bigint', required)
    .addUniqueConstraint('authorization_tuples_key', [
      'store_id',
      'object_type',
      'object_id',
      'relation',
      'user_type',
      'user_id',
      'user_relation',
    ])
    .execute();
  await schema
    .createIndex('authorization_tuples_user')
    .on('authorization_tuples')
    .columns(['store_id', 'user_type', 'user_id', 'user_relation', 'object_type', 'relation'])
    .execute();
}

async function createChanges(schema: Schema): Promise<void> {
  await schema
    .createTable('authorization_changes')
    .addColumn('store_id', 'text', ofStore)
    .addColumn('version', 'bigint', required)
    .addColumn('position', 'integer', required)
    .addColumn('operation', 'text', (column) => column.notNull().check(sql`operation in ('write', 'delete')`))
    .addColumn('object_type', 'text', required)
    .addColumn('object', 'text', required)
    .addColumn('relation', 'text', required)
    .addColumn('user', 'text', required)
    .addColumn('changed_at', 'bigint', required)
    .addPrimaryKeyConstraint('authorization_changes_primary_key', ['store_id', 'version', 'position'])
    .execute();
}

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const ofStore = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('authorization_stores.id').onDelete('cascade');
