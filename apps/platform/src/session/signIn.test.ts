import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { refusalMessage } from '../identity-provider/createSignInPage.ts';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const people: [name: string, permissions: string[]][] = [
  ['analyst', ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks']],
  ['personal', ['viewable:insights_pl']],
  ['commercial', ['viewable:insights_cl']],
  ['benchmarks', ['viewable:benchmarks']],
  ['nobody', []],
];

describe('sign-in', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  for (const [name, permissions] of people) {
    it(`signs ${name}@demo.test in and returns who it is and what they may see [PLAT-5]`, async () => {
      const { session, headers } = await platform.signIn(name);
      assert.equal(session.user.email, `${name}@demo.test`);
      const self = (await (await fetch(`${platform.url}/api/v1/identity/users/self`, { headers })).json()) as {
        user_id: string;
      };
      assert.equal(self.user_id, session.currentUserId);
      assert.deepEqual(await (await fetch(`${platform.url}/api/permissions`, { headers })).json(), permissions);
    });
  }

  it('asks the provider for a code with PKCE (S256), state and nonce [PLAT-5]', async () => {
    const browser = new Browser();
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const { url } = await browser.json<{ url: string }>(`${platform.url}/api/auth/signin/insights`, {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    });
    const query = new URL(url).searchParams;
    assert.equal(new URL(url).origin, platform.issuer);
    assert.equal(query.get('response_type'), 'code');
    assert.equal(query.get('code_challenge_method'), 'S256');
    assert.match(query.get('code_challenge') ?? '', /^[\w-]{43}$/);
    assert.ok((query.get('state') ?? '').length >= 43 && (query.get('nonce') ?? '').length >= 43);
  });

  describe('with parameters of a page for the provider', () => {
    const start = async (query: string) => {
      const browser = new Browser();
      const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
      const answer = await browser.fetch(`${platform.url}/api/auth/signin/insights?${query}`, {
        method: 'POST',
        body: new URLSearchParams({ csrfToken, json: 'true' }),
      });
      return { browser, status: answer.status, body: (await answer.json()) as { url: string; error: unknown } };
    };

    it('forwards prompt and login_hint, and the page shows the email address [AUTH-CLIENT-2]', async () => {
      const { browser, body } = await start('prompt=login&login_hint=analyst%40demo.test&max_age=1&acr_values=x');
      const query = new URL(body.url).searchParams;
      assert.deepEqual([query.get('prompt'), query.get('login_hint')], ['login', 'analyst@demo.test']);
      assert.notEqual(query.get('max_age'), '1', 'nothing else is forwarded');
      assert.equal(query.get('acr_values'), null);
      const { html } = await browser.open(body.url);
      assert.match(html, /name="email"[^>]* value="analyst@demo\.test"/);
    });

    it('says on its own page that a session has ended', async () => {
      const { browser, body } = await start('session_ended=true');
      assert.match((await browser.open(body.url)).html, /Your session has ended\. Sign in to go on where you were\./);
      const elsewhere = await start('session_ended=elsewhere');
      const { html } = await elsewhere.browser.open(elsewhere.body.url);
      assert.match(
        html,
        /<p id="reason" role="status">You signed out in another tab\. Sign in to go on where you were\.<\/p>/,
      );
      assert.match(html, /id="email"[^>]* aria-describedby="reason" autofocus/);
      const other = await start('session_ended=%3Cscript%3E');
      assert.match((await other.browser.open(other.body.url)).html, /Welcome back\./);
    });

    it('asks for the password if the provider cannot offer a choice of accounts', async () => {
      const { body } = await start('prompt=select_account');
      assert.equal(new URL(body.url).searchParams.get('prompt'), 'login');
    });

    it('refuses another prompt and a long hint, and names both', async () => {
      for (const [query, says] of [
        ['prompt=none', /prompt is not known; send login or select_account/],
        [`login_hint=${'x'.repeat(255)}`, /login_hint is too long/],
      ] as const) {
        const { status, body } = await start(query);
        assert.equal(status, 400);
        assert.match(JSON.stringify(body.error), says);
      }
    });

    it('shows a hostile hint as text', async () => {
      const { browser, body } = await start(`login_hint=${encodeURIComponent('"><script>x')}`);
      assert.ok(!(await browser.open(body.url)).html.includes('<script>x'));
    });
  });

  it('returns to the page that a user requested, with its query [AUTH-SESSION-4]', async () => {
    const browser = new Browser();
    const page = await platform.openSignIn(browser, `${platform.url}/marketing/agencies?agency_state=TX%2COK`);
    const landed = await browser.submit(page, { email: 'analyst@demo.test', password: 'insights-demo' });
    assert.equal(landed.url, `${platform.url}/marketing/agencies?agency_state=TX%2COK`);
  });

  it('never returns to another origin', async () => {
    const browser = new Browser();
    const landed = await browser.submit(await platform.openSignIn(browser, 'https://elsewhere.test/'), {
      email: 'analyst@demo.test',
      password: 'insights-demo',
    });
    assert.equal(landed.url, `${platform.url}/`);
  });

  it('gives the same response to a wrong password, an unknown user and a wrong password of a blocked user', async () => {
    const answers = [];
    for (const [email, password] of [
      ['analyst@demo.test', 'wrong'],
      ['stranger@demo.test', 'insights-demo'],
      ['blocked@demo.test', 'wrong'],
    ] as const) {
      const browser = new Browser();
      const page = await browser.submit(await platform.openSignIn(browser), { email, password });
      assert.ok(page.html.includes(refusalMessage));
      assert.equal(browser.cookies.has('insights.session'), false);
      answers.push([
        page.status,
        page.html.replace(`value="${email}"`, '').replaceAll(/nonce[=-]"?[^"'; ]+|\/interaction\/[\w-]+/g, ''),
      ]);
    }
    assert.deepEqual(answers[1], answers[0]);
    assert.deepEqual(answers[2], answers[0]);
  });

  it('stops guessing after ten wrong passwords, without revealing whether the account exists', async () => {
    for (const email of ['personal@demo.test', 'stranger2@demo.test']) {
      const browser = new Browser();
      let page = await platform.openSignIn(browser);
      for (let attempt = 0; attempt < 10; attempt += 1)
        page = await browser.submit(page, { email, password: `guess-${attempt}` });
      assert.equal(page.status, 401);
      page = await browser.submit(page, { email, password: 'insights-demo' });
      assert.equal(page.status, 429);
      assert.match(page.html, /Too many attempts/);
    }
  });

  it('redirects from GET signin to the provider and back, unless there is an error to show [AUTH-SESSION-4]', async () => {
    const browser = new Browser();
    const start = `${platform.url}/api/auth/signin?error=SessionRequired&callbackUrl=${encodeURIComponent('/marketing/agencies?page=3')}`;
    const page = await browser.open(start);
    assert.equal(new URL(page.url).origin, platform.issuer);
    const landed = await browser.submit(page, { email: 'analyst@demo.test', password: 'insights-demo' });
    assert.equal(landed.url, `${platform.url}/marketing/agencies?page=3`);
    const left = await new Browser().open(`${platform.url}/api/auth/signin?error=SignedOut`);
    assert.match(left.html, /<h1>Signed out<\/h1>/);
    const failed = await new Browser().open(`${platform.url}/api/auth/signin?error=AccessDenied`);
    assert.match(failed.html, /This account may not sign in/);
    const hostile = await new Browser().open(
      `${platform.url}/api/auth/signin?error=${encodeURIComponent('<script>alert(1)</script>')}`,
    );
    assert.doesNotMatch(hostile.html, /<script>/);
  });

  it('forgets the oldest of many abandoned sign-ins, so that the last still works', async () => {
    const browser = new Browser();
    for (let started = 0; started < 40; started += 1)
      await browser.fetch(`${platform.url}/api/auth/signin`, { headers: { accept: 'text/html' } });
    assert.ok([...browser.cookies.keys()].filter((name) => name.startsWith('insights.signin.')).length <= 5);
    await browser.submit(await platform.openSignIn(browser), { email: 'analyst@demo.test', password: 'insights-demo' });
    assert.ok(browser.cookies.has('insights.session'));
  });

  it('responds to a callback with hostile parameters with the error page', async () => {
    for (const query of [
      '',
      'state=%0d%0aset-cookie:x=y',
      'state=;path=/',
      `state=${'s'.repeat(5_000)}`,
      'code=&state=&error=%00',
      'error=<script>',
    ]) {
      const landed = await new Browser().open(`${platform.url}/api/auth/callback/insights?${query}`);
      assert.deepEqual([landed.status, landed.url], [200, `${platform.url}/api/auth/error?error=OAuthCallback`], query);
    }
  });

  it('responds to the callback of an unknown provider with a page that links back to sign-in', async () => {
    const answer = await new Browser().fetch(`${platform.url}/api/auth/callback/other?state=x`);
    assert.deepEqual([answer.status, answer.headers.get('content-type')], [404, 'text/html; charset=utf-8']);
    assert.match(
      await answer.text(),
      /There is no such sign-in provider\.[^]*action="\/api\/auth\/signin"[^]*Back to sign-in/,
    );
  });

  for (const [method, path, status, words] of [
    ['POST', 'signin/other', 404, /There is no such sign-in provider\.[^]*Back to sign-in/],
    ['GET', 'signin/other', 405, /There is no such sign-in provider\.[^]*Back to sign-in/],
    ['GET', 'signin/insights', 405, /There is no page at this address\.[^]*href="\/"/],
    ['GET', 'nope', 404, /There is no page at this address\.[^]*href="\/"/],
    ['POST', 'nope', 404, /There is no page at this address\.[^]*href="\/"/],
  ] as const) {
    it(`responds to ${method} /api/auth/${path} with a page for a browser and with JSON for a program`, async () => {
      const open = (accept: string) =>
        fetch(`${platform.url}/api/auth/${path}`, {
          method,
          headers: { accept },
          body: method === 'POST' ? new URLSearchParams({ csrfToken: 'x' }) : null,
        });
      const page = await open('text/html,application/xhtml+xml,*/*;q=0.8');
      assert.equal(page.headers.get('content-type'), 'text/html; charset=utf-8');
      assert.ok(page.status >= 400 && page.status < 500);
      assert.match(await page.text(), words);
      const json = await open('application/json');
      assert.equal(json.status, status);
      assert.match(((await json.json()) as { error: { code: string } }).error.code, /^(not_found|method_not_allowed)$/);
    });
  }

  for (const [path, way] of [
    ['signin/insights', '/api/auth/signin'],
    ['signout', '/api/auth/signout'],
  ] as const) {
    it(`responds to a form to ${path} without a valid CSRF token with a page that links back, and to a program with JSON`, async () => {
      const browser = new Browser();
      const send = (init: RequestInit) =>
        browser.fetch(`${platform.url}/api/auth/${path}`, { method: 'POST', ...init });
      const navigation = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
      const old = () => new URLSearchParams({ csrfToken: 'old' });
      for (const headers of [navigation, { ...navigation, origin: 'https://elsewhere.test' }]) {
        const refused = await send({ headers, body: old() });
        assert.deepEqual([refused.status, refused.headers.get('content-type')], [403, 'text/html; charset=utf-8']);
        assert.match(refused.headers.get('content-security-policy') ?? '', /style-src 'nonce-/);
        const html = await refused.text();
        assert.match(html, /<h1>This page has run out<\/h1>/);
        assert.ok(html.includes(`href="${way}">Open it again</a>`));
      }
      const unreadable = await send({ headers: { ...navigation, 'content-type': 'application/json' }, body: '{' });
      assert.deepEqual([unreadable.status, unreadable.headers.get('content-type')], [415, 'text/html; charset=utf-8']);
      assert.ok((await unreadable.text()).includes(`href="${way}">Try again</a>`));
      const program = await send({ headers: { accept: '*/*' }, body: old() });
      assert.equal(program.status, 403);
      assert.equal(((await program.json()) as { error: { code: string } }).error.code, 'csrf');
      assert.match((await browser.open(`${platform.url}${way}`)).html, /<form method="post"/);
    });
  }

  it('refuses a callback that this browser did not start, with a clear message', async () => {
    const landed = await new Browser().open(
      `${platform.url}/api/auth/callback/insights?code=stolen&state=${'s'.repeat(43)}`,
    );
    assert.equal(landed.url, `${platform.url}/api/auth/error?error=OAuthCallback`);
    assert.match(landed.html, /The sign-in was not completed/);
  });

  it('refuses a callback whose state belongs to another browser [PLAT-5]', async () => {
    const [victim, attacker] = [new Browser(), new Browser()];
    await platform.openSignIn(victim);
    const page = await platform.openSignIn(attacker);
    const finished = await attacker.fetch(new URL(/action="([^"]*)"/.exec(page.html)?.[1] ?? '', page.url).href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'analyst@demo.test', password: 'insights-demo' }),
    });
    const resumed = await attacker.fetch(new URL(finished.headers.get('location') ?? '', page.url).href);
    const landed = await victim.open(resumed.headers.get('location') ?? '');
    assert.match(landed.url, /error=OAuthCallback$/);
    assert.equal(victim.cookies.has('insights.session'), false);
  });

  it('gives a session a new id at each sign-in and ends the previous session', async () => {
    const { browser } = await platform.signIn('commercial');
    const first = browser.cookies.get('insights.session')?.value ?? '';
    // The provider still knows the person: its start leads straight back.
    await browser.open(`${platform.url}/api/auth/signin`);
    const second = browser.cookies.get('insights.session')?.value ?? '';
    assert.match(second, /^[\w-]{43}$/);
    assert.notEqual(second, first);
    const old = await fetch(`${platform.url}/api/auth/session`, { headers: { cookie: `insights.session=${first}` } });
    assert.deepEqual(await old.json(), {});
  });

  it('keeps session ids and tokens unreadable in the database', async () => {
    const { browser } = await platform.signIn('benchmarks');
    const id = browser.cookies.get('insights.session')?.value ?? '';
    const sessions = await platform.database.db.selectFrom('sessions').selectAll().execute();
    const payloads = await platform.database.db.selectFrom('oidc_payloads').selectAll().execute();
    const texts = [...sessions.map(({ data }) => data), ...payloads.map(({ payload }) => payload)];
    assert.ok(texts.length >= 4);
    assert.equal(JSON.stringify([sessions, payloads]).includes(id), false);
    assert.ok(
      texts.every((text) => /^[\w-]+$/.test(text)),
      'nothing but ciphertext',
    );
  });

  it('prevents scripts and other sites from accessing the session cookie', async () => {
    const browser = new Browser();
    const page = await platform.openSignIn(browser);
    const finished = await browser.fetch(new URL(/action="([^"]*)"/.exec(page.html)?.[1] ?? '', page.url).href, {
      method: 'POST',
      body: new URLSearchParams({ email: 'analyst@demo.test', password: 'insights-demo' }),
    });
    const resumed = await browser.fetch(new URL(finished.headers.get('location') ?? '', page.url).href);
    const response = await browser.fetch(resumed.headers.get('location') ?? '');
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('insights.session='));
    assert.match(cookie ?? '', /; HttpOnly/);
    assert.match(cookie ?? '', /; SameSite=Lax/);
  });
});
