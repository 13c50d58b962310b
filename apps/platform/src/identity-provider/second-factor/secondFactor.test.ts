import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Browser } from '../../testing/Browser.test-support.ts';
import { callEndpoint } from '../../people/administration.test-support.ts';
import { startPlatform, type TestPlatform } from '../../testing/startPlatform.test-support.ts';
import { demoPassword } from '../demoPeople.ts';
import {
  beginEnrollment,
  codeAt,
  type EnrolledApp,
  enrollApp,
  givePassword,
  isSignedIn,
  methodsOf,
  recoveryCodesOf,
  secretOf,
} from './enroll.test-support.ts';

const stepMs = 30_000;
const minuteMs = 60_000;

describe('one-time codes as a second factor', () => {
  let platform: TestPlatform;
  let app: EnrolledApp;
  /** How far the platform's clock is ahead. Each test begins in time steps that no test before has used. */
  let ahead = 0;
  const now = () => Date.now() + ahead;
  before(async () => {
    platform = await startPlatform({ now });
    app = await enrollApp(platform, await platform.signIn('analyst'), now());
  });
  after(() => platform.stop());
  beforeEach(() => {
    ahead += 20 * minuteMs;
  });

  /** Enters a code after the correct password, in a separate browser. */
  async function signInWith(answer: string, method: 'app' | 'recovery' = 'app') {
    const { browser, page } = await givePassword(platform, 'analyst');
    const next = await browser.submit(await browser.open(`${page.url}?with=${method}`), { answer });
    return { browser, next, isIn: await isSignedIn(platform, browser) };
  }

  it('are required after the password from the next sign-in on [PLAT-6]', async () => {
    const { browser, page } = await givePassword(platform, 'analyst');
    assert.match(page.url, /\/interaction\/[\w-]+\/factor$/);
    assert.match(page.html, /<h1>Confirm it is you<\/h1>/);
    assert.match(
      page.html,
      /<label for="answer">Code<\/label>\s*<input class="code" id="answer"[^>]* inputmode="numeric" autocomplete="one-time-code"/,
    );
    assert.equal(await isSignedIn(platform, browser), false);
    await browser.submit(page, { answer: codeAt(app.secret, now()) });
    assert.equal(await isSignedIn(platform, browser), true);
  });

  it('are listed only among the authentication methods of their own user [PLAT-6, AUTH-MFA-6]', async () => {
    const { browser } = await signInWith(codeAt(app.secret, now()));
    const { accessToken } = await browser.json<{ accessToken: string }>(`${platform.url}/api/auth/session`);
    assert.deepEqual(await methodsOf(platform, { headers: { authorization: `Bearer ${accessToken}` } }), ['totp']);
    assert.deepEqual(await methodsOf(platform, await platform.signIn('personal')), []);
  });

  it('are valid once: neither a used code nor one of an earlier step is accepted again [PLAT-6]', async () => {
    const code = codeAt(app.secret, now());
    const earlier = codeAt(app.secret, now() - stepMs);
    assert.equal((await signInWith(code)).isIn, true);
    const again = await signInWith(code);
    assert.deepEqual([again.next.status, again.isIn], [401, false]);
    assert.match(again.next.html, /role="alert"[^>]*>That code does not work/);
    assert.equal((await signInWith(earlier)).isIn, false);
    ahead += stepMs;
    assert.equal((await signInWith(codeAt(app.secret, now()))).isIn, true);
  });

  it('may come from a clock that is 30 s off, but not from one that is 60 s off [PLAT-6]', async () => {
    for (const [off, isTaken] of [
      [-60_000, false],
      [-30_000, true],
      [0, true],
      [30_000, true],
      [90_000, false],
    ] as const) {
      ahead += 5 * minuteMs;
      // In the middle of a step, so that the offset means the step that it says.
      ahead += stepMs - ((now() + stepMs / 2) % stepMs);
      assert.equal((await signInWith(codeAt(app.secret, now() + off))).isIn, isTaken, `${off} ms`);
    }
  });

  it('are refused for 15 minutes after five wrong ones, from any browser [PLAT-6]', async () => {
    for (let wrong = 0; wrong < 5; wrong += 1) assert.equal((await signInWith('000000')).next.status, 401);
    const locked = await signInWith(codeAt(app.secret, now()));
    assert.deepEqual([locked.next.status, locked.isIn], [429, false]);
    assert.ok(Number(locked.next.headers.get('retry-after')) > 800);
    assert.equal((await signInWith(app.recoveryCodes[0] ?? '', 'recovery')).next.status, 429);
    ahead += 15 * minuteMs;
    assert.equal((await signInWith(codeAt(app.secret, now()))).isIn, true);
  });

  it('let only one of 50 requests with the same code in', async () => {
    assert.equal(await countIn('app', codeAt(app.secret, now())), 1);
  });

  it('let only one of 50 requests with the same recovery code in', async () => {
    assert.equal(await countIn('recovery', app.recoveryCodes.at(-1) ?? ''), 1);
  });

  /** How many of 50 requests with the same answer get in, all at the same time. */
  async function countIn(method: 'app' | 'recovery', answer: string): Promise<number> {
    // Fifty passwords would take a minute: five browsers, each with ten tabs at the same sign-in.
    const visits = await Promise.all(Array.from({ length: 5 }, () => givePassword(platform, 'analyst')));
    const body = new URLSearchParams({ method, answer });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_none, index) => {
        const { browser, page } = visits[index % visits.length] ?? assert.fail();
        return browser.fetch(page.url, { method: 'POST', body });
      }),
    );
    // The others read that the code is wrong, that they have to wait, or that the sign-in went on elsewhere.
    return answers.filter(({ headers }) => /\/auth\//.test(headers.get('location') ?? '')).length;
  }

  it('can be replaced by a recovery code, each of the ten once [PLUS-38]', async () => {
    assert.equal(new Set(app.recoveryCodes).size, 10);
    const [, first = '', second = ''] = app.recoveryCodes;
    assert.equal((await signInWith(first, 'recovery')).isIn, true);
    const again = await signInWith(first, 'recovery');
    assert.deepEqual([again.next.status, again.isIn], [401, false]);
    assert.match(again.next.html, /That recovery code does not work/);
    assert.equal((await signInWith(` ${second.toUpperCase().replace('-', ' ')}`, 'recovery')).isIn, true);
    const rows = await platform.database.db.selectFrom('mfa_recovery_codes').selectAll().execute();
    assert.ok(rows.every(({ code_hash: hash }) => !app.recoveryCodes.includes(hash)));
  });

  it('are required for an existing session at its next authorization', async () => {
    const person = await platform.signIn('commercial');
    const straight = await platform.openSignIn(person.browser);
    assert.equal(straight.url, `${platform.url}/`);
    const { accessToken } = await person.browser.json<{ accessToken: string }>(`${platform.url}/api/auth/session`);
    await enrollApp(platform, { ...person, headers: { authorization: `Bearer ${accessToken}` } }, now());
    assert.match((await platform.openSignIn(person.browser)).url, /\/interaction\//);
  });

  it('are in the ID token as acr and amr, beside those of the password', async () => {
    const withCode = await idToken('analyst', () => codeAt(app.secret, now()));
    assert.deepEqual([withCode.acr, withCode.amr], ['urn:agency-insights:acr:mfa', ['pwd', 'otp', 'mfa']]);
    const without = await idToken('personal', () => '');
    assert.deepEqual([without.acr, without.amr], ['urn:agency-insights:acr:pwd', ['pwd']]);
  });

  it('are not required after a reset, which also ends a sign-in that waits for one [PLAT-6, PLAT-12]', async () => {
    const person = await platform.signIn('benchmarks');
    const { secret } = await enrollApp(platform, person, now());
    const waiting = await givePassword(platform, 'benchmarks');
    assert.match(waiting.page.url, /\/factor$/);
    const { headers } = await platform.signIn('admin');
    const reset = await callEndpoint(platform, 'people.resetMfa', headers, { params: { id: 'demo-benchmarks' } });
    assert.deepEqual([reset.status, reset.body.authentication_methods], [200, []]);
    ahead += stepMs;
    const late = await waiting.browser.submit(waiting.page, { answer: codeAt(secret, now()) });
    assert.match(late.html, /<h1>Sign in<\/h1>/);
    const next = await givePassword(platform, 'benchmarks');
    assert.equal(next.page.url, `${platform.url}/`);
    assert.equal(await isSignedIn(platform, next.browser), true);
  });

  /** Signs in as the platform's own client does, and reads the token. */
  async function idToken(name: string, answer: () => string): Promise<{ acr?: string; amr?: string[] }> {
    const secrets = JSON.parse(await readFile(path.join(platform.dataDir, 'secrets/keys.json'), 'utf8')) as {
      clientSecret: string;
    };
    const verifier = 'v'.repeat(64);
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    const redirect = `${platform.url}/api/auth/callback/insights`;
    const query = new URLSearchParams({
      client_id: 'agency-insights',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: redirect,
      code_challenge: Buffer.from(digest).toString('base64url'),
      code_challenge_method: 'S256',
    });
    const browser = new Browser();
    let page = await browser.open(`${platform.issuer}/auth?${query}`);
    const send = async (fields: Record<string, string>): Promise<string> => {
      const hidden = /name="method" value="(\w+)"/.exec(page.html)?.[1];
      const body = new URLSearchParams({ ...fields, ...(hidden && { method: hidden }) });
      let next = await browser.fetch(page.url, { method: 'POST', body });
      for (let hops = 0; hops < 5; hops += 1) {
        const location = new URL(next.headers.get('location') ?? '', platform.issuer).href;
        if (location.startsWith(redirect)) return new URL(location).searchParams.get('code') ?? '';
        if (location.endsWith('/factor')) page = await browser.open(location);
        if (location.endsWith('/factor')) return send({ answer: answer() });
        next = await browser.fetch(location);
      }
      throw new Error('The sign-in led nowhere.');
    };
    const code = await send({ email: `${name}@demo.test`, password: demoPassword });
    const tokens = await fetch(`${platform.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirect,
        code_verifier: verifier,
      }),
      headers: { authorization: `Basic ${Buffer.from(`agency-insights:${secrets.clientSecret}`).toString('base64')}` },
    });
    const { id_token: token } = (await tokens.json()) as { id_token: string };
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { acr?: string };
  }
});

describe('setting up a second factor', () => {
  let platform: TestPlatform;
  let ahead = 0;
  const now = () => Date.now() + ahead;
  before(async () => {
    platform = await startPlatform({ now });
  });
  after(() => platform.stop());
  beforeEach(() => {
    ahead += 20 * minuteMs;
  });

  it('shows a QR code and the key as text, and keeps neither as a factor until a correct code is entered [PLAT-6]', async () => {
    const person = await platform.signIn('analyst');
    const choice = await person.browser.open(await beginEnrollment(platform, person));
    // The clock is ahead of the sign-in: the password is asked for again.
    assert.match(choice.html, /<h1>Confirm it is you<\/h1>/);
    const opened = await person.browser.submit(choice, { password: demoPassword });
    assert.match(opened.html, /<h1>Set up a second factor<\/h1>/);
    for (const { html } of [choice, opened])
      assert.ok(html.includes(`<a href="${platform.url}/">Back to Agency Insights</a>`));
    const page = await person.browser.open(`${platform.issuer}/mfa/enroll/app`);
    assert.match(page.html, /role="img" aria-label="QR code for your authenticator app"><svg /);
    assert.doesNotMatch(page.html, / style=/);
    const secret = secretOf(page);
    assert.match(secret, /^[A-Z2-7]{32}$/);
    const wrong = await person.browser.submit(page, { code: '123' });
    assert.equal(wrong.status, 401);
    assert.equal(secretOf(wrong), secret);
    assert.deepEqual(await methodsOf(platform, person), []);
    const done = await person.browser.submit(wrong, { code: codeAt(secret, now()) });
    assert.equal(recoveryCodesOf(done).length, 10);
    assert.ok(done.html.includes(`href="${platform.url}/mfa/enrolled"`));
    assert.deepEqual(await methodsOf(platform, person), ['totp']);
    const rows = await platform.database.db.selectFrom('mfa_factors').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(secret));
    assert.equal((await person.browser.open(`${platform.issuer}/mfa/enroll`)).status, 410);
  });

  it('accepts a ticket once, for 15 minutes, and with the password of its own user', async () => {
    const [paula, bea] = [await platform.signIn('personal'), await platform.signIn('benchmarks')];
    const url = await beginEnrollment(platform, paula);
    const page = await bea.browser.open(url);
    assert.match(page.html, /<h1>Confirm it is you<\/h1>/);
    assert.doesNotMatch(page.html, /personal@demo\.test/);
    assert.equal((await bea.browser.submit(page, { password: 'not hers' })).status, 401);
    await paula.browser.submit(await paula.browser.open(url), { password: demoPassword });
    assert.equal((await bea.browser.open(url)).status, 410);
    assert.equal((await bea.browser.open(`${platform.issuer}/mfa/enroll`)).status, 410);
    const late = await beginEnrollment(platform, paula);
    ahead += 15 * minuteMs;
    const expired = await paula.browser.open(late);
    assert.equal(expired.status, 410);
    assert.match(expired.html, /<h1>This link has expired<\/h1>[\s\S]*Back to Agency Insights/);
    assert.equal((await paula.browser.open(`${platform.issuer}/mfa/enroll/${'x'.repeat(43)}`)).status, 410);
  });

  it('withdraws the earlier link when a new one is requested, and lets one of 50 requests redeem it', async () => {
    const person = await platform.signIn('personal');
    const first = await beginEnrollment(platform, person);
    const url = await beginEnrollment(platform, person);
    assert.equal((await person.browser.open(first)).status, 410);
    ahead = 0;
    const fresh = await platform.signIn('nobody');
    const ticket = await beginEnrollment(platform, fresh);
    assert.ok(url !== ticket);
    const answers = await Promise.all(Array.from({ length: 50 }, () => fresh.browser.fetch(ticket)));
    assert.equal(answers.filter(({ status }) => status === 303).length, 1);
    assert.equal(answers.filter(({ status }) => status === 410).length, 49);
  });

  it("is not triggered by a browser's prefetch or by a page of another site", async () => {
    ahead = 0;
    const person = await platform.signIn('commercial');
    const url = await beginEnrollment(platform, person);
    const ahead_ = await person.browser.fetch(url, { headers: { 'sec-purpose': 'prefetch' } });
    assert.equal(ahead_.status, 200);
    const foreign = await person.browser.fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ password: demoPassword }),
      headers: { origin: 'https://elsewhere.test' },
    });
    assert.equal(foreign.status, 403);
    assert.equal((await person.browser.open(url)).url, `${platform.issuer}/mfa/enroll`);
  });

  it('asks a user with a factor for it before another one is added', async () => {
    ahead += 60 * minuteMs;
    const person = await platform.signIn('benchmarks');
    const url = await beginEnrollment(platform, person);
    const chosen = await person.browser.submit(await person.browser.open(url), { password: demoPassword });
    assert.match(chosen.html, /<h1>Set up a second factor<\/h1>/);
    const page = await person.browser.open(`${platform.issuer}/mfa/enroll/app`);
    const secret = secretOf(page);
    const codes = recoveryCodesOf(await person.browser.submit(page, { code: codeAt(secret, now()) }));
    const again = await beginEnrollment(platform, person);
    const asked = await person.browser.submit(await person.browser.open(again), { password: demoPassword });
    assert.match(asked.html, /<label for="answer">Code<\/label>/);
    assert.match((await person.browser.open(`${platform.issuer}/mfa/enroll/app`)).html, /<label for="answer">Code/);
    const byCode = await person.browser.open(`${platform.issuer}/mfa/enroll?with=recovery`);
    const open = await person.browser.submit(byCode, { answer: codes[0] ?? '' });
    assert.match(open.html, /<h1>Set up a second factor<\/h1>/);
  });
});
