import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { pino } from 'pino';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

describe('client log', () => {
  let platform: TestPlatform;
  const lines: string[] = [];
  let now = Date.now();
  before(async () => {
    platform = await startPlatform({
      now: () => now,
      logger: pino({ level: 'debug' }, { write: (line) => void lines.push(line) }),
    });
  });
  after(() => platform.stop());

  const beacon = (body: string | URLSearchParams) => fetch(`${platform.url}/api/auth/_log`, { method: 'POST', body });

  it("accepts beacons of next-auth's client, without a session or a CSRF token [API-CAT-9] [AUTH-SESSION-5]", async () => {
    const fields = {
      level: 'error',
      code: 'CLIENT_SESSION_ERROR',
      message: 'Failed to fetch',
      stack: 'at x',
      name: 'TypeError',
      client: 'true',
      url: 'http://localhost/marketing?agency_name=Secret',
    };
    const answer = await beacon(new URLSearchParams(fields));
    assert.equal(answer.status, 204);
    const line = lines.find((text) => text.includes('CLIENT_SESSION_ERROR')) ?? '';
    assert.match(line, /"level":50/);
    assert.match(line, /Failed to fetch/);
    assert.doesNotMatch(lines.join(''), /agency_name|Secret/);
  });

  it('accepts a beacon of plain text', async () => {
    assert.equal((await beacon('level=warn&code=SLOW')).status, 204);
    assert.ok(lines.some((line) => line.includes('SLOW')));
  });

  it('refuses other levels, unknown fields and texts that are too long [PLAT-15]', async () => {
    assert.equal((await beacon(new URLSearchParams({ level: 'fatal', code: 'x' }))).status, 400);
    assert.equal((await beacon(new URLSearchParams({ level: 'error', code: 'x', extra: 'y' }))).status, 400);
    assert.equal((await beacon(new URLSearchParams({ level: 'error', code: 'x'.repeat(201) }))).status, 400);
    assert.equal((await beacon(`level=error&code=x&message=${'x'.repeat(1_100_000)}`)).status, 413);
  });

  it('cannot be used to forge a line of the log', async () => {
    await beacon(new URLSearchParams({ level: 'info', code: 'x"}\n{"level":60,"msg":"forged' }));
    assert.ok(lines.every((line) => line.trim().split('\n').length === 1));
  });

  it('accepts 60 entries a minute from one address, and refuses more with 429 without logging them', async () => {
    now += 60_000;
    const statuses: number[] = [];
    for (let sent = 1; sent <= 62; sent += 1) statuses.push((await beacon(`level=warn&code=FLOOD-${sent}.`)).status);
    assert.deepEqual(statuses, [...Array<number>(60).fill(204), 429, 429]);
    assert.ok(lines.some((line) => line.includes('FLOOD-60.')));
    assert.ok(!lines.some((line) => line.includes('FLOOD-61.')));
    assert.equal((await beacon('level=warn&code=LATER')).headers.get('retry-after'), '60');
    const forged = await fetch(`${platform.url}/api/auth/_log`, {
      method: 'POST',
      body: 'level=warn&code=FORGED',
      headers: { 'x-forwarded-for': '203.0.113.7' },
    });
    assert.equal(forged.status, 429, 'a header that no trusted proxy has set changes nothing');
    now += 60_000;
    assert.equal((await beacon('level=warn&code=LATER')).status, 204);
  });

  it('counts an IPv6 network as one address behind a trusted proxy', async () => {
    const behindProxy = await startPlatform({ now: () => now, env: { TRUST_PROXY: 'true' } });
    try {
      const status = async (address: string) => {
        const headers = { 'x-forwarded-for': address };
        const init = { method: 'POST', body: 'level=warn&code=FLOOD', headers };
        return (await fetch(`${behindProxy.url}/api/auth/_log`, init)).status;
      };
      for (let sent = 1; sent <= 60; sent += 1) assert.equal(await status(`2001:db8:0:1::${sent}`), 204);
      assert.equal(await status('2001:db8:0:1:ffff::'), 429);
      assert.equal(await status('2001:db8:0:2::1'), 204);
    } finally {
      await behindProxy.stop();
    }
  });
});
