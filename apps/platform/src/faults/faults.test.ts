import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { faultMiddleware } from './faultMiddleware.ts';
import { parseFaultRule } from './FaultRule.ts';
import { FaultRules } from './FaultRules.ts';
import { refuseOtherHosts } from './refuseOtherHosts.ts';

describe('a platform with faults [PLUS-26]', () => {
  let platform: TestPlatform;
  const rules = new FaultRules();
  before(async () => {
    platform = await startPlatform({ around: faultMiddleware(rules) });
  });
  after(() => platform.stop());

  const call = (path = '/api/auth/providers') => fetch(new URL(path, platform.url));
  const change = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(new URL('/__faults', platform.url), { method: 'PUT', body: JSON.stringify(body), headers });

  it('handles requests as usual without a rule', async () => {
    rules.replace([]);
    assert.equal((await call()).status, 200);
  });

  it('responds with a status in the format of its own errors', async () => {
    rules.replace([parseFaultRule('GET /api/auth/* 401')]);
    const response = await call();
    assert.equal(response.status, 401);
    assert.equal(((await response.json()) as { error: { code: string } }).error.code, 'unauthenticated');
  });

  it('waits before it handles a request', async () => {
    rules.replace([parseFaultRule('* /api/** slow:50')]);
    const begun = performance.now();
    assert.equal((await call()).status, 200);
    assert.ok(performance.now() - begun >= 49);
  });

  it('drops the connection', async () => {
    rules.replace([parseFaultRule('GET /api/** dropped')]);
    await assert.rejects(call());
  });

  it('cuts a response in half', async () => {
    rules.replace([parseFaultRule('GET /api/** malformed')]);
    const response = await call();
    assert.match(response.headers.get('content-type') ?? '', /json/);
    await assert.rejects(response.json());
  });

  it('ends a rule after its number of requests', async () => {
    rules.replace([parseFaultRule('GET /api/** 503 x2')]);
    const statuses = [await call(), await call(), await call()].map(({ status }) => status);
    assert.deepEqual(statuses, [503, 503, 200]);
  });

  it('lets tests change its rules, and names the errors in a rule', async () => {
    const changed = await change([{ path: '/api/**', fault: 'status', status: 418, times: 1 }]);
    assert.equal(changed.status, 200);
    assert.equal((await call()).status, 418);
    const refused = await change([{ path: 'api', fault: 'status' }]);
    assert.equal(refused.status, 400);
    assert.match(await refused.text(), /"path":"0\.path","message":"must begin with a slash"/);
  });

  it('accepts no rules from a page of another site', async () => {
    const refused = await change([], { origin: 'https://elsewhere.test' });
    assert.equal(refused.status, 403);
  });
});

describe('the text of a fault rule', () => {
  it('is refused with the expected syntax if it is invalid', () => {
    for (const line of ['GET', 'GET /a', 'GET a 500', 'GET /a 200', 'GET /a slow:', 'GET /a 500 twice', 'get /a 500'])
      assert.throws(() => parseFaultRule(line), /is no fault\. Write METHOD PATH FAULT/, line);
  });

  it('applies only to its own routes', () => {
    const rules = new FaultRules([parseFaultRule('POST /api/*/search 500'), parseFaultRule('GET /api/v1/** 401')]);
    const taken = (method: string, path: string) => rules.take(method, path)?.status;
    assert.equal(taken('POST', '/api/v1/search'), 500);
    assert.equal(taken('GET', '/api/v1/search'), 401);
    assert.equal(taken('GET', '/api/v1'), 401);
    assert.equal(taken('POST', '/api/v1/search/more'), undefined);
    assert.equal(taken('GET', '/api/v2/search'), undefined);
  });
});

describe('the program with faults', () => {
  it('runs neither in production nor where other machines can reach it', () => {
    assert.throws(() => refuseOtherHosts({ NODE_ENV: 'production' }), /for tests/);
    assert.throws(() => refuseOtherHosts({ HOST: '0.0.0.0' }), /this machine alone/);
    assert.doesNotThrow(() => refuseOtherHosts({}));
  });
});
