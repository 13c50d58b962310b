import {
  ana,
  createSharedStorage,
  openPage,
  roundTrip,
  startSessionService,
  until,
  type SessionService,
} from '../testing.test-support.ts';
import { createSessionClient } from './createSessionClient.ts';

const get = 'GET /api/auth/session';
let service: SessionService;

beforeEach(async () => {
  service = await startSessionService();
});
afterEach(() => service.close());

describe('the session', () => {
  it('The session is loading until the first fetch, then authenticated [AUTH-SESSION-1] [AUTH-CLIENT-1]', async () => {
    const { client } = openPage(service);
    expect(client.getSnapshot()).toEqual({ status: 'loading', session: null, ended: null, error: null });
    client.start();
    expect(client.getSnapshot().status).toBe('loading');
    await until(() => client.getSnapshot().status !== 'loading');
    expect(client.getSnapshot()).toMatchObject({
      status: 'authenticated',
      session: { accessToken: 'token-1', currentUserId: 'u1', user: { email: ana.email, name: ana.name } },
    });
    client.stop();
  });

  it('The session is unauthenticated without a signed-in user [AUTH-SESSION-1]', async () => {
    service.person = null;
    const { client, logged } = openPage(service);
    await expect(client.refresh()).resolves.toEqual({
      status: 'unauthenticated',
      session: null,
      ended: null,
      error: null,
    });
    await expect(client.getAccessToken()).resolves.toBeNull();
    expect(logged).toEqual([]);
  });

  it('The client fetches the session again when the tab becomes visible [AUTH-SESSION-2]', async () => {
    const { client, show } = openPage(service);
    client.start();
    await until(() => client.getSnapshot().status === 'authenticated');
    show(false);
    show(true);
    await until(() => service.count(get) === 2);
    client.stop();
    show(true);
    await roundTrip(client);
    expect(service.count(get)).toBe(2);
  });

  it('The client fetches the session again every 300 s [AUTH-SESSION-2]', async () => {
    const { client, clock } = openPage(service);
    client.start();
    await until(() => client.getSnapshot().status === 'authenticated');
    clock.advance(299_999);
    await roundTrip(client);
    expect(service.count(get)).toBe(1);
    clock.advance(1);
    await until(() => service.count(get) === 2);
    client.stop();
    clock.advance(900_000);
    await roundTrip(client);
    expect(service.count(get)).toBe(2);
  });

  it('The client keeps fetching until every caller that started it has stopped it', async () => {
    const { client, clock } = openPage(service);
    client.start();
    client.start();
    client.stop();
    await until(() => client.getSnapshot().status === 'authenticated');
    clock.advance(300_000);
    await until(() => service.count(get) === 2);
    client.stop();
  });

  it('A fetch that changes nothing notifies no listener, but updates the token [PLUS-22]', async () => {
    const { client, told } = openPage(service);
    await client.refresh();
    const before = client.getSnapshot();
    expect(told()).toBe(1);
    await client.refresh();
    expect(client.getSnapshot()).toBe(before);
    expect(told()).toBe(1);
    expect(before.session?.accessToken).toBe('token-2');
    service.person = { ...ana, name: 'Ana Newname' };
    await client.refresh();
    expect(told()).toBe(2);
    expect(client.getSnapshot().session?.user.name).toBe('Ana Newname');
  });

  it('Concurrent callers share one fetch of the session', async () => {
    const { client } = openPage(service);
    await Promise.all([
      client.refresh(),
      client.refresh(),
      client.getAccessToken(),
      client.getAccessToken({ forceRefresh: true }),
    ]);
    expect(service.count(get)).toBe(1);
  });

  it('An update sends the CSRF token and the data, and the session becomes its response [AUTH-CLIENT-3]', async () => {
    const { client } = openPage(service);
    await expect(client.update({ theme: 'dark' })).resolves.toMatchObject({ status: 'authenticated' });
    const update = service.arrived.find((request) => request.method === 'POST');
    expect(update).toMatchObject({ path: '/api/auth/session', headers: { 'content-type': 'application/json' } });
    expect(JSON.parse(update!.body)).toEqual({ csrfToken: 'csrf-1', data: { theme: 'dark' } });
  });
});

