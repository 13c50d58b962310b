import { openPage, startSessionService, type SessionService } from '../testing.test-support.ts';
import { leave } from './signIn.ts';

const page = 'http://localhost/marketing/agencies?state=TX';
let service: SessionService;

beforeEach(async () => {
  service = await startSessionService();
  service.person = null;
});
afterEach(() => service.close());

const posted = () => service.arrived.filter((request) => request.method === 'POST');
const fields = (body: string) => Object.fromEntries(new URLSearchParams(body));

describe('signIn', () => {
  it('signIn lists the available providers [AUTH-CLIENT-1]', async () => {
    const providers = await openPage(service).client.getProviders();
    expect(Object.keys(providers ?? {})).toEqual(['insights', 'password']);
    await expect(openPage(service).client.getCsrfToken()).resolves.toBe('csrf-1');
  });

  it('signIn posts a form to signin/{provider} and redirects to the URL in the response [AUTH-CLIENT-2]', async () => {
    const { client, went } = openPage(service);
    await client.signIn('insights', { authorizationParams: { login_hint: 'a@b.test' } });
    expect(posted()).toHaveLength(1);
    expect(posted()[0]).toMatchObject({
      path: '/api/auth/signin/insights?login_hint=a%40b.test',
      headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
    });
    expect(fields(posted()[0]!.body)).toEqual({ csrfToken: 'csrf-1', callbackUrl: page, json: 'true' });
    expect(went).toEqual(['http://provider.test/authorize?state=1']);
  });

  it('signIn posts the fields of a credentials provider to callback/{provider} [AUTH-CLIENT-2]', async () => {
    const { client, went } = openPage(service);
    const credentials = { username: 'ana', password: 'right', csrfToken: 'theirs' };
    const result = await client.signIn('password', { credentials, redirect: false, callbackUrl: '/home' });
    expect(posted()[0]?.path).toBe('/api/auth/callback/password');
    expect(fields(posted()[0]!.body)).toEqual({
      username: 'ana',
      password: 'right',
      csrfToken: 'csrf-1',
      callbackUrl: '/home',
      json: 'true',
    });
    expect(result).toEqual({ error: null, cause: null, status: 200, ok: true, url: 'http://localhost/home' });
    expect(went).toEqual([]);
    expect(client.getSnapshot().status).toBe('authenticated');
  });

  it('signIn returns the error, the status and whether it is ok after a failure [AUTH-CLIENT-5]', async () => {
    const url = 'http://localhost/signin?error=OAuthAccountNotLinked';
    service.instead = ({ method }) => (method === 'POST' ? { status: 401, body: JSON.stringify({ url }) } : null);
    const result = await openPage(service).client.signIn('password', {
      credentials: { password: 'wrong' },
      redirect: false,
    });
    expect(result).toMatchObject({
      error: 'OAuthAccountNotLinked',
      status: 401,
      ok: false,
      url: null,
      cause: { name: 'AccountNotLinkedError' },
    });
  });

  it.each([undefined, 'elsewhere', 'toString', '__proto__'])(
    'signIn goes to the sign-in page for the provider %s [AUTH-CLIENT-5]',
    async (provider) => {
      const { client, went } = openPage(service);
      await client.signIn(provider);
      expect(went).toEqual([`${service.url}/api/auth/signin?callbackUrl=${encodeURIComponent(page)}`]);
      expect(posted()).toEqual([]);
    },
  );

  it('signIn goes to the error page if the providers cannot be listed [AUTH-CLIENT-5]', async () => {
    service.instead = () => ({ status: 500, body: '<html>' });
    const { client, went, logged } = openPage(service);
    await client.signIn('insights');
    expect(went).toEqual([`${service.url}/api/auth/error`]);
    expect(logged).toHaveLength(1);
  });

  it('signIn returns null and logs when the connection to the service breaks [AUTH-CLIENT-4]', async () => {
    service.instead = ({ method }) =>
      method === 'POST' ? { status: 403, body: '{"error":{"code":"csrf","message":"Reload the page."}}' } : null;
    const { client, logged, went } = openPage(service);
    await expect(client.signIn('insights')).resolves.toBeNull();
    expect(logged).toMatchObject([
      { code: 'CLIENT_FETCH_ERROR', error: { name: 'UnknownError', message: 'Reload the page.', status: 403 } },
    ]);
    expect(went).toEqual([]);
  });
});

describe('leave', () => {
  it.each([
    ['http://localhost/b', ['http://localhost/b']],
    ['/a#results', ['/a#results', 'reload']],
    ['http://localhost/b#results', ['http://localhost/b#results']],
    ['https://provider.test/#x', ['https://provider.test/#x']],
  ])('leave reloads %s once', (url, expected) => {
    const went: string[] = [];
    leave(
      { href: 'http://localhost/a', assign: (to) => void went.push(to), reload: () => void went.push('reload') },
      url,
    );
    expect(went).toEqual(expected);
  });
});
