import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const search = '/api/v1/search/runQuery/marketing_insights/result_sets/find_agencies_all.result_set.query';
const clients = {
  nightly: 'a-secret-of-more-than-32-characters-here',
  other: 'another-secret-of-32-characters-or-more',
};

describe('the requests of one service in a minute', () => {
  let platform: TestPlatform;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({
      sample: { agencies: 20, policies: 400 },
      env: {
        SERVICE_REQUESTS_PER_MINUTE: '5',
        SERVICE_CLIENTS: Object.entries(clients)
          .map((client) => client.join(':'))
          .join(','),
      },
      now: () => Date.now() + aheadMs,
    });
  });
  after(() => platform.stop());

  const askToken = async (id: keyof typeof clients) => {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: clients[id] });
    return fetch(`${platform.url}/oauth/token`, { method: 'POST', body });
  };
  const signIn = async (id: keyof typeof clients) => {
    const { access_token } = (await (await askToken(id)).json()) as { access_token: string };
    return { authorization: `Bearer ${access_token}` };
  };
  const run = (headers: Record<string, string>, path = search, method = 'POST') =>
    fetch(`${platform.url}${path}`, {
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      ...(method === 'POST' && { body: '{"filters":{"policy_state":"TX"},"limit":1}' }),
    });
  const limitsOf = ({ status, headers }: Response) => [
    status,
    headers.get('ratelimit-policy'),
    headers.get('ratelimit')?.replace(/t=\d+/, 't'),
    Number(headers.get('retry-after')) > 0,
  ];

  it('are reported in standard headers, refused beyond the limit, and allowed again a minute later [PLAT-15]', async () => {
    const token = await signIn('nightly');
    const policy = '"service";q=5;w=60';
    assert.deepEqual(limitsOf(await run(token)), [200, policy, '"service";r=3;t', false], 'the token counted too');
    assert.deepEqual(limitsOf(await run(token, '/api/v2/identity/users', 'GET')), [
      200,
      policy,
      '"service";r=2;t',
      false,
    ]);
    assert.deepEqual(limitsOf(await run(token, '/fga/stores', 'GET')), [200, policy, '"service";r=1;t', false]);
    const byHeaders = { 'client-id': 'nightly', 'client-secret': clients.nightly };
    assert.equal(
      (await run(byHeaders, '/api/v1/looker/run-query')).headers.get('ratelimit')?.slice(0, 13),
      '"service";r=0',
    );
    const refused = await run(token);
    assert.deepEqual(limitsOf(refused), [429, policy, '"service";r=0;t', true]);
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    assert.equal(error.code, 'too_many_requests');
    assert.match(error.message, /Wait \d+ seconds and try again\./);
    assert.equal((await run(token, '/fga/stores', 'GET')).status, 429);
    assert.equal((await askToken('nightly')).status, 429);

    assert.equal((await run(await signIn('other'))).status, 200, 'each service has its own');
    aheadMs += 61_000;
    assert.deepEqual(limitsOf(await run(token)), [200, policy, '"service";r=4;t', false]);
    aheadMs -= 30 * 60_000;
    assert.equal((await run(await signIn('nightly'))).status, 200, 'a clock that was set back locks no one out');
  });

  it('are counted only for services, and not for a wrong secret', async () => {
    const analyst = await platform.signIn('analyst');
    for (let count = 0; count < 8; count += 1) {
      const answer = await run(analyst.headers);
      assert.deepEqual([answer.status, answer.headers.get('ratelimit')], [200, null]);
    }
    aheadMs += 61 * 60_000;
    for (let count = 0; count < 8; count += 1)
      await run({ 'client-id': 'other', 'client-secret': 'wrong' }, '/api/v1/looker/run-query');
    assert.equal((await askToken('other')).headers.get('ratelimit')?.slice(0, 13), '"service";r=4');
  });
});
