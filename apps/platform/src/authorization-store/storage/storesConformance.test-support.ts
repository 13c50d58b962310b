import assert from 'node:assert/strict';
import { before, it } from 'node:test';
import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { AuthorizationStores } from '../AuthorizationStores.ts';
import { parseModelText } from '../model/parseModelText.ts';
import { printListedUser } from './toListedUser.ts';

const modelText = `model
  schema 1.1
type user
type group
  relations
    define member: [user, group#member]
type folder
  relations
    define viewer: [user, user:*, group#member]
type document
  relations
    define parent: [folder]
    define blocked: [user]
    define editor: [user]
    define viewer: ([user, group#member] or editor or viewer from parent) but not blocked
`;

const tuple = (text: string): TupleKey => {
  const [object = '', rest = ''] = text.split(/#(.*)/s);
  const [relation = '', user = ''] = rest.split(/@(.*)/s);
  return { user, relation, object };
};
const tuples = (...texts: string[]) => texts.map(tuple);

/** Adds tests for every kind of authorization store, embedded or a real OpenFGA. */
export function testStores(current: () => AuthorizationStores): void {
  let store = '';
  let model = '';
  const write = (texts: string[], options: { on_duplicate?: 'error' | 'ignore' } = {}) =>
    current().write(store, { writes: { tuple_keys: tuples(...texts), ...options } });
  const remove = (texts: string[], options: { on_missing?: 'error' | 'ignore' } = {}) =>
    current().write(store, { deletes: { tuple_keys: tuples(...texts), ...options } });
  const check = (text: string, ...contextual: string[]) =>
    current().check(store, {
      tuple_key: tuple(text),
      contextual_tuples: { tuple_keys: tuples(...contextual) },
    });

  before(async () => {
    store = (await current().createStore('conformance')).id;
    model = await current().writeModel(store, await parseModelText(modelText));
  });

  it('lists, finds and deletes stores', async () => {
    const { id } = await current().createStore('for a moment');
    assert.equal((await current().getStore(id)).name, 'for a moment');
    const found: string[] = [];
    for (let token = ''; ;) {
      const page = await current().listStores({ page_size: 1, continuation_token: token });
      found.push(...page.stores.map((one) => one.id));
      token = page.continuation_token;
      if (token === '') break;
    }
    assert.ok(found.includes(id) && found.includes(store));
    await current().deleteStore(id);
    await assert.rejects(current().getStore(id), { code: 'store_id_not_found', status: 404 });
  });

  it('keeps models, newest first, and refuses invalid ones', async () => {
    const source = await parseModelText(modelText);
    const newer = await current().writeModel(store, source);
    const { authorization_models } = await current().listModels(store, { page_size: 2 });
    assert.deepEqual(
      authorization_models.map(({ id }) => id),
      [newer, model],
    );
    const read = await current().getModel(store, model);
    assert.deepEqual(
      read.type_definitions.map(({ type }) => type),
      source.type_definitions.map(({ type }) => type),
    );
    await assert.rejects(
      current().writeModel(store, {
        schema_version: '1.1',
        type_definitions: [{ type: 'a', relations: { b: { this: {} } } }],
      }),
      { status: 400 },
    );
    await assert.rejects(current().getModel(store, '01ARZ3NDEKTSV4RRFFQ69G5FAV'), {
      code: 'authorization_model_not_found',
    });
  });

  it('checks, with groups in groups, parents, exclusions, wildcards and contextual relationships', async () => {
    await write([
      'group:all#member@group:eng#member',
      'group:eng#member@user:anne',
      'folder:x#viewer@group:all#member',
      'document:1#parent@folder:x',
      'document:2#editor@user:bob',
      'folder:open#viewer@user:*',
      'document:3#parent@folder:open',
      'document:3#blocked@user:carl',
    ]);
    assert.equal(await check('document:1#viewer@user:anne'), true);
    assert.equal(await check('document:1#viewer@user:bob'), false);
    assert.equal(await check('document:2#viewer@user:bob'), true);
    assert.equal(await check('document:3#viewer@user:anybody'), true);
    assert.equal(await check('document:3#viewer@user:carl'), false);
    assert.equal(await check('document:1#viewer@group:eng#member'), true);
    assert.equal(await check('document:1#viewer@user:bob', 'group:eng#member@user:bob'), true);
    assert.equal(await check('document:1#viewer@user:anne', 'document:1#blocked@user:anne'), false);
    await assert.rejects(check('document:1#owner@user:anne'), { code: 'validation_error' });
    await assert.rejects(check('document:1#viewer@user:a', 'document:1#viewer@folder:x'), { code: 'invalid_tuple' });
  });

  it('checks many at once, each with its own result', async () => {
    const one = (text: string, correlation_id: string) => ({ tuple_key: tuple(text), correlation_id });
    const answers = await current().batchCheck(store, {
      checks: [
        one('document:1#viewer@user:anne', 'yes'),
        one('document:1#viewer@user:bob', 'no'),
        one('document:1#owner@user:bob', 'wrong'),
        {
          ...one('document:1#viewer@user:bob', 'ctx'),
          contextual_tuples: { tuple_keys: tuples('document:1#editor@user:bob') },
        },
      ],
    });
    assert.equal((answers['yes'] as { allowed: boolean }).allowed, true);
    assert.notEqual((answers['no'] as { allowed?: boolean }).allowed, true);
    assert.ok('error' in (answers['wrong'] ?? {}));
    assert.equal((answers['ctx'] as { allowed: boolean }).allowed, true);
  });

  it('lists objects and users, and expands', async () => {
    const objects = await current().listObjects(store, { type: 'document', relation: 'viewer', user: 'user:anne' });
    assert.deepEqual(objects.sort(), ['document:1', 'document:3']);
    const users = async (object: string, filter: { type: string; relation?: string }) => {
      const [type = '', id = ''] = object.split(':');
      const found = await current().listUsers(store, {
        object: { type, id },
        relation: 'viewer',
        user_filters: [filter],
      });
      return found.map(printListedUser).sort();
    };
    assert.deepEqual(await users('document:1', { type: 'user' }), ['user:anne']);
    assert.deepEqual(await users('document:3', { type: 'user' }), ['user:*']);
    assert.deepEqual(await users('document:1', { type: 'group', relation: 'member' }), [
      'group:all#member',
      'group:eng#member',
    ]);
    const { tree } = await current().expand(store, { tuple_key: { object: 'document:1', relation: 'viewer' } });
    const { difference } = tree.root;
    assert.deepEqual(difference?.subtract.leaf, { computed: { userset: 'document:1#blocked' } });
    assert.deepEqual(difference?.base.union?.nodes[2]?.leaf, {
      tupleToUserset: { tupleset: 'document:1#parent', computed: [{ userset: 'folder:x#viewer' }] },
    });
  });

  it('writes all or none, and names existing or missing relationships', async () => {
    await write(['document:9#editor@user:zoe']);
    await assert.rejects(write(['document:9#editor@user:new', 'document:9#editor@user:zoe']), {
      code: 'write_failed_due_to_invalid_input',
    });
    assert.equal(await check('document:9#editor@user:new'), false);
    await write(['document:9#editor@user:new', 'document:9#editor@user:zoe'], { on_duplicate: 'ignore' });
    assert.equal(await check('document:9#editor@user:new'), true);
    await assert.rejects(remove(['document:9#editor@user:zoe', 'document:9#editor@user:nobody']), {
      code: 'write_failed_due_to_invalid_input',
    });
    assert.equal(await check('document:9#editor@user:zoe'), true);
    await remove(['document:9#editor@user:zoe', 'document:9#editor@user:nobody'], { on_missing: 'ignore' });
    assert.equal(await check('document:9#editor@user:zoe'), false);
    await assert.rejects(write(['document:9#viewer@folder:x']), { code: 'validation_error' });
    await assert.rejects(write(['document:9#editor@user:a', 'document:9#editor@user:a']), {
      code: 'cannot_allow_duplicate_tuples_in_one_request',
    });
  });

  it('reads relationships by a partial key, page by page, and every change in order', async () => {
    const made = Array.from({ length: 7 }, (_one, index) => `document:pages#editor@user:p${index}`);
    await write(made);
    const found: TupleKey[] = [];
    for (let token = ''; ;) {
      const page = await current().read(store, {
        tuple_key: { object: 'document:pages', relation: 'editor' },
        page_size: 3,
        continuation_token: token,
      });
      found.push(...page.tuples.map(({ key }) => ({ user: key.user, relation: key.relation, object: key.object })));
      token = page.continuation_token;
      if (token === '') break;
    }
    assert.deepEqual(
      found.map(({ user }) => user).sort(),
      made.map((text) => tuple(text).user),
    );
    const ofUser = await current().read(store, { tuple_key: { object: 'document:', user: 'user:p3' } });
    assert.deepEqual(
      ofUser.tuples.map(({ key }) => key.object),
      ['document:pages'],
    );
    await assert.rejects(current().read(store, { tuple_key: { object: 'document:' } }), { code: 'validation_error' });
    await assert.rejects(current().read(store, { continuation_token: 'nonsense' }), {
      code: 'invalid_continuation_token',
    });

    await remove([made[0] ?? '']);
    const changes: string[] = [];
    for (let token = ''; ;) {
      const page = await current().changes(store, { page_size: 100, type: 'document', continuation_token: token });
      changes.push(...page.changes.map(({ operation, tuple_key: { user } }) => `${operation} ${user}`));
      if (page.changes.length === 0) break;
      token = page.continuation_token;
    }
    assert.equal(changes.at(-1), 'TUPLE_OPERATION_DELETE user:p0');
    assert.ok(changes.includes('TUPLE_OPERATION_WRITE user:p6'));
  });

  it('uses the active model, and refuses one that makes relationships invalid, naming them', async () => {
    const narrower = await current().writeModel(
      store,
      await parseModelText('model\n  schema 1.1\ntype user\ntype document\n  relations\n    define editor: [user]\n'),
    );
    await assert.rejects(current().activateModel(store, narrower), (error: Error) => {
      assert.match(error.message, /group:all#member@group:eng#member/);
      assert.match(error.message, /Delete them first, or change the model\./);
      return true;
    });
    assert.equal(await current().activeModel(store), null);
    await current().activateModel(store, model);
    assert.equal(await current().activeModel(store), model);
    assert.equal(await check('document:1#viewer@user:anne'), true);
  });

  it('keeps assertions of a model', async () => {
    const assertions = [{ tuple_key: tuple('document:1#viewer@user:anne'), expectation: true }];
    await current().writeAssertions(store, model, assertions);
    const [read] = await current().readAssertions(store, model);
    assert.equal(read?.expectation, true);
    assert.equal(read.tuple_key.object, 'document:1');
  });

  it('limits a user’s query to the depth that OpenFGA allows', async () => {
    const chain = Array.from({ length: 30 }, (_one, index) => `group:c${index}#member@group:c${index + 1}#member`);
    await write([
      ...chain,
      'group:c30#member@user:deep',
      'group:loop1#member@group:loop2#member',
      'group:loop2#member@group:loop1#member',
    ]);
    assert.equal(await check('group:c20#member@user:deep'), true);
    assert.equal(await check('group:loop1#member@user:deep'), false);
  });
}
