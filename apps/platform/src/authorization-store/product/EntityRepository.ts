import type { Entity } from '@agency-insights/insights-api/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/Database.ts';
import type { AuthorizationEntitiesTable, Tables } from '../../database/Tables.ts';
import { createUlids } from '../storage/createUlids.ts';

/** An entity without its state. */
export type NamedEntity = Omit<Entity, 'disabled'>;

/** Query for entities. */
export interface EntityQuery {
  entity_type?: Entity['entity_type'] | undefined;
  /** Starts at 0. */
  page: number;
  size: number;
}

/** Names of organizations, agency networks and applications. */
export class EntityRepository {
  readonly #database: Database;
  readonly #now: () => number;
  readonly #createId: () => string;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
    this.#createId = createUlids(now);
  }

  async list({ entity_type, page, size }: EntityQuery): Promise<{ items: NamedEntity[]; total: number }> {
    let query = this.#database.db.selectFrom('authorization_entities');
    if (entity_type !== undefined) query = query.where('entity_type', '=', entity_type);
    const { total } = await query.select(({ fn }) => fn.countAll().as('total')).executeTakeFirstOrThrow();
    const offset = page * size;
    if (offset >= Number(total)) return { items: [], total: Number(total) };
    const rows = await query.selectAll().orderBy('name').orderBy('id').limit(size).offset(offset).execute();
    return { items: rows.map(toEntity), total: Number(total) };
  }

  /** Adds an entity; null if its object exists already. */
  async add(
    { entity_type, entity_id, name }: Pick<Entity, 'entity_type' | 'name'> & { entity_id?: string | undefined },
    db: Kysely<Tables>,
  ): Promise<NamedEntity | null> {
    const now = this.#now();
    const id = this.#createId();
    const row = { id, entity_type, entity_id: entity_id ?? id.toLowerCase(), name, created_at: now, updated_at: now };
    const added = await db
      .insertInto('authorization_entities')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return added === undefined ? null : toEntity(row);
  }

  async find(id: string): Promise<NamedEntity | null> {
    const { db } = this.#database;
    const row = await db.selectFrom('authorization_entities').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toEntity(row);
  }

  /** Renames an entity; null if it does not exist. */
  async rename(id: string, name: string, db: Kysely<Tables>): Promise<NamedEntity | null> {
    const row = await db
      .updateTable('authorization_entities')
      .set({ name, updated_at: this.#now() })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? null : toEntity(row);
  }
}

function toEntity(row: Selectable<AuthorizationEntitiesTable>): NamedEntity {
  return {
    id: row.id,
    entity_type: row.entity_type,
    object: `${row.entity_type}:${row.entity_id}`,
    name: row.name,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  };
}
