import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { hostileInputs } from '../../attack/hostileInputs.ts';
import { inBatches } from '../../attack/inBatches.ts';
import type { Browser, LoadedPage } from '../../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { demoPassword } from '../demoPeople.ts';
import { beginEnrollment, enrollApp, givePassword } from './enroll.test-support.ts';

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.json(),
  fc.constantFrom('\0', '%00', '..', '💥', '-1', '"><script>', "' or 1=1 --", '٠١٢٣٤٥', '1e5', '000000'),
);

describe('the pages of second factors', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  async function attack(browser: Browser, url: () => string, fieldNames: readonly string[]): Promise<Set<number>> {
    const statuses = new Set<number>();
    const fields = fc.dictionary(fc.constantFrom(...fieldNames), hostile, { maxKeys: fieldNames.length });
    await inBatches(fc.sample(fields, hostileInputs), async (values) => {
      const answer = await browser.fetch(url(), { method: 'POST', body: new URLSearchParams(values) });
      await answer.body?.cancel();
      assert.ok(answer.status < 500, `${answer.status} to ${JSON.stringify(values)}`);
      statuses.add(answer.status);
    });
    return statuses;
  }

  it(
    `respond to ${hostileInputs} hostile inputs to each form without a failure [PLAT-15]`,
    { timeout: 300_000 },
    async () => {
      const person = await platform.signIn('personal');
      await person.browser.open(await beginEnrollment(platform, person));
      for (const kind of ['app', 'passkey'] as const) {
        const url = `${platform.issuer}/mfa/enroll/${kind}`;
        await person.browser.open(url);
        const statuses = await attack(person.browser, () => url, ['code', 'answer', 'name']);
        assert.deepEqual([...statuses], [401]);
      }
      await enrollApp(platform, await platform.signIn('analyst'), Date.now());
      const { browser, page } = await givePassword(platform, 'analyst');
      const statuses = await attackStep(browser, page);
      assert.ok(statuses.has(401) && statuses.has(429), [...statuses].join(' '));
    },
  );

  /** The right method with a wrong answer, and what is no form of the page at all. */
  async function attackStep(browser: Browser, page: LoadedPage): Promise<Set<number>> {
    const url = () => `${page.url}?with=${encodeURIComponent(fc.sample(hostile, 1)[0] ?? '')}`;
    const statuses = await attack(browser, url, ['method', 'answer', 'password']);
    for (const method of ['app', 'recovery', 'passkey'])
      for (const answer of fc.sample(hostile, 20)) {
        const body = new URLSearchParams({ method, answer });
        statuses.add((await browser.fetch(page.url, { method: 'POST', body })).status);
      }
    return statuses;
  }

  it('respond to any address below theirs without a failure [PLAT-15]', async () => {
    const { browser } = await platform.signIn('commercial');
    for (const text of fc.sample(hostile, 300)) {
      const answer = await browser.fetch(`${platform.issuer}/mfa/enroll/${encodeURIComponent(text)}`);
      assert.ok(answer.status === 410 || answer.status === 404, `${answer.status} to ${JSON.stringify(text)}`);
    }
    const body = new URLSearchParams({ password: demoPassword });
    const unknown = await browser.fetch(`${platform.issuer}/mfa/enroll/${'A'.repeat(43)}`, { method: 'POST', body });
    assert.equal(unknown.status, 410);
  });
});