describe('a failed fetch of the session', () => {
  it.each([
    ['no JSON', { status: 200, body: '<html>' }],
    ['an error', { status: 500, body: '{"error":{"code":"internal","message":"Broken."},"requestId":"r"}' }],
    ['no session', { status: 200, body: '{"user":1}' }],
    ['a list', { status: 200, body: '[]' }],
  ])(
    'The client logs a fetch that failed because of %s as CLIENT_SESSION_ERROR [AUTH-SESSION-5] [AUTH-CLIENT-4]',
    async (_what, answer) => {
      service.instead = () => answer;
      const { client, logged } = openPage(service);
      await expect(client.refresh()).resolves.toMatchObject({
        status: 'unauthenticated',
        session: null,
        error: { name: 'SessionUnavailableError' },
      });
      expect(logged).toEqual([{ code: 'CLIENT_SESSION_ERROR', error: expect.anything() }]);
    },
  );

  it('A response that is no session is reported with the shape of one', async () => {
    service.instead = () => ({ status: 200, body: JSON.stringify({ user: { email: ana.email }, accessToken: 't' }) });
    const { client } = openPage(service);
    const { error } = await client.refresh();
    expect(error?.cause).toMatchObject({ message: expect.stringContaining('currentUserId') });
  });

  it('The user stays signed in after a failed fetch, and the session recovers [AUTH-SESSION-5]', async () => {
    const { client, logged, told } = openPage(service);
    await client.refresh();
    service.instead = () => ({ status: 503, body: '{}' });
    await client.refresh();
    await client.refresh();
    expect(client.getSnapshot()).toMatchObject({
      status: 'authenticated',
      session: { user: { email: ana.email } },
      error: { code: 'session_unavailable' },
    });
    expect(logged).toHaveLength(2);
    expect(told()).toBe(2);
    service.instead = null;
    await client.refresh();
    expect(client.getSnapshot()).toMatchObject({ status: 'authenticated', error: null });
    expect(told()).toBe(3);
  });

  it('A failed fetch without a response is logged and yields null [AUTH-CLIENT-4]', async () => {
    await service.close();
    const { client, logged } = openPage(service);
    await expect(client.getProviders()).resolves.toBeNull();
    await expect(client.getCsrfToken()).resolves.toBeNull();
    await expect(client.signOut()).resolves.toBeNull();
    expect(logged.map((entry) => entry.code)).toEqual([
      'CLIENT_FETCH_ERROR',
      'CLIENT_FETCH_ERROR',
      'CLIENT_FETCH_ERROR',
    ]);
    await expect(client.refresh()).resolves.toMatchObject({ status: 'unauthenticated' });
    expect(logged.at(-1)?.code).toBe('CLIENT_SESSION_ERROR');
  });
});

