import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { endpoints, type Endpoint, takesIdempotencyKey } from '@agency-insights/insights-api/contract';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const hour = 3_600_000;
const credentials = '/api/v1/identity/service-credentials';
const savedFilters = '/api/v1/authorization-store/saved-filters';

describe('a request with an Idempotency-Key', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  let analyst: SignedIn;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({ now: () => Date.now() + aheadMs });
    admin = await platform.signIn('admin');
    analyst = await platform.signIn('analyst');
  });
  after(() => platform.stop());

  const post = async (key: string, path: string, body: unknown, { headers }: SignedIn = admin) => {
    const response = await fetch(`${platform.url}${path}`, {
      method: 'POST',
      headers: {
        ...headers,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isReplayed = response.headers.get('idempotency-replayed') === 'true';
    return { status: response.status, text, isReplayed, code: /"code":"(\w+)"/.exec(text)?.[1] };
  };
  const service = (name: string) => ({ name, scopes: ['viewable:insights_pl'] });
  const count = async () =>
    Number(
      (
        await platform.database.db
          .selectFrom('service_credentials')
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
      ).count,
    );

  it('is handled once: sent again, it gets the same response', async () => {
    const first = await post('key-1', credentials, service('Once'));
    const again = await post('"key-1"', credentials, service('Once'));
    assert.deepEqual([first.status, first.isReplayed], [201, false]);
    assert.deepEqual([again.status, again.isReplayed, again.text], [201, true, first.text]);
    assert.equal(await count(), 1);
  });

  it('is refused while its first copy is running: only one of 20 concurrent copies creates something', async () => {
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('race', credentials, service('Race'))));
    const made = answers.filter(({ status }) => status === 201);
    assert.ok(made.length >= 1);
    assert.equal(new Set(made.map(({ text }) => text)).size, 1);
    assert.equal(made.filter(({ isReplayed }) => !isReplayed).length, 1);
    for (const { status, code } of answers)
      if (status !== 201) assert.deepEqual([status, code], [409, 'request_under_way']);
    assert.equal(await count(), before + 1);
  });

  it('is refused with 422 if its key belongs to another body or another call', async () => {
    await post('reused', credentials, service('First'));
    const otherBody = await post('reused', credentials, service('Second'));
    const otherCall = await post('reused', '/api/v1/authorization-store/store', { name: 'Second' });
    for (const { status, code } of [otherBody, otherCall]) assert.deepEqual([status, code], [422, 'key_reused']);
  });

  it('leaves its key unused if it fails', async () => {
    await post('other-key', credentials, service('Taken'));
    const failed = await post('fails', credentials, service('Taken'));
    assert.deepEqual([failed.status, failed.code], [409, 'name_taken']);
    assert.equal((await post('fails', credentials, service('Free'))).status, 201);
  });

  it('has a key that is separate for each caller', async () => {
    const content = { filterName: 'Texas', filterContent: { filters: { agency_state: 'TX' } } };
    const [mine, theirs] = [
      await post('shared', savedFilters, content),
      await post('shared', savedFilters, content, analyst),
    ];
    assert.deepEqual([mine.status, mine.isReplayed, theirs.status, theirs.isReplayed], [201, false, 201, false]);
  });

  it('rotates a secret once', async () => {
    const { credential } = JSON.parse((await post('k', credentials, service('Renewed'))).text) as {
      credential: { client_id: string };
    };
    const path = `${credentials}/${credential.client_id}/rotate`;
    const [first, again] = [await post('rotate', path, undefined), await post('rotate', path, undefined)];
    assert.deepEqual([first.status, again.isReplayed, again.text], [200, true, first.text]);
  });

  it('is stored encrypted for a day, and only the newest thousand of each caller are kept', async () => {
    const { client_secret } = JSON.parse((await post('sealed', credentials, service('Sealed'))).text) as {
      client_secret: string;
    };
    const { db } = platform.database;
    const rows = await db.selectFrom('idempotency_keys').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(client_secret));
    assert.ok(!JSON.stringify(rows).includes('"sealed"'));
    const [row] = rows;
    assert.ok(row);
    const filling = Array.from({ length: 1_005 }, (_none, n) => ({
      ...row,
      key_hash: `filling-${n}`,
      begun_at: n + 1,
    }));
    for (let from = 0; from < filling.length; from += 100)
      await db
        .insertInto('idempotency_keys')
        .values(filling.slice(from, from + 100))
        .execute();
    await post('one-more', credentials, service('One more'));
    const kept = await db.selectFrom('idempotency_keys').select('key_hash').where('owner', '=', row.owner).execute();
    assert.equal(kept.length, 1_000);
    aheadMs += 25 * hour;
    admin = await platform.signIn('admin');
    assert.equal((await post('sealed', credentials, service('A day later'))).status, 201);
  });

  it('frees its key after two minutes if its process died', async () => {
    await post('died', credentials, service('Died'));
    await platform.database.db.updateTable('idempotency_keys').set({ answer: null }).execute();
    assert.equal((await post('died', credentials, service('Died'))).code, 'request_under_way');
    aheadMs += 121_000;
    assert.equal((await post('died', credentials, service('Died'))).code, 'name_taken', 'it is carried out again');
  });

  it('is refused with an invalid key, and in every case in which it is refused without a key', async () => {
    for (const key of ['', 'two words', 'x'.repeat(256), 'a"b'])
      assert.deepEqual([(await post(key, credentials, service('Bad'))).status, key], [400, key]);
    assert.equal((await post('unchecked', credentials, { name: '' })).status, 400);
    analyst = await platform.signIn('analyst');
    assert.equal((await post('forbidden', credentials, service('x'), analyst)).status, 403);
  });

  it('is supported by every POST that creates something', () => {
    const rows = Object.entries(endpoints) as [string, Endpoint][];
    const keyed = rows.filter(([, row]) => takesIdempotencyKey(row)).map(([id]) => id);
    for (const id of [
      'savedFilters.create',
      'looker.runExport',
      'looker.scheduleExport',
      'people.invite',
      'services.rotate',
    ])
      assert.ok(keyed.includes(id), id);
    for (const [id, { method, status }] of rows)
      if (method === 'POST' && status !== undefined && status !== 204) assert.ok(keyed.includes(id), id);
  });
});
