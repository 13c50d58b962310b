import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { problemSchema } from '@agency-insights/insights-api/contract';
import { sql } from 'kysely';
import { openTestRights, setAdministrator } from '../authorization-store/product/openTestRights.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { callEndpoint } from './administration.test-support.ts';

const minute = 60_000;

describe('the administration of people', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    platform = await startPlatform();
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  const call = <K extends Parameters<typeof callEndpoint>[1]>(id: K, parts = {}) =>
    callEndpoint(platform, id, admin.headers, parts);
  const permissionsOf = async ({ headers }: SignedIn) => {
    const answer = await fetch(`${platform.url}/api/permissions`, { headers });
    return answer.status === 200 ? ((await answer.json()) as string[]) : answer.status;
  };

  it('lists people by pages, search, status, permission and order [API-CAT-7, PLUS-39]', async () => {
    const all = await call('people.page', { query: { size: '3', sort: 'email' } });
    assert.equal(all.body.total, 7);
    assert.deepEqual(
      all.body.items.map(({ email }) => email.split('@')[0]),
      ['admin', 'analyst', 'benchmarks'],
    );
    const second = await call('people.page', { query: { size: '3', page: '1', sort: 'email' } });
    assert.deepEqual(
      second.body.items.map(({ email }) => email.split('@')[0]),
      ['blocked', 'commercial', 'nobody'],
    );
    const emailsOf = async (query: Record<string, string>) =>
      (await call('people.page', { query: { sort: 'email', ...query } })).body.items.map(
        ({ email }) => email.split('@')[0],
      );
    assert.deepEqual(await emailsOf({ search: 'REYES' }), ['analyst']);
    assert.deepEqual(await emailsOf({ search: 'na re' }), ['analyst'], 'over first and last name');
    assert.deepEqual(await emailsOf({ search: '%' }), []);
    assert.deepEqual(await emailsOf({ status: 'blocked' }), ['blocked']);
    assert.deepEqual(await emailsOf({ blocked: 'true' }), ['blocked']);
    assert.deepEqual(await emailsOf({ permission: 'viewable:benchmarks' }), ['admin', 'analyst', 'benchmarks']);
    assert.deepEqual(await emailsOf({ administrator: 'true' }), ['admin']);
    assert.deepEqual((await emailsOf({ sort: '-email' }))[0], 'personal');
    const found = await call('people.search', { params: { search: 'okafor' } });
    assert.deepEqual(
      found.body.items.map(({ user_id }) => user_id),
      ['demo-commercial'],
    );
    const insights = await call('people.listInsights');
    assert.equal(insights.body.total, 5);
  });

  it("lists people by page tokens, in Auth0's names and by their ids [API-CAT-3, API-CAT-7]", async () => {
    const emails: string[] = [];
    let query: Record<string, string> = { max_results: '3' };
    for (;;) {
      const { body } = await call('people.list', { query });
      emails.push(...body.users.map(({ email }) => email));
      if (body.next_page_token === null) break;
      query = { max_results: '3', page_token: body.next_page_token };
    }
    assert.equal(emails.length, 7);
    assert.deepEqual(emails, [...emails].sort());
    const some = await call('people.auth0List', { query: { user_ids: 'demo-admin,demo-nobody', limit: '10' } });
    assert.deepEqual(
      some.body.users.map(({ name, blocked }) => [name, blocked]),
      [
        ['Ada Whitfield', false],
        ['Noah Byrne', false],
      ],
    );
    const stored = await call('storeUsers.list', { query: { user_id: 'demo-admin' } });
    assert.deepEqual(
      stored.body.items.map(({ roles }) => roles),
      [['platform:insights#administrator']],
    );
    assert.equal((await call('people.list', { query: { page_token: '%%%' } })).status, 400);
  });

  it('finds names in any case and alphabet [PLUS-39]', async () => {
    const added = await call('storeUsers.put', {
      body: { email: 'emile@demo.test', first_name: 'Émile', last_name: 'ÅNGSTRÖM' },
    });
    for (const search of ['Émile', 'émile', 'ÅNGSTRÖM', 'ångström', 'LE ÅNG'])
      assert.equal((await call('people.page', { query: { search } })).body.total, 1, search);
    await call('people.remove', { params: { id: added.body.user_id } });
  });

  it('ends everything that a blocked user has open at their next request, and unblocking restores only the sign-in [PLAT-12]', async () => {
    const person = await platform.signIn('benchmarks');
    const program = await fetch(`${platform.url}/api/v1/identity/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'benchmarks@demo.test', password: 'insights-demo' }),
    });
    const { access_token } = (await program.json()) as { access_token: string };
    const api: SignedIn = { ...person, headers: { authorization: `Bearer ${access_token}` } };
    assert.deepEqual(
      [await permissionsOf(person), await permissionsOf(api)],
      [['viewable:benchmarks'], ['viewable:benchmarks']],
    );
    const { db } = platform.database;
    // A dashboard whose address another system signed: it belongs to no session of the product.
    const embedded = { id_hash: 'frame', user_id: 'demo-benchmarks', session_hash: null };
    await db
      .insertInto('embed_sessions')
      .values({ ...embedded, created_at: Date.now(), expires_at: Date.now() + 3_600_000 })
      .execute();
    const { status, body } = await call('people.block', { params: { id: 'demo-benchmarks' } });
    assert.deepEqual([status, body.status, body.blocked], [200, 'blocked', true]);
    assert.deepEqual([await permissionsOf(person), await permissionsOf(api)], [401, 401]);
    assert.deepEqual(await person.browser.json(`${platform.url}/api/auth/session`), {});
    for (const table of ['sessions', 'embed_sessions'] as const)
      assert.deepEqual(await db.selectFrom(table).selectAll().where('user_id', '=', 'demo-benchmarks').execute(), []);
    const left = await db.selectFrom('oidc_payloads').selectAll().where('account_id', '=', 'demo-benchmarks').execute();
    assert.deepEqual(left, [], 'sessions, grants and tokens at the provider');
    await assert.rejects(platform.signIn('benchmarks'));
    const again = await call('people.unblock', { params: { id: 'demo-benchmarks' } });
    assert.deepEqual([again.body.status, again.body.blocked], ['active', false]);
    assert.equal(await permissionsOf(person), 401, 'the sessions from before stay ended');
    assert.deepEqual(await permissionsOf(await platform.signIn('benchmarks')), ['viewable:benchmarks']);
  });

  it('changes permissions with the next request, under the same token [PLAT-12, API-CAT-3]', async () => {
    const person = await platform.signIn('nobody');
    assert.deepEqual(await permissionsOf(person), []);
    const permissions = ['viewable:benchmarks', 'viewable:insights_pl'];
    const set = await call('storeUsers.setPermissions', { params: { id: 'demo-nobody' }, body: { permissions } });
    assert.deepEqual(
      set.body.permissions,
      ['viewable:insights_pl', 'viewable:benchmarks'],
      'in the order of the product',
    );
    assert.deepEqual(await permissionsOf(person), ['viewable:insights_pl', 'viewable:benchmarks']);
    const wrong = await call('storeUsers.setPermissions', {
      params: { id: 'demo-nobody' },
      body: { permissions: ['all'] },
    });
    assert.equal(wrong.status, 400);
    assert.match(wrong.body.error.message, /permissions/);
  });

  it('refuses the second of two administrators who change the same user, and saves none of that change [PLUS-39]', async () => {
    const params = { id: 'demo-commercial' };
    const find = async () => (await call('people.find', { params })).body;
    const seen = await find();
    const expected = { first_name: seen.first_name, permissions: seen.permissions };
    const changes = ['Ann', 'Bea', 'Cleo', 'Dee', 'Eve'].map((first_name) => ({
      first_name,
      permissions: ['viewable:benchmarks'],
      expected,
    }));
    const answers = await Promise.all(changes.map((body) => call('people.update', { params, body })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409, 409]);
    const winner = answers.findIndex(({ status }) => status === 200);
    assert.equal((await find()).first_name, changes[winner]?.first_name);
    const { body: refused } = await call('people.update', { params, body: { administrator: true, expected } });
    assert.equal(refused.error.code, 'changed_meanwhile');
    assert.deepEqual(
      refused.error.issues?.map(({ path }) => path),
      ['expected.first_name', 'expected.permissions'],
    );
    assert.deepEqual((await find()).roles, []);
    // Fields that no other administrator changed are saved, whatever else differs.
    const other = { last_name: 'Bell', expected: { last_name: seen.last_name, administrator: false } };
    assert.equal((await call('people.update', { params, body: other })).status, 200);
    const alone = await call('people.update', { params, body: { expected: { last_name: 'Bell' } } });
    assert.deepEqual([alone.status, alone.body.error.code], [400, 'invalid_request']);
    const back = { first_name: seen.first_name, last_name: seen.last_name, permissions: seen.permissions };
    assert.equal((await call('people.update', { params, body: back })).status, 200);
  });

  it('makes a user an administrator from the next request on [PLAT-12]', async () => {
    const person = await platform.signIn('commercial');
    assert.equal((await callEndpoint(platform, 'people.page', person.headers)).status, 403);
    await call('people.update', { params: { id: 'demo-commercial' }, body: { administrator: true } });
    assert.equal((await callEndpoint(platform, 'people.page', person.headers)).status, 200);
    await call('people.update', { params: { id: 'demo-commercial' }, body: { administrator: false } });
    assert.equal((await callEndpoint(platform, 'people.page', person.headers)).status, 403);
  });

  it('signs a user out everywhere, also after a reset of the second factor [PLAT-12]', async () => {
    for (const id of ['people.endSessions', 'people.resetMfa'] as const) {
      const person = await platform.signIn('personal');
      const sessions = await call('people.sessions', { params: { id: 'demo-personal' } });
      assert.deepEqual(
        sessions.body.items.map(({ kind, current }) => [kind, current]),
        [['browser', false]],
      );
      assert.ok((await call(id, { params: { id: 'demo-personal' } })).status < 300);
      assert.equal(await permissionsOf(person), 401);
      assert.match((await platform.openSignIn(person.browser)).html, /name="password"/, 'the provider asks again');
    }
  });

  it('lets no administrator lock themselves out or remove the last one', async () => {
    const own = { params: { id: 'demo-admin' } };
    for (const [id, body] of [
      ['people.block'],
      ['people.remove'],
      ['people.update', { administrator: false }],
    ] as const) {
      const { status, body: answer } = await call(id, { ...own, body });
      assert.deepEqual([status, answer.error.code], [409, 'own_account'], id);
    }
    await call('people.update', { params: { id: 'demo-personal' }, body: { administrator: true } });
    const second = await platform.signIn('personal');
    // Each tries to be the only one left, at the same time: one of them stays an administrator.
    const removals = await Promise.all([
      call('people.update', { params: { id: 'demo-personal' }, body: { administrator: false } }),
      callEndpoint(platform, 'people.update', second.headers, { ...own, body: { administrator: false } }),
    ]);
    assert.deepEqual(removals.map(({ status }) => status).filter((status) => status === 200).length, 1);
    assert.equal((await (await openTestRights(platform.database)).administrators()).length, 1);
    await setAdministrator(platform.database, 'demo-admin', true);
    await setAdministrator(platform.database, 'demo-personal', false);
  });

  it('lets no service remove the last administrator', async () => {
    const { body: created } = await call('services.create', {
      body: { name: 'Directory sync', scopes: ['administration'] },
    });
    const { access_token } = (
      await call('identity.oauthToken', {
        body: {
          grant_type: 'client_credentials',
          client_id: created.credential.client_id,
          client_secret: created.client_secret,
        },
      })
    ).body;
    const service = { authorization: `Bearer ${access_token}` };
    const id = 'demo-admin';
    for (const [endpoint, body] of [
      ['people.block'],
      ['people.remove'],
      ['people.update', { administrator: false }],
      ['people.auth0Update', { blocked: true }],
    ] as const) {
      const { status, body: answer } = await callEndpoint(platform, endpoint, service, { params: { id }, body });
      assert.equal(status, 409, endpoint);
      assert.equal(answer.error.code, 'last_administrator', endpoint);
    }
    const left = await call('people.page', { query: { administrator: 'true', status: 'active' } });
    assert.deepEqual(
      left.body.items.map(({ user_id }) => user_id),
      [id],
    );
  });

  it('deletes a user with their saved items, and keeps the audit trail', async () => {
    const added = await call('storeUsers.put', {
      body: { email: 'gone@demo.test', user_id: 'gone', first_name: 'Gone' },
    });
    assert.equal(added.body.status, 'invited');
    assert.equal((await call('people.remove', { params: { id: 'gone' } })).status, 204);
    assert.equal((await call('people.find', { params: { id: 'gone' } })).status, 404);
    assert.equal((await call('people.remove', { params: { id: 'gone' } })).status, 404);
    const trail = await call('auditTrail.page', { query: { user_id: 'gone' } });
    assert.deepEqual(
      trail.body.items.map(({ action, actor, email }) => [action, actor, email]),
      [
        ['deleted', 'admin@demo.test', 'gone@demo.test'],
        ['added', 'admin@demo.test', 'gone@demo.test'],
      ],
    );
  });

  it('saves users: adds, changes by address or id, and refuses an id with another address [API-CAT-3]', async () => {
    const first = await call('storeUsers.put', {
      body: { email: 'Put@demo.test', permissions: ['viewable:benchmarks'] },
    });
    assert.equal(first.status, 200);
    const changed = await call('storeUsers.put', {
      body: { email: 'put@DEMO.test', first_name: 'Pat', exchange_organization_id: '77' },
    });
    assert.deepEqual(
      [changed.body.user_id, changed.body.first_name, changed.body.permissions],
      [first.body.user_id, 'Pat', ['viewable:benchmarks']],
    );
    const taken = await call('storeUsers.put', { body: { user_id: 'demo-admin', email: 'put@demo.test' } });
    assert.deepEqual([taken.status, taken.body.error.code], [409, 'email_differs']);
    for (const user_id of ['self', '..', 'a,b', ' x ', 'n\nl', 'ecs-account']) {
      const refused = await call('storeUsers.put', { body: { user_id, email: 'path@demo.test' } });
      assert.deepEqual([refused.status, /user_id/.test(refused.body.error.message)], [400, true], user_id);
    }
    const owners = await call('identity.ownerMapping', { query: { carrier_ids: '77,78' } });
    assert.deepEqual(
      owners.body.owners['77']?.map(({ email }) => email),
      ['Put@demo.test'],
    );
    assert.deepEqual(owners.body.owners['78'], []);
    await call('people.remove', { params: { id: first.body.user_id } });
  });

  it("changes users by Auth0's field names, and names the provider that signs them in [API-CAT-7]", async () => {
    const patch = { params: { id: 'demo-nobody' }, body: { given_name: 'Nora', blocked: true } };
    const { body } = await call('people.auth0Update', patch);
    assert.deepEqual([body.name, body.blocked], ['Nora Byrne', true]);
    await call('people.unblock', { params: { id: 'demo-nobody' } });
    const half = await call('people.auth0Update', {
      params: { id: 'demo-admin' },
      body: { given_name: 'Half', blocked: true },
    });
    assert.equal(half.status, 409);
    const own = await call('people.find', { params: { id: 'demo-admin' } });
    assert.equal(own.body.first_name, 'Ada', 'what is refused changes nothing');
    const connections = await call('identity.connections');
    assert.deepEqual(
      connections.body.connections.map(({ embedded, issuer }) => [embedded, issuer]),
      [[true, platform.issuer]],
    );
  });

  it('records who changed what for whom and when, with filters, and as a CSV file without formulas [PLUS-39]', async () => {
    await call('people.update', { params: { id: 'demo-nobody' }, body: { first_name: '=1+1' } });
    const page = await call('auditTrail.page', { query: { action: 'profile_changed', search: 'NOBODY' } });
    const [newest] = page.body.items;
    assert.deepEqual([newest?.actor, newest?.email], ['admin@demo.test', 'nobody@demo.test']);
    assert.deepEqual(newest?.details, { before: { first_name: 'Nora' }, after: { first_name: '=1+1' } });
    const at = newest?.at ?? '';
    assert.ok(Math.abs(Date.parse(at) - Date.now()) < minute);
    const idsIn = async (query: { from?: string; to?: string }) =>
      (await call('auditTrail.page', { query: { action: 'profile_changed', ...query } })).body.items.map(
        ({ id }) => id,
      );
    const before = new Date(Date.parse(at) - 1).toISOString();
    assert.deepEqual(await idsIn({ from: at, to: at }), [newest?.id]);
    assert.ok(!(await idsIn({ to: before })).includes(newest?.id ?? 0));
    const file = await fetch(`${platform.url}/api/v1/identity/audit-trail/export`, { headers: admin.headers });
    assert.match(
      file.headers.get('content-disposition') ?? '',
      /^attachment; filename="audit-trail-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await file.text()).split('\r\n');
    assert.equal(lines[0]?.replace('\ufeff', ''), 'at,actor,action,user_id,email,details');
    assert.ok(lines.length > 10 && lines.every((line) => !/^[=+@]/.test(line)));
  });

  it('responds with a plain problem if the audit trail cannot be read for the file [PLAT-15]', async () => {
    const { db } = platform.database;
    await sql`alter table audit_entries rename to entries_elsewhere`.execute(db);
    try {
      const file = await fetch(`${platform.url}/api/v1/identity/audit-trail/export`, { headers: admin.headers });
      const { error, requestId } = problemSchema.parse(await file.json());
      assert.deepEqual([file.status, error.code], [500, 'internal_error']);
      assert.equal(file.headers.get('x-request-id'), requestId);
      assert.equal(file.headers.get('content-disposition'), null);
      assert.doesNotMatch(JSON.stringify(error), /audit_entries/);
    } finally {
      await sql`alter table entries_elsewhere rename to audit_entries`.execute(db);
    }
  });

  it('prevents changes of the audit trail in the database itself [PLUS-39]', async () => {
    const { db } = platform.database;
    await assert.rejects(db.updateTable('audit_entries').set({ actor: 'nobody' }).execute(), /cannot be changed/);
    await assert.rejects(db.deleteFrom('audit_entries').execute(), /cannot be/);
  });

  it('names the errors in an invitation, and refuses an address that is already in use [PLAT-15]', async () => {
    for (const [body, named] of [
      [{}, /email is missing/],
      [{ email: 'no address' }, /email is not an email address/],
      [{ email: 'a@b.test', permissions: ['everything'] }, /permissions\.0 must be one of/],
      [{ email: 'a@b.test', admin: true }, /admin is not known here/],
      [{ email: 'a@b.test', first_name: 'x'.repeat(101) }, /first_name may have at most 100 characters/],
    ] as const) {
      const refused = await call('people.invite', { body });
      assert.equal(refused.status, 400);
      assert.match(refused.body.error.message, named);
    }
    const taken = await call('people.invite', { body: { email: 'ANALYST@demo.test' } });
    assert.deepEqual([taken.status, taken.body.error.code], [409, 'email_taken']);
  });
});
