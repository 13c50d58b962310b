import type { NewSavedFilterContent, SavedFilter } from '@agency-insights/insights-api/contract';
import { filterContentSchema } from '@agency-insights/insights-api/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../database/Database.ts';
import { isUniqueViolation } from '../database/isUniqueViolation.ts';
import type { SavedFilterRow, Tables } from '../database/Tables.ts';
import { savedFilterNameKey } from './savedFilterNameKey.ts';

/** Max id of the column in both databases. */
const maxId = 2_147_483_647;

/** A page of a user's saved searches by name. */
export interface SavedFilterSlice {
  items: SavedFilter[];
  /** Number of all saved searches of the user. */
  total: number;
}

/** The current saved search, or the reason why nothing was changed. */
export type SavedFilterOutcome<Refusal extends string> = { saved: SavedFilter } | { refused: Refusal };

/** Content of a new saved search. */
export interface NewSavedFilter {
  filterName: string;
  filterContent: NewSavedFilterContent;
}

/** Options of the store. */
export interface SavedFilterStoreOptions {
  /** Max saved searches of one user, of all kinds together. */
  maximum: number;
  /** Current time, milliseconds since the epoch. Default: the system clock. */
  now?: () => number;
}

/** Saved searches of users; every query and change is limited to the owner's. */
export class SavedFilterStore {
  readonly #database: Database;
  readonly #maximum: number;
  readonly #now: () => number;

  constructor(database: Database, { maximum, now = Date.now }: SavedFilterStoreOptions) {
    this.#database = database;
    this.#maximum = maximum;
    this.#now = now;
  }

  /** Returns a user's saved searches by name; `page` from 0, `size` at least 1. */
  async list(userId: string, page: number, size: number): Promise<SavedFilterSlice> {
    const { db } = this.#database;
    const total = await countOf(db, userId);
    const offset = page * size;
    if (offset >= total) return { items: [], total };
    const rows = await db
      .selectFrom('saved_filters')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('name_key')
      .orderBy('id')
      .limit(size)
      .offset(offset)
      .execute();
    return { items: rows.map(toSavedFilter), total };
  }

  /** Returns a saved search of a user; undefined if the user has none with this id. */
  async find(userId: string, id: number): Promise<SavedFilter | undefined> {
    if (id > maxId) return undefined;
    const row = await this.#database.db
      .selectFrom('saved_filters')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && toSavedFilter(row);
  }

  /** Saves under a new name. The maximum also holds for concurrent saves. */
  async create(
    userId: string,
    { filterName, filterContent }: NewSavedFilter,
  ): Promise<SavedFilterOutcome<'name_taken' | 'limit_reached'>> {
    const now = this.#now();
    const row = {
      user_id: userId,
      ...nameColumns(filterName),
      ...contentColumns(filterContent),
      created_at: now,
      updated_at: now,
    };
    try {
      return await this.#database.db.transaction().execute(async (transaction) => {
        await this.#oneAtATime(transaction, userId);
        if ((await countOf(transaction, userId)) >= this.#maximum) return { refused: 'limit_reached' } as const;
        const made = await transaction.insertInto('saved_filters').values(row).returningAll().executeTakeFirstOrThrow();
        return { saved: toSavedFilter(made) };
      });
    } catch (error) {
      if (isUniqueViolation(error)) return { refused: 'name_taken' };
      throw error;
    }
  }

  /** Renames a saved search, replaces its content, or both. */
  async update(
    userId: string,
    id: number,
    change: Partial<NewSavedFilter>,
  ): Promise<SavedFilterOutcome<'name_taken' | 'not_found'>> {
    if (id > maxId) return { refused: 'not_found' };
    const columns = {
      ...(change.filterName === undefined ? {} : nameColumns(change.filterName)),
      ...(change.filterContent === undefined ? {} : contentColumns(change.filterContent)),
      updated_at: this.#now(),
    };
    try {
      const row = await this.#database.db
        .updateTable('saved_filters')
        .set(columns)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returningAll()
        .executeTakeFirst();
      return row === undefined ? { refused: 'not_found' } : { saved: toSavedFilter(row) };
    } catch (error) {
      if (isUniqueViolation(error)) return { refused: 'name_taken' };
      throw error;
    }
  }

  /** Deletes a saved search. Returns false if the user has none with this id. */
  async remove(userId: string, id: number): Promise<boolean> {
    if (id > maxId) return false;
    const { numDeletedRows } = await this.#database.db
      .deleteFrom('saved_filters')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Serialises counting and inserting for one user; SQLite's transactions are serial anyway. */
  async #oneAtATime(transaction: Kysely<Tables>, userId: string): Promise<void> {
    if (this.#database.kind === 'sqlite') return;
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  }
}

async function countOf(db: Kysely<Tables>, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom('saved_filters')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function nameColumns(filterName: string) {
  return { name: filterName, name_key: savedFilterNameKey(filterName) };
}

function contentColumns(filterContent: NewSavedFilterContent) {
  return { save_search_type: filterContent.saveSearchType, content: JSON.stringify(filterContent) };
}

function toSavedFilter(row: SavedFilterRow): SavedFilter {
  return {
    id: row.id,
    filterName: row.name,
    filterContent: filterContentSchema.parse(JSON.parse(row.content)),
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