describe('the access token', () => {
  it('A valid access token is returned without a fetch', async () => {
    const { client } = openPage(service);
    await expect(client.getAccessToken()).resolves.toBe('token-1');
    await expect(client.getAccessToken()).resolves.toBe('token-1');
    expect(service.count(get)).toBe(1);
  });

  it('The access token is renewed before it expires', async () => {
    const { client, clock } = openPage(service);
    await client.getAccessToken();
    clock.advance(271_000);
    await expect(client.getAccessToken()).resolves.toBe('token-2');
  });

  it('The access token is renewed once for all callers that force a refresh', async () => {
    const { client } = openPage(service);
    await client.getAccessToken();
    const tokens = await Promise.all([1, 2, 3].map(() => client.getAccessToken({ forceRefresh: true })));
    expect(tokens).toEqual(['token-2', 'token-2', 'token-2']);
  });

  it('The access token expires by the clock of the service, not by that of a machine an hour ahead', async () => {
    service.time = Date.now() - 3_600_000;
    const { client } = openPage(service);
    await expect(client.getAccessToken()).resolves.toBe('token-1');
    await expect(client.getAccessToken()).resolves.toBe('token-1');
    expect(service.count(get)).toBe(1);
  });

  it('The access token cannot be renewed without a refresh token [AUTH-CLIENT-7]', async () => {
    const { client } = openPage(service);
    await expect(client.refreshAccessToken()).resolves.toBe('token-1');
    service.person = null;
    await expect(client.refreshAccessToken()).rejects.toMatchObject({
      name: 'RefreshTokenError',
      message: 'Refresh token not found',
      code: 'refresh_token_not_found',
    });
    await expect(client.getAccessToken({ forceRefresh: true })).resolves.toBeNull();
  });

  it('The access token is unavailable while the service is down, unless the last one is still valid', async () => {
    const { client, clock } = openPage(service);
    await client.getAccessToken();
    service.instead = () => ({ status: 503, body: '{}' });
    await expect(client.getAccessToken({ forceRefresh: true })).rejects.toMatchObject({
      name: 'SessionUnavailableError',
    });
    clock.advance(280_000);
    await expect(client.getAccessToken()).resolves.toBe('token-1');
    clock.advance(30_000);
    await expect(client.getAccessToken()).rejects.toMatchObject({ code: 'session_unavailable' });
  });

  it('Only one tab at a time renews the access token [PLUS-22]', async () => {
    let running = 0;
    let most = 0;
    let queue: Promise<unknown> = Promise.resolve();
    const runExclusively = <T>(_name: string, task: () => Promise<T>): Promise<T> => {
      const run = queue.then(async () => {
        most = Math.max(most, (running += 1));
        return task().finally(() => (running -= 1));
      });
      queue = run;
      return run;
    };
    const tabs = [1, 2, 3].map(() => openPage(service, { runExclusively }).client);
    const tokens = await Promise.all(tabs.map((tab) => tab.getAccessToken()));
    expect(tokens).toEqual(['token-1', 'token-2', 'token-3']);
    expect(most).toBe(1);
  });

  it("The client uses the browser's locks where they exist [PLUS-22]", async () => {
    const names: string[] = [];
    const locks = { request: (name: string, task: () => unknown) => (names.push(name), task()) };
    Object.defineProperty(globalThis.navigator, 'locks', { configurable: true, value: locks });
    await openPage(service).client.getAccessToken();
    expect(names).toEqual(['agency-insights.session-refresh']);
    Reflect.deleteProperty(globalThis.navigator, 'locks');
    await expect(openPage(service).client.getAccessToken()).resolves.toBe('token-2');
  });
});

describe('several tabs', () => {
  it('All tabs are notified of a sign-out [AUTH-SESSION-3]', async () => {
    const shared = createSharedStorage();
    const [here, there] = [openPage(service, shared.openTab()), openPage(service, shared.openTab())];
    here.client.start();
    there.client.start();
    await until(() => [here, there].every((page) => page.client.getSnapshot().status === 'authenticated'));
    await expect(here.client.signOut({ redirect: false })).resolves.toEqual({ url: 'http://provider.test/end' });
    expect(here.client.getSnapshot().status).toBe('unauthenticated');
    expect(there.client.getSnapshot().status).toBe('unauthenticated');
    await expect(there.client.getAccessToken({ forceRefresh: true })).resolves.toBeNull();
    here.client.requireSignIn();
    there.client.requireSignIn();
    expect(here.went[0]).toMatch(/&session_ended=here$/);
    expect(there.went[0]).toMatch(/&session_ended=elsewhere$/);
    here.client.stop();
    there.client.stop();
  });

  it('Tabs that noticed the end before the message of a sign-out show no notice of an ended session [AUTH-SESSION-3]', async () => {
    const shared = createSharedStorage();
    const [here, there] = [openPage(service, shared.openTab()), openPage(service, shared.openTab())];
    here.client.start();
    there.client.start();
    await until(() => [here, there].every((page) => page.client.getSnapshot().status === 'authenticated'));
    service.person = null;
    await there.client.refresh();
    expect(there.client.getSnapshot().ended).not.toBeNull();
    await here.client.signOut({ redirect: false });
    expect(there.client.getSnapshot()).toMatchObject({ status: 'unauthenticated', ended: null });
    here.client.stop();
    there.client.stop();
  });

  it('Tabs fetch the session when another tab reports a change, and do not report it again [AUTH-SESSION-2]', async () => {
    service.person = null;
    const shared = createSharedStorage();
    const [here, there] = [openPage(service, shared.openTab()), openPage(service, shared.openTab())];
    here.client.start();
    there.client.start();
    await until(() => [here, there].every((page) => page.client.getSnapshot().status === 'unauthenticated'));
    service.person = ana;
    const before = service.count(get);
    await here.client.refresh();
    await until(() => there.client.getSnapshot().status === 'authenticated');
    await roundTrip(here.client);
    await roundTrip(there.client);
    expect(service.count(get)).toBe(before + 2);
    here.client.stop();
    there.client.stop();
  });

  it('Tabs ignore other storage entries', async () => {
    const shared = createSharedStorage();
    const tab = shared.openTab();
    const page = openPage(service, tab);
    page.client.start();
    await until(() => page.client.getSnapshot().status === 'authenticated');
    const { storage } = shared.openTab();
    storage.setItem('theme', 'dark');
    for (const text of ['', 'null', '{', '{"event":"other"}', '{"event":"session"}', '[]', '7'])
      storage.setItem('nextauth.message', text);
    await roundTrip(page.client);
    expect(service.count(get)).toBe(1);
    storage.setItem('nextauth.message', '{"event":"session","data":{"trigger":"getSession"},"timestamp":1}');
    await until(() => service.count(get) === 2);
    page.client.stop();
  });
});

