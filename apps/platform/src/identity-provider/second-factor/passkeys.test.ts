import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Browser, LoadedPage } from '../../testing/Browser.test-support.ts';
import { startPlatform, type SignedIn, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { demoPassword } from '../demoPeople.ts';
import { Authenticator } from './Authenticator.test-support.ts';
import { beginEnrollment, givePassword, isSignedIn, methodsOf, recoveryCodesOf } from './enroll.test-support.ts';

describe('passkeys as a second factor', () => {
  let platform: TestPlatform;
  let key: Authenticator;
  /** How far the platform's clock is ahead: wrong attempts of one test do not count in the next. */
  let ahead = 0;
  before(async () => {
    platform = await startPlatform({ now: () => Date.now() + ahead });
    key = new Authenticator(platform.issuer);
    const person = await platform.signIn('analyst');
    const { done } = await enrollKey(person, key);
    assert.equal(recoveryCodesOf(done).length, 10);
    assert.deepEqual(await methodsOf(platform, person), ['passkey']);
  });
  after(() => platform.stop());
  beforeEach(() => {
    ahead += 20 * 60_000;
  });

  async function enrollKey(person: SignedIn, authenticator: Authenticator) {
    const first = await person.browser.open(await beginEnrollment(platform, person));
    if (first.html.includes('name="password"')) await person.browser.submit(first, { password: demoPassword });
    const page = await person.browser.open(`${platform.issuer}/mfa/enroll/passkey`);
    const done = await person.browser.submit(
      { ...page, html: withoutFields(page) },
      {
        name: 'Desk key',
        answer: authenticator.create(page),
      },
    );
    return { page, done };
  }

  /** The page without its empty hidden field, which a script fills in the browser. */
  const withoutFields = ({ html }: LoadedPage) => html.replace('<input type="hidden" name="answer" value="">', '');

  async function send(browser: Browser, page: LoadedPage, answer: string): Promise<LoadedPage> {
    return browser.submit({ ...page, html: withoutFields(page) }, { answer });
  }

  it('sign in after the password, on a page with only scripts of its own origin [PLUS-38]', async () => {
    const { browser, page } = await givePassword(platform, 'analyst');
    assert.match(page.html, /<button type="submit" autofocus>Use your passkey<\/button>/);
    assert.deepEqual(
      [...page.html.matchAll(/<script ([^>]*)>/g)].map(([, attributes]) => attributes),
      ['src="/scripts/webauthn.js" defer', 'src="/scripts/passkey.js" defer'],
    );
    for (const script of ['webauthn.js', 'passkey.js', 'password.js', 'print.js']) {
      const answer = await fetch(`${platform.issuer}/scripts/${script}`);
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, 'text/javascript; charset=utf-8']);
    }
    assert.equal((await fetch(`${platform.issuer}/scripts/..%2fsignOut.ts`)).status, 404);
    await send(browser, page, key.get(page));
    assert.equal(await isSignedIn(platform, browser), true);
  });

  it('are refused with an earlier challenge, of another origin, without user verification, or of another key', async () => {
    const { browser, page } = await givePassword(platform, 'analyst');
    const foreign = new Authenticator('https://elsewhere.test');
    Object.assign(foreign, { id: key.id });
    const stranger = new Authenticator(platform.issuer);
    for (const make of [
      () => foreign.get(page),
      () => stranger.get(page),
      () => '{"id":"x"}',
      () => 'not JSON',
      () => 'x'.repeat(13_000),
    ])
      assert.equal((await send(browser, page, make())).status, 401, String(make));
  });

  it('sign one challenge each: a recorded response is useless for the next sign-in [PLUS-38]', async () => {
    const first = await givePassword(platform, 'analyst');
    const recorded = key.get(first.page);
    await send(first.browser, first.page, recorded);
    assert.equal(await isSignedIn(platform, first.browser), true);
    const second = await givePassword(platform, 'analyst');
    const refused = await send(second.browser, second.page, recorded);
    assert.equal(refused.status, 401);
    assert.match(refused.html, /The passkey did not work/);
  });

  it('are refused if the counter decreases, as for a copied key', async () => {
    key.counter = 0;
    const { browser, page } = await givePassword(platform, 'analyst');
    assert.equal((await send(browser, page, key.get(page))).status, 401);
    key.counter = 100;
    const again = await givePassword(platform, 'analyst');
    await send(again.browser, again.page, key.get(again.page));
    assert.equal(await isSignedIn(platform, again.browser), true);
  });

  it('require the finger or PIN of their user', async () => {
    key.verifiesUser = false;
    const { browser, page } = await givePassword(platform, 'analyst');
    assert.equal((await send(browser, page, key.get(page))).status, 401);
    key.verifiesUser = true;
  });

  it('belong to one user: the same key cannot be set up twice', async () => {
    const person = await platform.signIn('personal');
    const { done } = await enrollKey(person, key);
    assert.equal(done.status, 409);
    assert.match(done.html, /This passkey is in use already/);
    assert.deepEqual(await methodsOf(platform, person), []);
  });
});
