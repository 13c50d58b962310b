import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import * as fc from 'fast-check';
import { hostileInputs } from '../attack/hostileInputs.ts';
import { hostilePageInput, pageRequest, pageTargets, type PageTarget } from '../attack/hostilePage.ts';
import { inBatches } from '../attack/inBatches.ts';
import { callEndpoint } from '../people/administration.test-support.ts';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { beginEnrollment } from './second-factor/enroll.test-support.ts';

describe('the pages of sign-in and of the provider', () => {
  let platform: TestPlatform;
  let browser: Browser;
  /** How far the platform's clock is ahead: what is locked after one test must not lock the next. */
  let ahead = 0;
  before(async () => {
    platform = await startPlatform({
      env: { SIGN_IN_STARTS_PER_ADDRESS: '1000000', TRUST_PROXY: 'true' },
      now: () => Date.now() + ahead,
    });
  });
  afterEach(() => {
    ahead += 24 * 3_600_000;
  });
  after(() => platform.stop());

  for (const target of pageTargets)
    it(`respond to ${hostileInputs} hostile inputs to ${describeTarget(target)} without a failure [PLAT-15]`, async () => {
      ({ browser } = await platform.signIn('analyst'));
      await attack(target);
    });

  it(`respond to ${hostileInputs} hostile inputs to the form of a running sign-in without a failure [PLAT-15]`, async () => {
    browser = new Browser();
    const path = new URL((await platform.openSignIn(browser)).url).pathname;
    const statuses = await attack({ path, isForm: true, fields: ['email', 'password'] });
    assert.ok(statuses.has(401), [...statuses].join(', '));
  });

  it(`respond to ${hostileInputs} hostile passwords with a valid link without a failure [PLAT-15]`, async () => {
    const admin = await platform.signIn('admin');
    const call = { body: { user_id: 'demo-nobody' } };
    const { body } = await callEndpoint(platform, 'identity.resetPassword', admin.headers, call);
    const statuses = await attack({ path: new URL(body.url).pathname, isForm: true, fields: ['password'] });
    assert.ok(statuses.has(400), [...statuses].join(', '));
  });

  it(`respond to ${hostileInputs} hostile passwords with a valid ticket without a failure [PLAT-15]`, async () => {
    const ticket = new URL(await beginEnrollment(platform, await platform.signIn('personal'))).pathname;
    ({ browser } = await platform.signIn('commercial'));
    const statuses = await attack({ path: ticket, isForm: true, fields: ['password'] });
    assert.ok(statuses.has(401), [...statuses].join(', '));
  });

  /** Sends all inputs; returns the statuses, none of which is a failure of the server. */
  async function attack(target: PageTarget): Promise<Set<number>> {
    const statuses = new Set<number>();
    await inBatches(fc.sample(hostilePageInput(target), hostileInputs), async (input) => {
      const request = pageRequest(target, input, platform);
      const answer = await browser.fetch(request.url, request);
      const html = await answer.text();
      const where = `${answer.status} to ${request.url} ${JSON.stringify(input.values)}: ${html.slice(0, 300)}`;
      assert.ok(answer.status >= 200 && answer.status < 500, where);
      statuses.add(answer.status);
    });
    return statuses;
  }
});

function describeTarget({ path, isForm }: PageTarget): string {
  return `${isForm ? 'POST' : 'GET'} ${path}`;
}
