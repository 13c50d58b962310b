import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { inBatches } from '../attack/inBatches.ts';
import { type AttackRequest, sendRequest } from '../attack/sendRequest.ts';
import { watchUntilShort } from '../exports/watchEventLoop.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

/** Nearly as much as all headers together may have, characters. */
const length = 60_000;

/** A header of that length is read in a few milliseconds; one that is compared in steps that grow with it squared, in seconds. */
const stallMs = 500;

/** Headers that the platform or one of its libraries takes apart. */
const names = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'prefer',
  'range',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

/** Begins that lead into the rules for a header, and what is repeated behind them. */
const beginnings = ['', 'gzip', 'text/plain; charset=', 'Bearer ', 'wait='];
const repeated = [' ', '; ', ',', '"', '=', '[', 'a/'];

const values = beginnings.flatMap((begin) =>
  // An end that fits no rule has a rule look for another way to fit.
  repeated.map((part) => `${begin}${part.repeat(length / part.length)}"a"b`),
);

describe('a long header', () => {
  let platform: TestPlatform;
  let requests: AttackRequest[];
  before(async () => {
    platform = await startPlatform({ env: { TRUST_PROXY: 'true' } });
    const web = path.join(platform.dataDir, 'web');
    await mkdir(web);
    await writeFile(path.join(web, 'app.js'), '// app');
    const { headers: bearer } = await platform.signIn('analyst');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    requests = [
      { method: 'GET', url: `${platform.url}/app.js`, headers: {} },
      { method: 'GET', url: `${platform.url}/api/permissions`, headers: bearer },
      { method: 'POST', url: `${platform.url}/api/auth/_log`, headers: form, body: 'level=info' },
      { method: 'POST', url: `${platform.issuer}/token`, headers: form, body: 'grant_type=refresh_token' },
      { method: 'GET', url: `${platform.dashboardsUrl}/embed/dashboards/benchmarks`, headers: {} },
    ];
  });
  after(() => platform.stop());

  for (const name of names)
    it(`${name} is read without delaying other requests, whatever its value [PLAT-15]`, async () => {
      const sent = requests.flatMap((request) =>
        values.map((value) => ({ ...request, headers: { ...request.headers, [name]: value } })),
      );
      const { longestTurnMs } = await watchUntilShort(stallMs, () =>
        inBatches(
          sent,
          async (request) => {
            const { status } = await sendRequest(request);
            assert.ok(status < 500, `${status} for ${request.url} with ${request.headers[name]?.slice(0, 40)}`);
          },
          10,
        ),
      );
      assert.ok(longestTurnMs < stallMs, `one turn of the event loop took ${longestTurnMs} ms`);
    });
});
