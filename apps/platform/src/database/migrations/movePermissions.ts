import type { Kysely } from 'kysely';

/** Id of the product's own authorization store. */
const storeId = '01AGENCY1NS1GHTS0000000000';
const peopleAtATime = 1_000;
const rowsAtATime = 500;

interface Person {
  id: string;
  permissions: string;
  administrator: number;
}

interface Tuple {
  object_type: string;
  object_id: string;
  relation: string;
  user_id: string;
}

interface MovedTables {
  users: Person;
  authorization_stores: {
    id: string;
    name: string;
    version: number;
    tuple_count: number;
    created_at: number;
    updated_at: number;
  };
  authorization_tuples: Tuple & { store_id: string; user_type: string; user_relation: string; inserted_at: number };
  authorization_changes: {
    store_id: string;
    version: number;
    position: number;
    operation: string;
    object_type: string;
    object: string;
    relation: string;
    user: string;
    changed_at: number;
  };
}

/**
 * Converts users' permissions and roles to relationships of the product's store, and drops their columns. Keeps
 * existing relationships.
 */
export async function movePermissions(database: Kysely<unknown>): Promise<void> {
  const db = database as Kysely<MovedTables>;
  const now = Date.now();
  let position = 0;
  for (let after = ''; ;) {
    const people = await db
      .selectFrom('users')
      .select(['id', 'permissions', 'administrator'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(peopleAtATime)
      .execute();
    const last = people.at(-1);
    if (last === undefined) break;
    if (after === '') await beginWrite(db, now);
    after = last.id;
    position += await addTuples(db, people.flatMap(tuplesOf), { position, now });
  }
  await database.schema.alterTable('users').dropColumn('permissions').execute();
  await database.schema.alterTable('users').dropColumn('administrator').execute();
  await database.schema.alterTable('authorization_active_models').addColumn('copied_at', 'bigint').execute();
}

async function beginWrite(db: Kysely<MovedTables>, now: number): Promise<void> {
  await db
    .insertInto('authorization_stores')
    .values({ id: storeId, name: 'agency-insights', version: 0, tuple_count: 0, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('authorization_stores')
    .set((set) => ({ version: set('version', '+', 1), updated_at: now }))
    .where('id', '=', storeId)
    .execute();
}

/** Adds relationships with their changes; returns the number of new ones. */
async function addTuples(
  db: Kysely<MovedTables>,
  tuples: readonly Tuple[],
  { position, now }: { position: number; now: number },
): Promise<number> {
  let added = 0;
  for (let from = 0; from < tuples.length; from += rowsAtATime) {
    const rows = await db
      .insertInto('authorization_tuples')
      .values(
        tuples.slice(from, from + rowsAtATime).map((tuple) => ({
          ...tuple,
          store_id: storeId,
          user_type: 'user',
          user_relation: '',
          inserted_at: now,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['object_type', 'object_id', 'relation', 'user_id'])
      .execute();
    if (rows.length > 0) await addChanges(db, rows, { position: position + added, now });
    added += rows.length;
  }
  return added;
}

async function addChanges(
  db: Kysely<MovedTables>,
  rows: readonly Tuple[],
  { position, now }: { position: number; now: number },
): Promise<void> {
  const { version } = await db
    .updateTable('authorization_stores')
    .set((set) => ({ tuple_count: set('tuple_count', '+', rows.length) }))
    .where('id', '=', storeId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('authorization_changes')
    .values(
      rows.map(({ object_type, object_id, relation, user_id }, index) => ({
        store_id: storeId,
        version,
        position: position + index + 1,
        operation: 'write',
        object_type,
        object: `${object_type}:${object_id}`,
        relation,
        user: `user:${user_id}`,
        changed_at: now,
      })),
    )
    .execute();
}

function tuplesOf({ id, permissions, administrator }: Person): Tuple[] {
  const user_id = subjectId(id);
  const features = featuresOf(permissions);
  return [
    ...features.map((object_id) => ({ object_type: 'feature', object_id, relation: 'granted', user_id })),
    ...(administrator === 1
      ? [{ object_type: 'platform', object_id: 'insights', relation: 'administrator', user_id }]
      : []),
  ];
}

/** Returns the features of `viewable:insights_pl` and the like; ignores other texts, which had no effect. */
function featuresOf(permissions: string): string[] {
  const held: unknown = JSON.parse(permissions);
  const texts = Array.isArray(held) ? held.filter((one) => typeof one === 'string') : [];
  const features = texts.map((text) => /^viewable:([^:#\s\p{Cc}*]{1,200})$/u.exec(text)?.[1]);
  return [...new Set(features.filter((feature) => feature !== undefined))];
}

/** Encodes an id for a relationship. */
function subjectId(id: string): string {
  return id.replaceAll(/[%:#*\s\p{Cc}]/gu, (character) =>
    [...new TextEncoder().encode(character)]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}
