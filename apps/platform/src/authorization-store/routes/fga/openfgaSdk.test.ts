import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  ConsistencyPreference,
  CredentialsMethod,
  FgaApiAuthenticationError,
  FgaApiNotFoundError,
  FgaApiValidationError,
  OpenFgaClient,
  type WriteAuthorizationModelRequest,
} from '@openfga/sdk';
import { parseModelText } from '../../model/parseModelText.ts';
import { openTestStores } from '../../storage/testStores.test-support.ts';
import { serveFga, type ServedFga, testToken } from './serveFga.test-support.ts';

const modelText = `model
  schema 1.1
type user
type group
  relations
    define member: [user, group#member]
type document
  relations
    define owner: [user]
    define editor: [user] or owner
    define viewer: [user, user:*, group#member] or editor
`;

describe('OpenFGA’s own client, unmodified [PLUS-37]', () => {
  let served: ServedFga;
  const started = new AsyncDisposableStack();
  let client: OpenFgaClient;
  let modelId = '';
  const credentials = (token: string) => ({ method: CredentialsMethod.ApiToken as const, config: { token } });
  const anne = 'user:anne';

  before(async () => {
    const embedded = started.adopt(await openTestStores(), (opened) => opened.stop());
    served = started.adopt(await serveFga(embedded.stores), (server) => server.stop());
    const first = new OpenFgaClient({ apiUrl: served.url, credentials: credentials(testToken) });
    const { id } = await first.createStore({ name: 'sdk store' });
    client = new OpenFgaClient({ apiUrl: served.url, storeId: id, credentials: credentials(testToken) });
    const body = (await parseModelText(modelText)) as WriteAuthorizationModelRequest;
    modelId = (await client.writeAuthorizationModel(body)).authorization_model_id;
  });
  after(() => started.disposeAsync());

  it('stores: createStore, getStore, listStores, deleteStore', async () => {
    const made = await client.createStore({ name: 'another' });
    assert.match(made.created_at, /^\d{4}-\d\d-\d\dT/);
    assert.equal((await client.getStore()).name, 'sdk store');
    const page = await client.listStores({ pageSize: 1 });
    const rest = await client.listStores({ pageSize: 50, continuationToken: page.continuation_token });
    assert.deepEqual(
      [...page.stores, ...rest.stores].map(({ name }) => name),
      ['sdk store', 'another'],
    );
    await client.deleteStore({ storeId: made.id });
    await assert.rejects(client.getStore({ storeId: made.id }), FgaApiNotFoundError);
  });

  it('models: readAuthorizationModels, readAuthorizationModel, readLatestAuthorizationModel', async () => {
    const { authorization_models } = await client.readAuthorizationModels();
    assert.deepEqual(
      authorization_models.map(({ id }) => id),
      [modelId],
    );
    const { authorization_model } = await client.readAuthorizationModel({ authorizationModelId: modelId });
    assert.equal(authorization_model?.type_definitions.length, 3);
    assert.equal((await client.readLatestAuthorizationModel()).authorization_model?.id, modelId);
    await client.checkValidApiConnection();
  });

  it('relationships: write, writeTuples, deleteTuples, read, readChanges', async () => {
    await client.write({
      writes: [
        { user: anne, relation: 'owner', object: 'document:1' },
        { user: 'user:bob', relation: 'viewer', object: 'document:1' },
      ],
    });
    await client.writeTuples([
      { user: anne, relation: 'member', object: 'group:eng' },
      { user: 'group:eng#member', relation: 'viewer', object: 'document:2' },
    ]);
    await client.write(
      { writes: [{ user: 'user:bob', relation: 'viewer', object: 'document:1' }] },
      { conflict: { onDuplicateWrites: 'ignore' as never } },
    );
    const many = Array.from({ length: 120 }, (_one, index) => ({
      user: `user:${index}`,
      relation: 'viewer',
      object: 'document:3',
    }));
    const parts = await client.write({ writes: many }, { transaction: { disable: true, maxPerChunk: 50 } });
    assert.equal(parts.writes.filter(({ status }) => (status as string) === 'success').length, 120);
    await client.deleteTuples([{ user: 'user:bob', relation: 'viewer', object: 'document:1' }]);
    const { tuples } = await client.read({ object: 'document:1' });
    assert.deepEqual(
      tuples.map(({ key }) => key.user),
      [anne],
    );
    const { changes, continuation_token } = await client.readChanges({ type: 'group' }, { pageSize: 10 });
    assert.deepEqual(
      changes.map(({ operation }) => operation as string),
      ['TUPLE_OPERATION_WRITE'],
    );
    assert.deepEqual(
      (await client.readChanges({ type: 'group' }, { continuationToken: continuation_token ?? '' })).changes,
      [],
    );
  });

  it('questions: check, batchCheck, clientBatchCheck, listRelations', async () => {
    const question = { user: anne, relation: 'viewer', object: 'document:1' };
    assert.equal((await client.check(question)).allowed, true);
    const options = { authorizationModelId: modelId, consistency: ConsistencyPreference.HigherConsistency };
    const contextualTuples = [{ user: 'user:new', relation: 'member', object: 'group:eng' }];
    const asked = { user: 'user:new', relation: 'viewer', object: 'document:2', contextualTuples };
    assert.equal((await client.check(asked, options)).allowed, true);
    const { result } = await client.batchCheck({
      checks: [
        { ...question, correlationId: 'a' },
        { ...question, user: 'user:nobody', correlationId: 'b' },
      ],
    });
    assert.deepEqual(result.map(({ correlationId, allowed }) => [correlationId, allowed]).sort(), [
      ['a', true],
      ['b', false],
    ]);
    const each = await client.clientBatchCheck([question, { ...question, relation: 'owner', user: 'user:nobody' }]);
    assert.deepEqual(
      each.result.map(({ allowed }) => allowed),
      [true, false],
    );
    const { relations } = await client.listRelations({
      user: anne,
      object: 'document:1',
      relations: ['owner', 'editor', 'viewer'],
    });
    assert.deepEqual(relations, ['owner', 'editor', 'viewer']);
  });

  it('questions: listObjects, streamedListObjects, listUsers, expand', async () => {
    const wanted = { user: anne, relation: 'viewer', type: 'document' };
    assert.deepEqual((await client.listObjects(wanted)).objects.sort(), ['document:1', 'document:2']);
    const streamed: string[] = [];
    for await (const { object } of client.streamedListObjects(wanted)) streamed.push(object);
    assert.deepEqual(streamed.sort(), ['document:1', 'document:2']);
    const { users } = await client.listUsers({
      object: { type: 'document', id: '2' },
      relation: 'viewer',
      user_filters: [{ type: 'user' }],
      contextualTuples: [{ user: 'user:carl', relation: 'viewer', object: 'document:2' }],
    });
    assert.deepEqual(users, [{ object: { type: 'user', id: 'anne' } }, { object: { type: 'user', id: 'carl' } }]);
    const { tree } = await client.expand({ relation: 'viewer', object: 'document:2' });
    assert.deepEqual(tree?.root?.union?.nodes[0]?.leaf, { users: { users: ['group:eng#member'] } });
  });

  it('assertions: writeAssertions, readAssertions', async () => {
    const options = { authorizationModelId: modelId };
    await client.writeAssertions(
      [{ user: anne, relation: 'viewer', object: 'document:1', expectation: true }],
      options,
    );
    const { assertions, authorization_model_id } = await client.readAssertions(options);
    assert.equal(authorization_model_id, modelId);
    assert.equal(assertions?.[0]?.expectation, true);
  });

  it('errors have the form that the client expects, with the id of the request', async () => {
    await assert.rejects(client.check({ user: anne, relation: 'nothing', object: 'document:1' }), (error) => {
      assert.ok(error instanceof FgaApiValidationError);
      assert.equal(error.apiErrorCode, 'validation_error');
      assert.match(error.apiErrorMessage ?? '', /has no relation nothing; it has owner, editor, viewer/);
      assert.ok(error.requestId);
      return true;
    });
    const stranger = new OpenFgaClient({ apiUrl: served.url, credentials: credentials('wrong') });
    await assert.rejects(stranger.listStores(), FgaApiAuthenticationError);
    const conditional = { schema_version: '1.1', type_definitions: [{ type: 'user' }], conditions: { late: {} } };
    await assert.rejects(client.writeAuthorizationModel(conditional as never), (error) => {
      assert.ok(error instanceof FgaApiValidationError);
      assert.match(error.apiErrorMessage ?? '', /late: models with conditions are not supported/);
      return true;
    });
  });
});
