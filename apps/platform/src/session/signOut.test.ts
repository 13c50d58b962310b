import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type SignedIn, type TestPlatform } from '../testing/startPlatform.test-support.ts';

describe('sign-out', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  async function signOut({ browser }: SignedIn, callbackUrl = '/'): Promise<string> {
    const { csrfToken } = await browser.json<{ csrfToken: string }>(`${platform.url}/api/auth/csrf`);
    const body = new URLSearchParams({ csrfToken, callbackUrl, json: 'true' });
    return (await browser.json<{ url: string }>(`${platform.url}/api/auth/signout`, { method: 'POST', body })).url;
  }

  it('ends the session on the server, so that its token is refused immediately [PLAT-5] [AUTH-CLIENT-3]', async () => {
    const person = await platform.signIn('analyst');
    await signOut(person);
    const answer = await fetch(`${platform.url}/api/permissions`, { headers: person.headers });
    assert.equal(answer.status, 401);
    assert.equal(((await answer.json()) as { error: { code: string } }).error.code, 'unauthenticated');
    assert.deepEqual(await person.browser.json(`${platform.url}/api/auth/session`), {});
  });

  it("also ends the provider's session without confirmation, and returns: the next sign-in asks for the password [PLAT-5]", async () => {
    const person = await platform.signIn('personal');
    const back = await person.browser.open(await signOut(person, '/marketing/agencies?page=2'));
    assert.equal(back.url, `${platform.url}/marketing/agencies?page=2`);
    const again = await platform.openSignIn(person.browser);
    assert.match(again.html, /<label for="password">Password<\/label>/);
  });

  it("revokes the provider's tokens and session, even if the browser never reaches the provider", async () => {
    const person = await platform.signIn('commercial');
    const count = async () => {
      const kinds = ['RefreshToken', 'AccessToken', 'Grant', 'Session'];
      return (
        await platform.database.db.selectFrom('oidc_payloads').select('kind').where('kind', 'in', kinds).execute()
      ).length;
    };
    const before = await count();
    await signOut(person);
    assert.equal(await count(), before - 4);
    assert.match((await platform.openSignIn(person.browser)).html, /name="password"/);
  });

  it('changes nothing on GET /api/signout from elsewhere, and shows a working button [APP-ROUTE-1]', async () => {
    const person = await platform.signIn('analyst');
    const document = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    for (const headers of [
      { ...document, 'sec-fetch-site': 'cross-site' },
      { ...document, 'sec-fetch-site': 'same-site' },
      { ...document, 'sec-fetch-site': 'none' },
      { ...document, 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ]) {
      const page = await person.browser.open(`${platform.url}/api/signout`, { headers });
      assert.match(page.html, /<button type="submit">Sign out<\/button>/);
    }
    assert.equal((await fetch(`${platform.url}/api/permissions`, { headers: person.headers })).status, 200);
    await person.browser.submit(await person.browser.open(`${platform.url}/api/signout`));
    assert.equal((await fetch(`${platform.url}/api/permissions`, { headers: person.headers })).status, 401);
  });

  it('signs out immediately if the product itself links to /api/signout [APP-ROUTE-1]', async () => {
    const person = await platform.signIn('analyst');
    const landed = await person.browser.open(`${platform.url}/api/signout?callbackUrl=/`, {
      headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    });
    assert.equal(landed.url, `${platform.url}/`);
    assert.equal((await fetch(`${platform.url}/api/permissions`, { headers: person.headers })).status, 401);
  });

  it('asks for confirmation at the provider if no ID token identifies the user', async () => {
    const person = await platform.signIn('nobody');
    const page = await person.browser.open(`${platform.issuer}/session/end`);
    assert.match(page.html, /Sign out<\/button>/);
    assert.match((await platform.openSignIn(person.browser)).url, new RegExp(`^${platform.url}/`));
  });

  it('does not affect other signed-in users', async () => {
    const [one, other] = [await platform.signIn('analyst'), await platform.signIn('analyst')];
    await one.browser.open(await signOut(one));
    assert.equal((await fetch(`${platform.url}/api/permissions`, { headers: other.headers })).status, 200);
  });
});
