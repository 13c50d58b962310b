import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { itAtNight } from '../../testing/checksAll.test-support.ts';
import { enrollApp } from '../second-factor/enroll.test-support.ts';
import { callEndpoint, setPassword } from '../../people/administration.test-support.ts';
import { Browser } from '../../testing/Browser.test-support.ts';
import { type SignedIn, startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';

const dayMs = 86_400_000;

describe('the pages to set and change a password', () => {
  let platform: TestPlatform;
  let admin: SignedIn;
  let aheadMs = 0;
  before(async () => {
    platform = await startPlatform({ now: () => Date.now() + aheadMs });
    admin = await platform.signIn('admin');
  });
  after(() => platform.stop());

  const invite = async (name: string) => {
    const body = { email: `${name}@demo.test`, first_name: 'Ida', permissions: ['viewable:insights_pl'] };
    const answer = await callEndpoint(platform, 'people.invite', admin.headers, { body });
    assert.equal(answer.status, 201);
    return { url: answer.body.invitation?.url ?? '', id: answer.body.user.user_id };
  };

  it('let an invited user set a password once and sign in with it [PLUS-39]', async () => {
    const { url, id } = await invite('ida');
    assert.match(url, new RegExp(`^${platform.issuer}/password/set/[\\w-]{43}$`));
    const page = await new Browser().open(url);
    assert.match(page.html, /autocomplete="username" readonly value="ida@demo\.test"/);
    assert.match(page.html, /autocomplete="new-password" required maxlength="200" minlength="12"/);
    assert.doesNotMatch(page.headers.get('content-security-policy') ?? '', /unsafe/);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const stored = await platform.database.db.selectFrom('password_links').select('token_hash').execute();
    assert.ok(
      stored.every(({ token_hash }) => !url.includes(token_hash)),
      'only the hash is stored',
    );
    const easy = await setPassword(url, 'password1234');
    assert.equal(easy.status, 400);
    assert.match(easy.html, /role="alert"[^>]*>This password is easy to guess/);
    const done = await setPassword(url, 'maple-otter-quartz');
    assert.match(done.html, /Your password is set/);
    const { session } = await platform.signIn('ida', 'maple-otter-quartz');
    assert.equal(session.currentUserId, id);
    for (const again of [await new Browser().open(url), await new Browser().open(`${url}x`)]) {
      assert.equal(again.status, 410);
      assert.match(again.html, /This link has expired/);
    }
    const trail = await callEndpoint(platform, 'auditTrail.page', admin.headers, { query: { user_id: id } });
    assert.deepEqual(
      trail.body.items.map(({ action, actor }) => [action, actor]),
      [
        ['password_set', 'ida@demo.test'],
        ['invited', 'admin@demo.test'],
      ],
    );
  });

  itAtNight('accept only one of 50 concurrent uses of a link [PLUS-39]', async () => {
    const { url } = await invite('race');
    const send = (index: number) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ password: `maple-otter-quartz-${index}` }) });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
    assert.equal(winners.length, 1);
    assert.ok(answers.every(({ status }) => status === 200 || status === 410));
    await platform.signIn('race', `maple-otter-quartz-${winners[0]}`);
  });

  it('invalidate a link after a newer one, after seven days, and after a block [PLUS-39]', async () => {
    const { url, id } = await invite('late');
    const renewed = await callEndpoint(platform, 'identity.resetPassword', admin.headers, { body: { user_id: id } });
    assert.equal((await new Browser().open(url)).status, 410);
    assert.equal((await new Browser().open(renewed.body.url)).status, 200);
    await callEndpoint(platform, 'people.block', admin.headers, { params: { id } });
    assert.equal((await new Browser().open(renewed.body.url)).status, 410);
    const other = await invite('later');
    aheadMs = 7 * dayMs;
    assert.equal((await new Browser().open(other.url)).status, 410);
    aheadMs = 0;
  });

  it('do not list sessions that have been idle for too long [PLUS-39]', async () => {
    await platform.signIn('benchmarks');
    const sessions = async () =>
      (await callEndpoint(platform, 'people.sessions', admin.headers, { params: { id: 'demo-benchmarks' } })).body;
    assert.equal((await sessions()).items.length, 1);
    aheadMs = 31 * 60_000;
    admin = await platform.signIn('admin');
    assert.deepEqual((await sessions()).items, []);
    aheadMs = 0;
    admin = await platform.signIn('admin');
  });

  it('change a password with the previous one, and sign the user out everywhere [PLUS-39]', async () => {
    const person = await platform.signIn('personal');
    const address = `${platform.issuer}/password/change`;
    const change = async (fields: Record<string, string>) => {
      const browser = new Browser();
      const page = await browser.open(address);
      return browser.open(address, {
        method: 'POST',
        body: new URLSearchParams({ email: 'personal@demo.test', current: 'insights-demo', ...fields }),
        headers: { origin: new URL(page.url).origin },
      });
    };
    assert.equal((await change({ current: 'wrong', password: 'maple-otter-quartz' })).status, 401);
    assert.equal((await change({ password: 'short' })).status, 400);
    assert.match((await change({ password: 'insights-demo' })).html, /Choose another password/);
    assert.match((await change({ password: 'maple-otter-quartz' })).html, /Your password is set/);
    assert.equal((await callEndpoint(platform, 'users.self', person.headers)).status, 401);
    await assert.rejects(platform.signIn('personal'));
    await platform.signIn('personal', 'maple-otter-quartz');
  });

  it('know who is signed in, and mark only the invalid fields [PLUS-39]', async () => {
    const { browser } = await platform.signIn('nobody');
    const page = await browser.open(`${platform.issuer}/password/change`);
    assert.match(page.html, /id="email"[^>]* value="nobody@demo\.test"/);
    const wrongFields = async (current: string, password: string) => {
      const { html } = await browser.submit(page, { email: 'nobody@demo.test', current, password });
      return [...html.matchAll(/<input id="(\w+)"[^>]* aria-invalid="true"/g)].map(([, name]) => name);
    };
    assert.deepEqual(await wrongFields('insights-demo', 'short'), ['password']);
    assert.deepEqual(await wrongFields('not-the-password', 'maple-otter-quartz'), ['email', 'current']);
    assert.doesNotMatch((await new Browser().open(`${platform.issuer}/password/change`)).html, /demo\.test/);
  });

  it("check the password against the user's own words [PLUS-39]", async () => {
    const { url } = await invite('hildegard');
    const own = await setPassword(url, 'hildegard-2026!!');
    assert.deepEqual([own.status, /easy to guess/.test(own.html)], [400, true]);
  });

  it('invalidate an open link from an administrator after a password change, and refuse a new one for a blocked user [PLUS-39]', async () => {
    const { url, id } = await invite('linked');
    await setPassword(url, 'maple-otter-quartz');
    const renew = () => callEndpoint(platform, 'identity.resetPassword', admin.headers, { body: { user_id: id } });
    const open = (await renew()).body.url;
    const body = new URLSearchParams({
      email: 'linked@demo.test',
      current: 'maple-otter-quartz',
      password: 'granite-lantern-sparrow',
    });
    const changed = await fetch(`${platform.issuer}/password/change`, { method: 'POST', body });
    assert.equal(changed.status, 200);
    assert.equal((await new Browser().open(open)).status, 410);
    await callEndpoint(platform, 'people.block', admin.headers, { params: { id } });
    const refused = await renew();
    assert.deepEqual([refused.status, refused.body.error.code], [409, 'blocked']);
  });

  it('do not change the password of a user with a second factor in a browser that has not verified it [PLUS-38]', async () => {
    const person = await platform.signIn('commercial');
    await enrollApp(platform, person, Date.now());
    const body = new URLSearchParams({
      email: 'commercial@demo.test',
      current: 'insights-demo',
      password: 'granite-lantern-sparrow',
    });
    const refused = await fetch(`${platform.issuer}/password/change`, { method: 'POST', body });
    assert.equal(refused.status, 403);
    assert.match(await refused.text(), /This account has a second factor/);
  });

  it('refuse forms of other sites, other methods and hostile fields without a 5xx [PLAT-15]', async () => {
    const { url } = await invite('hostile');
    const address = `${platform.issuer}/password/change`;
    const foreign = {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ password: 'x' }),
    };
    for (const target of [url, address]) {
      assert.equal((await fetch(target, foreign)).status, 403);
      assert.equal((await fetch(target, { method: 'DELETE' })).status, 405);
      assert.equal(
        (await fetch(target, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status <
          500,
        true,
      );
    }
    const page = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ email: '"><script>alert(1)</script>', current: 'x', password: 'y' }),
    });
    assert.doesNotMatch(await page.text(), /<script>alert/);
    assert.equal((await fetch(`${platform.issuer}/password/else`)).status, 404);
    for (const target of [url, address])
      for (const length of [16_000, 20_000, 1_000_000]) {
        const body = new URLSearchParams({ email: 'a@b.test', current: 'x', password: 'y'.repeat(length) });
        const { status } = await fetch(target, { method: 'POST', body });
        assert.ok(status >= 400 && status < 500, `${length}: ${status}`);
      }
  });
});
