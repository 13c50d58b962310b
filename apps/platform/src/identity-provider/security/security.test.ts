import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { callEndpoint } from '../../people/administration.test-support.ts';
import { Browser, type LoadedPage } from '../../testing/Browser.test-support.ts';
import { OutsideProvider } from '../../testing/OutsideProvider.test-support.ts';
import { startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { demoPassword } from '../demoPeople.ts';
import { codeAt, enrollApp, givePassword, recoveryCodesOf, secretOf } from '../second-factor/enroll.test-support.ts';

const minuteMs = 60_000;

describe("the page of a user's sign-in security", () => {
  let platform: TestPlatform;
  /** How far the platform's clock is ahead. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  before(async () => {
    platform = await startPlatform({ now });
  });
  after(() => platform.stop());
  beforeEach(() => {
    ahead = 0;
  });

  const at = (path = '') => `${platform.issuer}/security${path}`;
  const post = ({ browser }: { browser: Browser }, path: string, fields: Record<string, string> = {}) =>
    browser.open(at(path), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: platform.issuer },
    });
  const actionsOf = async (id: string) => {
    const rows = await platform.database.db
      .selectFrom('audit_entries')
      .select(['action', 'actor'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ action, actor }) => `${actor}: ${action}`);
  };
  const factorIdOf = ({ html }: LoadedPage) => /href="\/security\/remove\/([\w-]+)"/.exec(html)?.[1] ?? '';

  it('opens from the product’s account menu, and asks a stranger to sign in first', async () => {
    const person = await platform.signIn('nobody');
    const page = await person.browser.open(`${platform.url}/account/security`);
    assert.equal(page.url, at());
    assert.match(page.html, /<h1>Sign-in security<\/h1>/);
    assert.match(page.html, /signed in as <strong>nobody@demo\.test<\/strong>/);
    assert.match(page.html, /href="\/password\/change"/);
    assert.match(page.html, /None is set up/);
    assert.doesNotMatch(page.html, /Recovery codes/);
    const stranger = await new Browser().open(`${platform.url}/account/security`);
    assert.deepEqual([stranger.status, /<h1>Sign in first<\/h1>/.test(stranger.html)], [401, true]);
    assert.match(stranger.html, /You are not signed in\.</);
  });

  it('adds, lists and removes factors; the recovery codes are removed with the last one [PLUS-38]', async () => {
    const person = await platform.signIn('personal');
    const choice = await post(person, '/add');
    assert.match(choice.html, /<h1>Set up a second factor<\/h1>/, 'without another question after a fresh sign-in');
    const app = await person.browser.open(`${platform.issuer}/mfa/enroll/app`);
    const secret = secretOf(app);
    const codes = recoveryCodesOf(await person.browser.submit(app, { code: codeAt(secret, now()) }));
    assert.equal(codes.length, 10);
    const reloaded = await person.browser.open(`${platform.issuer}/mfa/enroll/app`);
    assert.match(reloaded.html, /set up already[\s\S]*href="\/security"/, 'a reload leads to new codes');

    const closed = await person.browser.open(at());
    assert.match(closed.html, /Authenticator app[\s\S]*not used yet[\s\S]*10 unused codes are left/);
    assert.equal(factorIdOf(closed), '', 'this sign-in has not shown the new factor');
    const factorPage = await person.browser.submit(await person.browser.open(at('/confirm')), {
      password: demoPassword,
    });
    assert.match(factorPage.url, /\/security\/confirm\/factor$/);
    ahead += minuteMs;
    const open = await person.browser.submit(factorPage, { answer: codeAt(secret, now()) });
    assert.equal(open.url, at());
    const question = await person.browser.open(at(`/remove/${factorIdOf(open)}`));
    assert.match(question.html, /It is your last one/);
    const left = await person.browser.submit(question);
    assert.equal(left.url, at());
    assert.match(left.html, /None is set up/);
    const { db } = platform.database;
    for (const table of ['mfa_factors', 'mfa_recovery_codes'] as const)
      assert.deepEqual(await db.selectFrom(table).selectAll().where('user_id', '=', 'demo-personal').execute(), []);
    assert.deepEqual(await actionsOf('demo-personal'), [
      'configuration: added',
      'personal@demo.test: second_factor_added',
      'personal@demo.test: second_factor_removed',
    ]);
    assert.ok(await platform.signIn('personal'), 'the password is enough again');
  });

  it('creates new recovery codes, which invalidate the earlier ones [PLUS-38]', async () => {
    const person = await platform.signIn('commercial');
    const { recoveryCodes, secret } = await enrollApp(platform, person, now());
    await person.browser.submit(await person.browser.open(at('/confirm')), { password: demoPassword });
    ahead += minuteMs;
    const factor = await person.browser.open(at('/confirm/factor'));
    await person.browser.submit(factor, { answer: codeAt(secret, now()) });
    const shown = await person.browser.submit(await person.browser.open(at('/recovery-codes')));
    const renewed = recoveryCodesOf(shown);
    assert.equal(new Set([...renewed, ...recoveryCodes]).size, 20);
    const signInWith = async (answer: string) => {
      const { browser, page } = await givePassword(platform, 'commercial');
      return (await browser.submit(await browser.open(`${page.url}?with=recovery`), { answer })).status;
    };
    assert.equal(await signInWith(recoveryCodes[0] ?? ''), 401);
    assert.notEqual(await signInWith(renewed[0] ?? ''), 401);
    assert.match((await person.browser.open(at())).html, /9 unused codes are left/);
  });

  it('asks for the password again for a change more than five minutes after the sign-in', async () => {
    const person = await platform.signIn('benchmarks');
    assert.match((await person.browser.open(at())).html, /Add a passkey or an authenticator app/);
    ahead += 6 * minuteMs;
    const page = await person.browser.open(at());
    assert.match(page.html, /Confirm it is you/);
    assert.doesNotMatch(page.html, /<form/);
    for (const path of ['/add', '/end-session', '/recovery-codes', '/remove/x'])
      assert.equal((await post(person, path)).url, at('/confirm'), path);
    const wrong = await person.browser.submit(await person.browser.open(at('/confirm')), { password: 'wrong' });
    assert.deepEqual([wrong.status, /That password does not work/.test(wrong.html)], [401, true]);
    const right = await person.browser.submit(wrong, { password: demoPassword });
    assert.equal(right.url, at());
    assert.match(right.html, /Add a passkey or an authenticator app/);
  });

  it('lists the sessions, and ends one here and at the provider, not the others', async () => {
    const here = await platform.signIn('analyst');
    const there = await platform.signIn('analyst');
    const page = await here.browser.open(at());
    assert.equal([...page.html.matchAll(/\(this browser\)/g)].length, 1);
    const entries = [
      ...page.html.matchAll(/<li><div><strong>([^<]*)<\/strong>[\s\S]*?name="session" value="([^"]*)"/g),
    ];
    const other = entries.find(([, name = '']) => !name.includes('this browser'))?.[2] ?? '';
    assert.equal(entries.length, 2);
    const after = await post(here, '/end-session', { session: other });
    assert.equal([...after.html.matchAll(/name="session"/g)].length, 1);
    assert.equal((await callEndpoint(platform, 'users.self', there.headers)).status, 401);
    assert.equal((await callEndpoint(platform, 'users.self', here.headers)).status, 200);
    assert.match((await platform.openSignIn(there.browser)).html, /name="password"/, 'the provider asks again');
    assert.deepEqual(await actionsOf('demo-analyst'), ['configuration: added', 'analyst@demo.test: session_ended']);
  });

  it('changes nothing of another user, whatever is sent [PLAT-15]', async () => {
    const victim = await platform.signIn('analyst');
    const person = await platform.signIn('nobody');
    const [session] = await platform.database.db
      .selectFrom('sessions')
      .select('id_hash')
      .where('user_id', '=', 'demo-analyst')
      .execute();
    await post(person, '/end-session', { session: session?.id_hash ?? '' });
    assert.equal((await callEndpoint(platform, 'users.self', victim.headers)).status, 200);
    const [factor] = await platform.database.db
      .selectFrom('mfa_factors')
      .select('id')
      .where('user_id', '=', 'demo-commercial')
      .execute();
    assert.equal((await post(person, `/remove/${factor?.id}`)).status, 404);
    for (const path of ['/remove/%00', '/remove/../add', '/else', '/confirm/else', '/remove/' + 'x'.repeat(500)]) {
      const { status } = await post(person, path, { session: '\u0000"><script>' });
      assert.ok(status < 500, path);
    }
    const foreign = await person.browser.open(at('/add'), { method: 'POST', headers: { origin: 'https://evil.test' } });
    assert.equal(foreign.status, 403);
    assert.equal((await person.browser.fetch(at(), { method: 'DELETE' })).status, 405);
  });
});

describe('the address of sign-in security with an outside provider', () => {
  it('says that sign-in security is managed at the provider', async () => {
    const outside = new OutsideProvider();
    await outside.listen();
    const platform = await startPlatform({ env: { OIDC_ISSUER: outside.issuer, OIDC_CLIENT_ID: 'insights' } });
    const page = await new Browser().open(`${platform.url}/account/security`);
    assert.equal(page.status, 200);
    assert.match(page.html, new RegExp(`You sign in through <strong>${new URL(outside.issuer).host}</strong>`));
    await platform.stop();
    outside.stop();
  });
});
