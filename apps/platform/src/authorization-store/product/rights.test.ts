import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import { type Permission, permissions } from '@agency-insights/insights-api/contract';
import { addPerson, describeOnEveryDatabase } from '../../database/everyDatabase.test-support.ts';
import { configuration } from '../../audit/Actor.ts';
import type { AuthorizationStoreParts } from '../AuthorizationStoreParts.ts';
import { openAuthorization } from './openAuthorization.ts';
import { personIdOf, subjectOf } from './personSubject.ts';
import type { RightsChange } from './Rights.ts';

const config = { fga: null, provider: { kind: 'embedded' as const } };
const [personal, commercial, benchmarks] = permissions;

describeOnEveryDatabase('rights in the product’s store', (underTest) => {
  let parts: AuthorizationStoreParts;
  before(async () => {
    parts = await openAuthorization({ config, database: underTest.database(), now: Date.now });
  });
  const change = (...changes: RightsChange[]) =>
    underTest
      .database()
      .db.transaction()
      .execute(async (transaction) => {
        await parts.rights.lock(transaction);
        await parts.rights.change(transaction, changes);
      });
  const permissionsOf = async (personId: string) => (await parts.rights.of(personId)).permissions;

  it('name people correctly, whatever their ids are', async () => {
    for (const id of ['anne', '*', 'a b', 'auth0|x:y#z', '100%', 'é\u0085', '%3A', "'; drop table users; --"]) {
      assert.equal(personIdOf(subjectOf(id)), id);
      await change({ personId: id, grant: [personal] });
      assert.deepEqual(await permissionsOf(id), [personal], id);
    }
    assert.deepEqual(await permissionsOf('zoe'), []);
    assert.ok((await parts.rights.holders(personal))?.includes('auth0|x:y#z'));
  });

  it('include permissions of a group, and block them when revoked [PLAT-12]', async () => {
    const stores = parts.storesOf(configuration);
    const member = { user: 'user:bea', relation: 'member', object: 'organization:acme' };
    const granted = { user: 'organization:acme#member', relation: 'granted', object: 'feature:benchmarks' };
    await stores.write(parts.product.id, { writes: { tuple_keys: [member, granted] } });
    assert.deepEqual(await permissionsOf('bea'), [benchmarks]);
    await change({ personId: 'bea', revoke: [benchmarks] });
    assert.deepEqual(await permissionsOf('bea'), []);
    await change({ personId: 'bea', grant: [benchmarks] });
    assert.deepEqual(await permissionsOf('bea'), [benchmarks]);
    await stores.write(parts.product.id, { deletes: { tuple_keys: [member] } });
    assert.deepEqual(await permissionsOf('bea'), [], 'the group gave it');
  });

  it('of many people equal the rights of each person', async () => {
    const ids = Array.from({ length: 60 }, (_one, index) => `many-${index}`);
    await change(
      ...ids.map((personId, index) => ({
        personId,
        grant: [permissions[index % 3] ?? personal],
        administrator: index === 7,
      })),
    );
    const held = await parts.rights.ofEach(ids);
    ids.forEach((id, index) =>
      assert.deepEqual(held.get(id), { permissions: [permissions[index % 3]], administrator: index === 7 }),
    );
    assert.deepEqual(await parts.rights.administrators(), ['many-7']);
    await change({ personId: 'many-7', administrator: false });
  });

  it('are deleted with the person', async () => {
    await change({ personId: 'gone', grant: [personal, commercial], administrator: true });
    const remove = await parts.rights.removal('gone');
    await underTest.database().db.transaction().execute(remove);
    assert.deepEqual(await parts.rights.of('gone'), { permissions: [], administrator: false });
    const { tuples } = await parts.stores.read(parts.product.id, {
      tuple_key: { user: 'user:gone', object: 'feature:' },
    });
    assert.deepEqual(tuples, []);
  });

  it(
    'lose and duplicate nothing in 200 concurrent changes by twenty writers [PLUS-37]',
    { timeout: 120_000 },
    async () => {
      const wanted = (index: number): Permission[] => [permissions[index % 3] ?? personal];
      // Each transaction holds one of ten connections, so twenty writers have to wait for each other.
      const writer = async (first: number): Promise<void> => {
        for (let index = first; index < 200; index += 20)
          await change({ personId: `writer-${index % 100}`, grant: wanted(index % 100) });
      };
      await Promise.all(Array.from({ length: 20 }, (_one, first) => writer(first)));
      const { db } = underTest.database();
      const rows = await db
        .selectFrom('authorization_tuples')
        .select('user_id')
        .where('user_id', 'like', 'writer-%')
        .execute();
      assert.equal(rows.length, 100);
      for (let index = 0; index < 100; index += 1)
        assert.deepEqual(await permissionsOf(`writer-${index}`), wanted(index));
    },
  );

  it('keep one administrator when all are removed at once', async () => {
    const ids = ['one', 'two', 'three'];
    for (const id of ids) await addPerson(underTest.database(), id);
    await underTest.database().db.updateTable('users').set({ password_hash: 'a hash' }).execute();
    await change(...ids.map((personId) => ({ personId, administrator: true })));
    const results = await Promise.allSettled(
      ids.map((id) =>
        parts.storesOf(configuration).write(parts.product.id, {
          deletes: { tuple_keys: [{ user: subjectOf(id), relation: 'administrator', object: 'platform:insights' }] },
        }),
      ),
    );
    assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 2);
    assert.equal((await parts.rights.administrators()).length, 1);
  });

  it('require a model that defines them: another one is refused, and the previous one stays active', async () => {
    const stores = parts.storesOf(configuration);
    const active = await stores.activeModel(parts.product.id);
    const model = await stores.getModel(parts.product.id, active ?? '');
    for (const [lacking, type_definitions] of [
      ['type platform', model.type_definitions.filter(({ type }) => type !== 'platform')],
      ['define viewable', model.type_definitions.filter(({ type }) => type !== 'feature')],
    ] as const) {
      const id = await stores.writeModel(parts.product.id, {
        schema_version: '1.1',
        type_definitions: [...type_definitions],
      });
      await assert.rejects(stores.activateModel(parts.product.id, id), {
        code: 'invalid_authorization_model',
        message: new RegExp(lacking),
      });
    }
    assert.equal(await stores.activeModel(parts.product.id), active);
  });
});
