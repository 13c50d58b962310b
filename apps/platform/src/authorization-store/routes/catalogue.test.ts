import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Endpoint, type EndpointId, endpoints, type Entity } from '@agency-insights/insights-api/contract';
import { OpenFgaClient } from '@openfga/sdk';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';

const v1 = '/api/v1/authorization-store';
const v2 = '/api/v2/authorization-store';
const dsl = `model
  schema 1.1
type user
type folder
  relations
    define viewer: [user]
type document
  relations
    define parent: [folder]
    define editor: [user]
    define viewer: [user, user:*] or editor or viewer from parent
`;

interface Answer<T> {
  status: number;
  body: T;
}
interface ProblemBody {
  error: { code: string; message: string; issues?: { path: string; message: string }[] };
}

describe('the authorization store of the call catalogue', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  let store_id = '';
  let model = '';

  async function call<T = ProblemBody>(method: string, path: string, body?: unknown, who = admin): Promise<Answer<T>> {
    const response = await fetch(`${platform.url}${path}`, {
      method,
      headers: { ...who.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  }
  const ask = async <T>(path: string, body: object): Promise<T> => {
    const answer = await call<T>('POST', path, { store_id, ...body });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };

  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
    store_id = (await call<{ id: string }>('POST', `${v1}/store`, { name: 'documents' })).body.id;
    const made = await call<{ authorization_model_id: string }>('POST', `${v1}/authorization-model`, { store_id, dsl });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    model = made.body.authorization_model_id;
  });
  after(() => platform.stop());

  it('is for administrators only [API-CAT-2] [API-CAT-5]', async () => {
    const analyst = await platform.signIn('analyst');
    const rows = Object.entries(endpoints) as [EndpointId, Endpoint][];
    const own = rows.filter(([id]) => /^(authorization|entities)\./.test(id)).map(([, endpoint]) => endpoint);
    assert.equal(own.length, 25);
    for (const { method, path } of [
      ...own,
      { method: 'GET', path: '/fga/stores' },
      { method: 'PUT', path: '/fga/x' },
    ]) {
      const address = path.replace('{id}', '01ARZ3NDEKTSV4RRFFQ69G5FAV');
      assert.equal((await call(method, address, undefined, analyst)).status, 403, path);
      assert.equal((await fetch(`${platform.url}${address}`, { method })).status, 401, path);
    }
  });

  it('keeps stores, except that the product’s own cannot be deleted [API-CAT-2]', async () => {
    const page = await call<{ stores: { id: string; name: string }[] }>('GET', `${v1}/store?page_size=100`);
    assert.deepEqual(
      page.body.stores.map(({ name }) => name),
      ['agency-insights', 'documents'],
    );
    const own = page.body.stores.find(({ name }) => name === 'agency-insights')?.id;
    const refused = await call('DELETE', `${v1}/store/${own}`);
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'product_store']);
    const { body } = await call<{ id: string }>('POST', `${v1}/store`, { name: 'short-lived' });
    assert.equal((await call('DELETE', `${v1}/store/${body.id}`)).status, 204);
    assert.equal((await call('DELETE', `${v1}/store/${body.id}`)).status, 404);
  });

  it('keeps models and activates one, unless relationships do not fit it [API-CAT-2]', async () => {
    const activated = await call('POST', `${v1}/authorization-model/${model}/activate?store_id=${store_id}`);
    assert.equal(activated.status, 200, JSON.stringify(activated.body));
    const tuple = { user: 'user:anne', relation: 'editor', object: 'document:1', store_id };
    assert.equal((await call('POST', `${v1}/relationship`, tuple)).status, 201);
    const narrower = await call<{ authorization_model_id: string }>('POST', `${v1}/authorization-model`, {
      store_id,
      schema_version: '1.1',
      type_definitions: [{ type: 'user' }],
    });
    const path = `${v1}/authorization-model/${narrower.body.authorization_model_id}`;
    const refused = await call('POST', `${path}/activate?store_id=${store_id}`);
    assert.equal(refused.status, 400);
    assert.match(refused.body.error.message, /document:1#editor@user:anne/);
    assert.equal((await call('GET', `${path}?store_id=${store_id}`)).status, 200);
    const { body } = await call<{ authorization_models: { id: string; active: boolean }[] }>(
      'GET',
      `${v1}/authorization-model?store_id=${store_id}`,
    );
    assert.deepEqual(
      body.authorization_models.map(({ id, active }) => [id === model, active]),
      [
        [false, false],
        [true, true],
      ],
    );
    assert.equal((await call('DELETE', `${v1}/relationship`, tuple)).status, 204);
    assert.equal((await call('DELETE', `${v1}/relationship`, tuple)).status, 409);
  });

  it('returns checks, lists of objects and users, and allowed relations [API-CAT-2] [API-CAT-5]', async () => {
    const relationships = [
      { user: 'user:bob', relation: 'viewer', object: 'folder:x' },
      { user: 'folder:x', relation: 'parent', object: 'document:2' },
      { user: 'user:carl', relation: 'editor', object: 'document:2' },
    ];
    assert.equal((await call('POST', `${v2}/relationship`, { store_id, relationships })).status, 201);
    assert.equal((await call('POST', `${v2}/relationship`, { store_id, relationships })).status, 409);
    const ignoring = { store_id, relationships, on_conflict: 'ignore' };
    assert.equal((await call('POST', `${v2}/relationship`, ignoring)).status, 201);

    const question = { user: 'user:bob', relation: 'viewer', object: 'document:2' };
    assert.deepEqual(await ask(`${v1}/relationship/check`, question), { allowed: true });
    const contextual_tuples = [{ user: 'user:*', relation: 'viewer', object: 'document:3' }];
    assert.deepEqual(await ask(`${v2}/relationship/check`, { ...question, object: 'document:3', contextual_tuples }), {
      allowed: true,
    });
    const objects = { user: 'user:bob', relation: 'viewer', type: 'document' };
    assert.deepEqual(await ask(`${v1}/list-objects`, objects), { objects: ['document:2'] });
    const more = await ask<{ objects: string[] }>(`${v2}/list-objects`, { ...objects, contextual_tuples });
    assert.deepEqual(more.objects.sort(), ['document:2', 'document:3']);
    const users = { object: 'document:2', relation: 'viewer', user_filter: { type: 'user' } };
    assert.deepEqual(await ask(`${v2}/list-objects-reverse`, users), { users: ['user:bob', 'user:carl'] });
    const allowed = { user: 'user:carl', object: 'document:2' };
    assert.deepEqual(await ask(`${v2}/get-allowed-relations`, allowed), { relations: ['editor', 'viewer'] });
    const values = await ask<{ values: string[] }>(`${v1}/get-tuple-values`, {
      object: 'document:2',
      relation: 'editor',
    });
    assert.deepEqual(values.values, ['user:carl']);
    const objectsOf = await ask<{ values: string[] }>(`${v1}/get-tuple-values`, {
      object: 'folder:',
      user: 'user:bob',
    });
    assert.deepEqual(objectsOf.values, ['folder:x']);
    assert.equal(
      (await call('DELETE', `${v2}/relationship`, { store_id, relationships: relationships.slice(2) })).status,
      204,
    );
    assert.deepEqual(await ask(`${v2}/get-allowed-relations`, allowed), { relations: [] });
  });

  it('returns the results of every kind of query in one call [API-CAT-2]', async () => {
    const query = (body: object) => ask<Record<string, unknown>>(`${v1}/query`, body);
    const key = { user: 'user:bob', relation: 'viewer', object: 'document:2' };
    assert.deepEqual(await query({ kind: 'check', ...key }), { allowed: true });
    const checks = [key, { ...key, user: 'user:nobody' }];
    assert.deepEqual(await query({ kind: 'batch_check', checks }), {
      results: [{ allowed: true }, { allowed: false }],
    });
    const objects = { kind: 'list_objects', user: 'user:bob', relation: 'viewer', type: 'document' };
    assert.deepEqual(await query(objects), { objects: ['document:2'] });
    const users = { kind: 'list_users', object: 'document:2', relation: 'viewer', user_filter: { type: 'user' } };
    assert.deepEqual(await query(users), { users: ['user:bob'] });
    const { tree } = await query({ kind: 'expand', object: 'document:2', relation: 'viewer' });
    assert.ok(tree);
    assert.deepEqual((await query({ kind: 'read', object: 'document:2' }))['values'], ['folder:x']);
  });

  it('returns the form of a relationship for the active model [API-CAT-2]', async () => {
    const { body } = await call<{ schema: { id: string; config: { options?: { value: string }[] } }[] }>(
      'GET',
      `${v1}/dynamic-renderer?store_id=${store_id}`,
    );
    const field = (id: string) => body.schema.find((one) => one.id === id)?.config.options?.map(({ value }) => value);
    assert.deepEqual(field('object_type'), ['folder', 'document']);
    assert.deepEqual(field('relation:document')?.sort(), ['editor', 'parent', 'viewer']);
    assert.deepEqual(field('user_type:document#viewer'), ['user', 'user:*']);
  });

  it('keeps entities, and disabling one suspends its members’ rights until it is enabled [API-CAT-2]', async () => {
    const entity = { entity_type: 'organization', entity_id: 'acme', name: 'Acme Mutual' };
    const made = await call<Entity>('POST', `${v1}/entity`, entity);
    assert.deepEqual([made.status, made.body.object, made.body.disabled], [201, 'organization:acme', false]);
    assert.equal((await call('POST', `${v1}/entity`, entity)).status, 409);
    const member = { user: 'user:zoe', relation: 'member', object: 'organization:acme' };
    const grant = { user: 'organization:acme#member', relation: 'granted', object: 'feature:insights_pl' };
    for (const tuple of [member, grant]) assert.equal((await call('POST', `${v1}/relationship`, tuple)).status, 201);
    const sees = async () => {
      const question = { user: 'user:zoe', relation: 'viewable', object: 'feature:insights_pl' };
      return (await call<{ allowed: boolean }>('POST', `${v1}/relationship/check`, question)).body.allowed;
    };
    assert.equal(await sees(), true);
    const path = `${v1}/entity/${made.body.id}`;
    assert.equal((await call<Entity>('PATCH', `${path}/disable`)).body.disabled, true);
    assert.equal((await call<Entity>('PATCH', `${path}/disable`)).body.disabled, true);
    assert.equal(await sees(), false);
    assert.equal((await call<Entity>('PATCH', path, { name: 'Acme' })).body.name, 'Acme');
    const page = await call<{ items: Entity[]; total: number }>(
      'GET',
      `${v1}/entity?entity_type=organization&page=0&size=10`,
    );
    assert.deepEqual(
      page.body.items.map(({ name, disabled }) => [name, disabled]),
      [['Acme', true]],
    );
    assert.equal((await call<Entity>('PATCH', `${path}/enable`)).body.disabled, false);
    assert.equal(await sees(), true);
    assert.equal((await call('PATCH', `${v1}/entity/01ARZ3NDEKTSV4RRFFQ69G5FAV/disable`)).status, 404);
  });

  it('names the invalid field and the fix [PLAT-15]', async () => {
    const check = { store_id, user: 'user:anne', relation: 'viewer', object: 'document:1' };
    for (const [path, body, field, message] of [
      [`${v1}/relationship/check`, { ...check, user: 'anne' }, 'user', /write type:id, type:\* or type:id#relation/],
      [`${v1}/relationship/check`, { ...check, relation: 'owner' }, 'relation', /it has parent, editor, viewer/],
      [
        `${v1}/relationship/check`,
        { ...check, object: 'report:1' },
        'object',
        /no type "report"; it has user, folder, document/,
      ],
      [`${v1}/relationship/check`, { ...check, more: 1 }, 'more', /is not known here/],
      [`${v1}/relationship`, { ...check, user: 'folder:x' }, 'user', /allowed are user, user:\*/],
      [`${v1}/authorization-model`, { store_id, dsl: 'type user' }, 'dsl', /not valid/],
      [`${v1}/authorization-model`, { store_id }, '', /either dsl, or schema_version and type_definitions/],
      [`${v1}/query`, { kind: 'guess' }, 'kind', /kind/],
      [
        `${v1}/entity`,
        { entity_type: 'planet', name: 'x' },
        'entity_type',
        /organization, agency_network, application/,
      ],
    ] as const) {
      const refused = await call('POST', path, body);
      assert.equal(refused.status, 400, JSON.stringify(refused.body));
      assert.equal(refused.body.error.issues?.[0]?.path, field);
      assert.match(refused.body.error.message, message);
    }
  });

  it('serves OpenFGA’s own client on the platform’s address [PLUS-37]', async () => {
    const token = admin.headers['authorization']?.replace('Bearer ', '') ?? '';
    const credentials = { method: 'api_token' as never, config: { token } };
    const client = new OpenFgaClient({ apiUrl: `${platform.url}/fga`, storeId: store_id, credentials });
    const question = { user: 'user:bob', relation: 'viewer', object: 'document:2' };
    assert.equal((await client.check(question)).allowed, true);
    const unknown = await fetch(`${platform.url}/fga/nothing`, { headers: admin.headers });
    assert.equal(unknown.status, 404);
    assert.equal(((await unknown.json()) as { code: string }).code, 'undefined_endpoint');
  });
});
