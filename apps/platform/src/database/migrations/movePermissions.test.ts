import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { it } from 'node:test';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { openTestRights } from '../../authorization-store/product/openTestRights.test-support.ts';
import type { Database } from '../Database.ts';
import { describeOnEveryDatabase } from '../everyDatabase.test-support.ts';
import { migrateToLatest } from '../migrateToLatest.ts';
import { openPostgres } from '../openPostgres.ts';
import { openSqlite } from '../openSqlite.ts';
import { withClient } from '../throwawayPostgres.test-support.ts';
import { migrationsFor } from './migrationsFor.ts';

const before = '0011-sign-in-rules';
const people = 2_500;
const all = ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'] as const;

/** The permissions of a user, different for neighbours. */
const permissionsOf = (index: number) => all.filter((_permission, bit) => ((index >> bit) & 1) === 1);
const isAdministrator = (index: number) => index % 100 === 0;

interface OldUser {
  id: string;
  permissions: string;
  administrator: number;
}

describeOnEveryDatabase('the migration of permissions', (underTest) => {
  it('migrates every permission and administrator of a database of the previous version [PLAT-4, PLAT-12]', async () => {
    const database = await openBefore();
    await addPeople(database, [
      ...Array.from({ length: people }, (_one, index) => ({
        id: `person-${index}`,
        permissions: JSON.stringify(permissionsOf(index)),
        administrator: isAdministrator(index) ? 1 : 0,
      })),
      { id: 'auth0|a b:c#d*é', permissions: '["viewable:benchmarks"]', administrator: 1 },
      { id: '*', permissions: '["viewable:insights_pl"]', administrator: 0 },
      { id: 'edited by hand', permissions: '["viewable:later", "everything", 7, "viewable:later"]', administrator: 0 },
    ]);
    await migrateToLatest(database);
    await database.close();

    const upgraded = await underTest.reopen();
    const rights = await openTestRights(upgraded);
    const ids = Array.from({ length: people }, (_one, index) => `person-${index}`);
    const held = await rights.ofEach(ids);
    ids.forEach((id, index) =>
      assert.deepEqual(held.get(id), { permissions: permissionsOf(index), administrator: isAdministrator(index) }, id),
    );
    assert.deepEqual(await rights.of('auth0|a b:c#d*é'), { permissions: ['viewable:benchmarks'], administrator: true });
    assert.deepEqual(await rights.of('*'), { permissions: ['viewable:insights_pl'], administrator: false });
    assert.deepEqual(await rights.of('nobody'), { permissions: [], administrator: false });
    assert.equal((await rights.administrators()).length, people / 100 + 1);

    const { db } = upgraded;
    const later = db.selectFrom('authorization_tuples').select('user_id').where('object_id', '=', 'later');
    assert.deepEqual(
      (await later.execute()).map(({ user_id }) => user_id),
      ['edited%20by%20hand'],
    );
    const tuples = await db.selectFrom('authorization_tuples').selectAll().execute();
    const changes = await db.selectFrom('authorization_changes').selectAll().execute();
    const store = await db.selectFrom('authorization_stores').selectAll().executeTakeFirstOrThrow();
    assert.equal(changes.length, tuples.length);
    assert.equal(store.tuple_count, tuples.length);
    assert.ok(changes.every(({ version }) => version === 1));
    assert.equal(new Set(changes.map(({ position }) => position)).size, changes.length);
    assert.equal((await db.selectFrom('users').selectAll().execute()).length, people + 3);
  });

  it('keeps existing relationships, and counts none twice', async () => {
    const database = await openBefore();
    await addPeople(database, [{ id: 'anne', permissions: JSON.stringify(all), administrator: 1 }]);
    const storeId = '01AGENCY1NS1GHTS0000000000';
    const store = { id: storeId, name: 'agency-insights', version: 4, tuple_count: 2, created_at: 1, updated_at: 1 };
    await database.db.insertInto('authorization_stores').values(store).execute();
    const tuple = { store_id: storeId, user_type: 'user', user_relation: '', inserted_at: 1 };
    await database.db
      .insertInto('authorization_tuples')
      .values([
        { ...tuple, object_type: 'feature', object_id: 'benchmarks', relation: 'granted', user_id: 'anne' },
        { ...tuple, object_type: 'organization', object_id: 'acme', relation: 'member', user_id: 'anne' },
      ])
      .execute();
    await migrateToLatest(database);
    await database.close();

    const upgraded = await underTest.reopen();
    assert.deepEqual(await (await openTestRights(upgraded)).of('anne'), { permissions: all, administrator: true });
    const after = await upgraded.db.selectFrom('authorization_stores').selectAll().executeTakeFirstOrThrow();
    assert.equal(after.tuple_count, 5);
    const changes = await upgraded.db.selectFrom('authorization_changes').select('version').execute();
    assert.deepEqual(
      changes.map(({ version }) => version),
      [5, 5, 5],
    );
  });

  /** Opens an empty database of the previous version. */
  async function openBefore(): Promise<Database> {
    const config = underTest.config();
    await underTest.database().close();
    let database: Database;
    if (config.kind === 'postgres') {
      await withClient(config.url, (client) => client.query('drop schema public cascade; create schema public'));
      database = await openPostgres(config);
    } else {
      for (const part of ['', '-wal', '-shm']) rmSync(`${config.file}${part}`, { force: true });
      database = openSqlite(config.file);
    }
    const migrations = migrationsFor(config.kind);
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateTo(before);
    assert.equal(error, undefined);
    return database;
  }
});

async function addPeople({ db }: Database, users: readonly OldUser[]): Promise<void> {
  const old = db as unknown as Kysely<{ users: Record<string, unknown> }>;
  for (let from = 0; from < users.length; from += 200)
    await old
      .insertInto('users')
      .values(
        users.slice(from, from + 200).map((user) => ({
          ...user,
          email: `${user.id}@demo.test`,
          email_key: `${user.id}@demo.test`,
          first_name: 'Ada',
          last_name: 'Quill',
          password_hash: 'x',
          blocked: 0,
          created_at: 1,
          updated_at: 1,
        })),
      )
      .execute();
}
