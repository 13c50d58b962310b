import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { hostileFga } from '../../attack/hostileFga.ts';
import { hostileInputs } from '../../attack/hostileInputs.ts';
import { inBatches } from '../../attack/inBatches.ts';
import { sendRequest } from '../../attack/sendRequest.ts';
import { watchUntilShort } from '../../exports/watchEventLoop.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { fgaCalls } from './fga/fgaCalls.ts';

const productStore = '01AGENCY1NS1GHTS0000000000';
const stallMs = 1_000;

describe('hostile input to the HTTP API of OpenFGA', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  before(async () => {
    // The clock is stopped, so that the token stays valid for all inputs.
    const now = Date.now();
    platform = await startPlatform({ now: () => now });
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  for (const call of fgaCalls)
    it(`${hostileInputs} of them to ${call.method} ${call.path} get no 5xx and block nothing [PLAT-15]`, async () => {
      const requests = fc.sample(hostileFga(call, platform.url, admin.headers), hostileInputs);
      const { longestTurnMs } = await watchUntilShort(stallMs, () =>
        inBatches(requests, async (request) => {
          const { status, text } = await sendRequest(request);
          assert.ok(status < 500, `${status} ${text} to ${JSON.stringify(request).slice(0, 2_000)}`);
          if (status >= 400) assert.match(text, /"message":"[^"]/, JSON.stringify(request).slice(0, 2_000));
        }),
      );
      assert.ok(longestTurnMs < stallMs, `one turn of the event loop took ${longestTurnMs} ms`);
    });

  it('refuses a model that is nested too deeply, and reports that [PLAT-15]', async () => {
    const depth = 8_000;
    const userset = `${'{"union":{"child":['.repeat(depth)}{"this":{}}${']}}'.repeat(depth)}`;
    const body = `{"schema_version":"1.1","type_definitions":[{"type":"a","relations":{"b":${userset}}}]}`;
    for (const path of [
      '/api/v1/authorization-store/authorization-model',
      `/fga/stores/${productStore}/authorization-models`,
    ]) {
      const response = await fetch(`${platform.url}${path}`, {
        method: 'POST',
        headers: { ...admin.headers, 'content-type': 'application/json' },
        body,
      });
      assert.equal(response.status, 400);
      assert.match(await response.text(), /nested deeper than 200 levels/);
    }
  });
});
