import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { Browser } from '../testing/Browser.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

describe("the provider's sign-in page", () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  it('has labelled fields "Email" and "Password" and a button "Sign in", and works without its script', async () => {
    const page = await platform.openSignIn();
    assert.match(
      page.html,
      /<label for="email">Email<\/label>\s*<input id="email" name="email" type="email" autocomplete="username"/,
    );
    assert.match(
      page.html,
      /<label for="password">Password<\/label>\s*<input id="password" name="password" type="password" autocomplete="current-password"/,
    );
    assert.match(page.html, /<button type="submit">Sign in<\/button>/);
    assert.match(page.html, /<html lang="en">/);
    assert.doesNotMatch(page.html, /<script(?! src="\/scripts\/[a-z]+\.js" defer>)| style=| on\w+=/);
  });

  it('has a policy that allows only its own styles, fonts and form, and cannot be framed or stored', async () => {
    const page = await platform.openSignIn();
    const policy = page.headers.get('content-security-policy') ?? '';
    assert.match(policy, /^default-src 'none'; /);
    assert.doesNotMatch(policy, /unsafe/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.ok(policy.includes(`form-action 'self' ${platform.url}`));
    assert.equal(page.headers.get('cache-control'), 'no-store');
    assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
    const font = await fetch(`${platform.issuer}/fonts/roboto-400.woff2`);
    assert.equal(font.headers.get('content-type'), 'font/woff2');
    assert.equal((await fetch(`${platform.issuer}/fonts/other.woff2`)).status, 404);
  });

  it("has the appearance that the app has stored in this browser's cookie, else that of the system", async () => {
    const browser = new Browser();
    const styles = async (appearance: string): Promise<string> => {
      browser.cookies.set('insights.appearance', { value: appearance, path: '/', expiresAt: Infinity });
      const { html } = await platform.openSignIn(browser);
      return html.slice(html.indexOf('<meta name="color-scheme"'), html.indexOf('* { box-sizing'));
    };
    assert.match(await styles('dark'), /content="dark">[\s\S]*color-scheme: dark; --ground: #0b1720;/);
    assert.match(await styles('light'), /content="light">[\s\S]*color-scheme: light; --ground: #f5f7f9;/);
    assert.match(await styles('high-contrast'), /content="light">[\s\S]*color-scheme: light; --ground: #fff;/);
    assert.doesNotMatch(await styles('dark'), /prefers-/);
    const unknown = await styles('</style><script>alert(1)</script>');
    assert.match(unknown, /content="light dark">[\s\S]*prefers-color-scheme: dark/);
    assert.doesNotMatch(unknown, /alert/);
  });

  it('has its card where and as wide as that of the second factor, and shows wrong fields in red even with the focus', async () => {
    const { html } = await platform.openSignIn();
    assert.match(html, /\.card \{ width: min\(440px, [^}]* margin: auto;/);
    assert.match(html, /input\[aria-invalid=true\] \{[^}]* outline-color: var\(--danger\)/);
  });

  it('keeps typed text as text, whatever it is, and never the password', async () => {
    const browser = new Browser();
    const email = '"><script>alert(1)</script>@demo.test';
    const page = await browser.submit(await platform.openSignIn(browser), { email, password: 'hunter2-hunter2' });
    assert.doesNotMatch(page.html, /<script>|hunter2/);
    assert.ok(page.html.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;@demo.test"'));
    assert.match(page.html, /role="alert" id="sign-in-problem"/);
    assert.match(page.html, /aria-invalid="true" aria-describedby="sign-in-problem"/);
  });

  it('says at each empty field what to enter, and counts no attempt', async () => {
    const browser = new Browser();
    let page = await platform.openSignIn(browser);
    assert.match(page.html, /<form [^>]*novalidate/, 'the browser says nothing of its own');
    for (let attempt = 0; attempt < 12; attempt += 1) page = await browser.submit(page, { email: ' ', password: '' });
    assert.equal(page.status, 400);
    assert.match(page.html, /id="email"[^>]* aria-invalid="true" aria-describedby="email-problem" autofocus/);
    assert.match(page.html, /id="email-problem">Enter your email address\.</);
    assert.match(page.html, /id="password"[^>]* aria-invalid="true" aria-describedby="password-problem">/);
    assert.match(page.html, /id="password-problem">Enter your password\.</);
    page = await browser.submit(page, { email: 'ana@demo.test', password: '' });
    assert.match(page.html, /id="password"[^>]* aria-describedby="password-problem" autofocus/);
    assert.doesNotMatch(page.html, /email-problem/);
  });

  it('says only to a user who knows the password that the account is blocked [PLAT-12]', async () => {
    const browser = new Browser();
    const page = await platform.openSignIn(browser);
    const wrong = await browser.submit(page, { email: 'blocked@demo.test', password: 'not-the-password' });
    assert.equal(wrong.status, 401);
    assert.match(wrong.html, /That email and password do not work/);
    const right = await browser.submit(page, { email: 'blocked@demo.test', password: 'insights-demo' });
    assert.equal(right.status, 403);
    assert.match(right.html, /This account is blocked\. Ask your administrator\./);
    assert.deepEqual(
      [wrong, right].map(({ html }) => html.includes('aria-invalid="true"')),
      [true, false],
      'nothing that was typed is wrong',
    );
    assert.equal(browser.cookies.has('insights.session'), false);
  });

  it('accepts the email address in any case, with blanks around it', async () => {
    const browser = new Browser();
    await browser.submit(await platform.openSignIn(browser), {
      email: ' Analyst@Demo.Test ',
      password: 'insights-demo',
    });
    assert.ok(browser.cookies.has('insights.session'));
  });

  it('works only in the browser that started the sign-in, and only from its own page', async () => {
    const browser = new Browser();
    const page = await platform.openSignIn(browser);
    const stranger = await new Browser().open(page.url);
    assert.equal(stranger.status, 400);
    assert.match(stranger.html, /This sign-in has run out/);
    const body = new URLSearchParams({ email: 'analyst@demo.test', password: 'insights-demo' });
    const foreign = await browser.fetch(page.url, {
      method: 'POST',
      body,
      headers: { origin: 'https://elsewhere.test' },
    });
    assert.equal(foreign.status, 403);
    assert.match(await foreign.text(), /Another page sent this form\. Sign in here\./);
    assert.equal((await browser.fetch(page.url, { method: 'PUT', body: '' })).status, 405);
    assert.equal(
      (await browser.fetch(page.url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }))
        .status,
      400,
    );
    const long = new URLSearchParams({ email: 'a', password: 'x'.repeat(20_000) });
    assert.equal((await browser.fetch(page.url, { method: 'POST', body: long })).status, 400);
    assert.equal(browser.cookies.has('insights.session'), false);
  });

  it('refuses sign-in without PKCE, for other clients and to other addresses [PLAT-5]', async () => {
    const ask = (changes: Record<string, string>) => {
      const query = new URLSearchParams({
        client_id: 'agency-insights',
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        redirect_uri: `${platform.url}/api/auth/callback/insights`,
        state: 's',
        ...changes,
      });
      return new Browser().fetch(`${platform.issuer}/auth?${query}`);
    };
    assert.match((await ask({})).headers.get('location') ?? '', /^\/interaction\/|\/interaction\//);
    assert.match(
      (await ask({ code_challenge: '', code_challenge_method: '' })).headers.get('location') ?? '',
      /error=invalid_request/,
    );
    assert.match(
      (await ask({ code_challenge_method: 'plain' })).headers.get('location') ?? '',
      /error=invalid_request/,
    );
    for (const [name, wrong] of [
      ['client_id', 'other'],
      ['redirect_uri', 'https://elsewhere.test/'],
      ['redirect_uri', `${platform.url}/`],
    ] as const) {
      const answer = await ask({ [name]: wrong });
      assert.equal(answer.status, 400);
      const html = await answer.text();
      assert.match(html, /<h1>Sign-in cannot go on<\/h1>/);
      assert.match(html, /sign in from there.*Back to Agency Insights/s);
    }
  });

  it('builds its addresses from its own name, whatever Host or forwarding headers say', async () => {
    const answer = await new Browser().fetch(`${platform.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'elsewhere.test', 'x-forwarded-proto': 'https', forwarded: 'host=elsewhere.test' },
    });
    const { issuer, token_endpoint: token } = (await answer.json()) as { issuer: string; token_endpoint: string };
    assert.deepEqual([issuer, token], [platform.issuer, `${platform.issuer}/token`]);
  });

  it('redirects from its bare address to the product', async () => {
    assert.equal((await new Browser().fetch(`${platform.issuer}/`)).headers.get('location'), `${platform.url}/`);
  });

  it('responds to an unknown address with a 404 page that links back', async () => {
    for (const path of ['/nothing', '/auth/unknown-interaction-of-nobody/more', '/.well-known/else']) {
      const answer = await fetch(`${platform.issuer}${path}`);
      assert.equal(answer.status, 404, path);
      const html = await answer.text();
      assert.match(html, /<html lang="en">.*<title>Page not found/s);
      assert.ok(html.includes(`href="${platform.url}/"`));
    }
  });
});