describe('a sign-out', () => {
  it('A sign-out posts the CSRF token, the callback URL and json, and leaves the page [AUTH-CLIENT-3]', async () => {
    const { client, went } = openPage(service);
    await client.signOut({ callbackUrl: 'http://localhost/bye' });
    const post = service.arrived.find((request) => request.method === 'POST');
    expect(post).toMatchObject({
      path: '/api/auth/signout',
      headers: { 'content-type': expect.stringContaining('application/x-www-form-urlencoded') },
    });
    expect(Object.fromEntries(new URLSearchParams(post!.body))).toEqual({
      csrfToken: 'csrf-1',
      callbackUrl: 'http://localhost/bye',
      json: 'true',
    });
    expect(went).toEqual(['http://provider.test/end']);
  });

  it('A sign-out is sent once, however often the button is clicked [AUTH-CLIENT-3]', async () => {
    const { client, went } = openPage(service);
    await Promise.all([client.signOut(), client.signOut()]);
    expect(went).toEqual(['http://provider.test/end']);
    await expect(client.signOut()).resolves.toEqual({ url: 'http://provider.test/end' });
    expect(went).toEqual(['http://provider.test/end', 'http://provider.test/end']);
    expect(service.arrived.filter((request) => request.method === 'POST')).toHaveLength(1);
  });

  it('A sign-out takes precedence over the page’s request for sign-in', async () => {
    let release: (value?: unknown) => void = () => undefined;
    const { client, went } = openPage(service);
    service.after = new Promise((resolve) => (release = resolve));
    const leaving = client.signOut();
    client.requireSignIn();
    release();
    await leaving;
    client.requireSignIn();
    expect(went).toEqual(['http://provider.test/end', 'http://provider.test/end']);
  });

  it('After a failed sign-out the page can still request sign-in [AUTH-CLIENT-4]', async () => {
    service.instead = () => ({ status: 503, body: '{}' });
    const { client, went } = openPage(service);
    const leaving = client.signOut();
    client.requireSignIn();
    await expect(leaving).resolves.toBeNull();
    expect(went).toEqual([expect.stringContaining('/api/auth/signin?error=SessionRequired')]);
  });

  it('A session that was fetched earlier does not undo a sign-out', async () => {
    let release: (value?: unknown) => void = () => undefined;
    const { client } = openPage(service);
    await client.refresh();
    service.after = new Promise((resolve) => (release = resolve));
    const late = client.refresh();
    await until(() => service.count(get) === 2);
    service.after = null;
    await client.signOut({ redirect: false });
    release();
    await expect(late).resolves.toMatchObject({ status: 'unauthenticated' });
  });
});

it('The client works on a server, where there is no page', async () => {
  const client = createSessionClient({ basePath: `${service.url}/api/auth`, logger: null });
  client.start();
  await until(() => client.getSnapshot().status === 'authenticated');
  client.stop();
});
