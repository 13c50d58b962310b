import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { endpoints, type Permission } from '@agency-insights/insights-api/contract';
import { setPermissions } from '../authorization-store/product/openTestRights.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Each test uses a token first, so that the platform remembers its signature as good, and then takes its ground away. */
describe('a token with a cached signature check', () => {
  let platform: TestPlatform;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({
      sample: { agencies: 20, policies: 500, seed: 5 },
      now: () => Date.now() + aheadMs,
    });
  });
  afterEach(() => {
    aheadMs = 0;
  });
  after(() => platform.stop());

  const statusOf = async (token: string): Promise<number> =>
    (await fetch(`${platform.url}/api/permissions`, { headers: { authorization: `Bearer ${token}` } })).status;
  const searchStatus = async (token: string, line: string): Promise<number> =>
    (
      await fetch(platform.url + endpoints['resultSets.findAgencies'].path, {
        method: 'POST',
        body: JSON.stringify({ filters: { line } }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
      })
    ).status;
  const usedToken = async (person: SignedIn): Promise<string> => {
    const { accessToken } = person.session;
    for (let request = 0; request < 2; request += 1) assert.equal(await statusOf(accessToken), 200);
    return accessToken;
  };

  it('is refused from the second in which it expires, even if its session is active', async () => {
    const person = await platform.signIn('analyst');
    const token = await usedToken(person);
    const endMs = person.session.accessTokenExpiresAt * 1000;
    aheadMs = endMs - 2_000 - Date.now();
    assert.equal(await statusOf(token), 200, 'two seconds before');
    aheadMs = endMs - Date.now();
    assert.equal(await statusOf(token), 401);
    assert.equal(await searchStatus(token, 'personal'), 401);
  });

  it('is refused with the next request after its user signed out [PLAT-5]', async () => {
    const person = await platform.signIn('analyst');
    const other = await platform.signIn('analyst');
    const token = await usedToken(person);
    const otherToken = await usedToken(other);
    const { csrfToken } = await person.browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, callbackUrl: '/', json: 'true' });
    await person.browser.json(`${platform.url}/api/auth/signout`, { method: 'POST', body });
    assert.equal(await statusOf(token), 401);
    assert.equal(await searchStatus(token, 'personal'), 401);
    assert.equal(await statusOf(otherToken), 200, 'the same person elsewhere goes on');
  });

  it('is refused with the next request after its session was deleted or its user was blocked [PLAT-12]', async () => {
    const { db } = platform.database;
    const deleted = await platform.signIn('benchmarks');
    const deletedToken = await usedToken(deleted);
    await db.deleteFrom('sessions').where('user_id', '=', 'demo-benchmarks').execute();
    assert.equal(await statusOf(deletedToken), 401);

    const blockedToken = await usedToken(await platform.signIn('benchmarks'));
    await db.updateTable('users').set({ blocked: 1 }).where('id', '=', 'demo-benchmarks').execute();
    assert.equal(await statusOf(blockedToken), 401);
    await db.updateTable('users').set({ blocked: 0 }).where('id', '=', 'demo-benchmarks').execute();
    assert.equal(await statusOf(blockedToken), 401, 'the block has ended the session');
  });

  it('searches with the current permissions, not with those of its first use [PLAT-12] [PLAT-13]', async () => {
    const token = await usedToken(await platform.signIn('commercial'));
    assert.equal(await searchStatus(token, 'commercial'), 200);
    const permit = (permissions: Permission[]) => setPermissions(platform.database, 'demo-commercial', permissions);
    await permit([]);
    assert.equal(await searchStatus(token, 'commercial'), 403);
    await permit(['viewable:insights_cl']);
    assert.equal(await searchStatus(token, 'commercial'), 200);
  });

  it('validates no other token, even if that differs in one character, is shorter or longer', async () => {
    const token = await usedToken(await platform.signIn('personal'));
    const [header = '', payload = '', signature = ''] = token.split('.');
    const changed = Array.from(token, (character, at) => {
      const other = base64url[(base64url.indexOf(character) + 1) % 64] ?? 'A';
      return character === '.' ? '' : `${token.slice(0, at)}${other}${token.slice(at + 1)}`;
    }).filter((text) => text !== '' && !decodesAlike(text, token));
    const cut = [1, 2, 8, 43, 85].map((length) => token.slice(0, -length));
    const strangers = [...changed, ...cut, `${token}A`, `${token}.`, `${token}.A`, `${header}.${payload}.`, signature];
    for (const stranger of strangers) assert.equal(await statusOf(stranger), 401, stranger);
    assert.equal(await statusOf(token), 200);
  });

  it('does not confuse users: each is identified by their own token', async () => {
    const permissions = {
      personal: ['viewable:insights_pl'],
      commercial: ['viewable:insights_cl'],
      benchmarks: ['viewable:benchmarks'],
    };
    const people = await Promise.all(Object.keys(permissions).map((name) => platform.signIn(name)));
    const permissionsOf = async ({ headers }: SignedIn) =>
      (await fetch(`${platform.url}/api/permissions`, { headers })).json();
    for (let round = 0; round < 5; round += 1)
      assert.deepEqual(await Promise.all(people.map(permissionsOf)), Object.values(permissions));
  });
});

/** The last character of a signature has bits that mean nothing: tokens that differ in them alone are the same token. */
function decodesAlike(one: string, other: string): boolean {
  const decoded = (token: string) =>
    token
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('hex'))
      .join('.');
  return decoded(one) === decoded(other);
}
