import { passportTokenStrategy } from '../auth/accessTokenStrategy.ts';
import type { AuthStrategy } from '../auth/AuthStrategy.ts';
import { createInsightsApi } from '../createInsightsApi.ts';
import { startService, until, type Answer, type Arrived, type Service } from '../startService.test-support.ts';
import { createGateway } from './createGateway.ts';
import { createTokens } from './createTokens.test-support.ts';

let service: Service;
let answer: (request: Arrived) => Answer | Promise<Answer>;

beforeEach(async () => {
  answer = () => ({ body: { ok: true } });
  service = await startService((request) => answer(request));
});
afterEach(() => service.close());

const bearer = (request: Arrived): string => request.headers.authorization ?? '';
const takes =
  (token: string) =>
  (request: Arrived): Answer =>
    bearer(request) === `Bearer ${token}`
      ? { body: { ok: true } }
      : { status: 401, body: problem('unauthenticated', 'You are not signed in.') };
const problem = (code: string, message: string) => ({ error: { code, message }, requestId: 'r1' });

describe('configuration', () => {
  const strategy = createTokens().strategy;

  it('createGateway needs an auth strategy [API-GW-1]', () => {
    // @ts-expect-error What a caller without type checks may do.
    expect(() => createInsightsApi({ apiUrl: service.url })).toThrow('authStrategy must be provided');
  });

  it.each(['', '  ', undefined])('createGateway reports a missing base URL: %j [API-GW-2]', (missing) => {
    const apiUrl = missing as string;
    expect(() => createInsightsApi({ apiUrl, authStrategy: strategy })).toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        code: 'configuration',
        message: 'apiUrl must be provided',
      }),
    );
    const passport = { passportUrl: apiUrl, authStrategy: strategy };
    expect(() => createInsightsApi({ apiUrl: service.url, authStrategy: strategy, passport })).toThrow(
      'passportUrl must be provided',
    );
  });

  it.each(['localhost:4200', 'ftp://files.example', '//elsewhere.example', 'javascript:alert(1)', 'https://'])(
    'createGateway refuses the base URL %s [API-GW-2]',
    (apiUrl) => {
      expect(() => createGateway({ apiUrl, authStrategy: strategy })).toThrow(
        'apiUrl must be an http or https address',
      );
    },
  );

  it('createInsightsApi reports that there is no passport gateway [API-GW-8]', () => {
    expect(() => createInsightsApi({ apiUrl: service.url, authStrategy: strategy }).passportGateway()).toThrow(
      expect.objectContaining({ name: 'ConfigurationError', message: 'Passport gateway not available' }),
    );
  });
});

describe('requests', () => {
  it('A request sends the access token as a bearer token [API-GW-1]', async () => {
    const { strategy } = createTokens();
    await createInsightsApi({ apiUrl: `${service.url}/`, authStrategy: strategy }).permissions.list();
    expect(service.arrived).toEqual([expect.objectContaining({ method: 'GET', path: '/api/permissions' })]);
    expect(bearer(service.arrived[0]!)).toBe('Bearer token-1');
  });

  it('A request sends a passport token in its own header [API-GW-1]', async () => {
    const passport = {
      passportUrl: service.url,
      authStrategy: passportTokenStrategy({ getAccessToken: async () => 'pass' }),
    };
    const api = createInsightsApi({
      apiUrl: 'https://insights.invalid',
      authStrategy: createTokens().strategy,
      passport,
    });
    await api.passportGateway().fetchJson('/x');
    expect(service.arrived[0]?.headers['passport-token']).toBe('pass');
    expect(service.arrived[0]?.headers.authorization).toBeUndefined();
  });

  it('A request fetches JSON with GET, or with the given method and a JSON body [API-GW-7]', async () => {
    const gateway = createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });
    expect(await gateway.fetchJson('/a?b=1')).toEqual({ ok: true });
    await gateway.fetchJson('/c', { method: 'PATCH', body: { name: 'Ünïcode' }, headers: { 'x-more': '1' } });
    expect(service.arrived).toMatchObject([
      { method: 'GET', path: '/a?b=1', body: '', headers: { accept: 'application/json' } },
      {
        method: 'PATCH',
        path: '/c',
        body: '{"name":"Ünïcode"}',
        headers: { 'content-type': 'application/json', 'x-more': '1' },
      },
    ]);
    expect(service.arrived[0]?.headers['content-type']).toBeUndefined();
  });

  it.each(['//elsewhere.example/x', '/\\elsewhere.example', 'x', 'https://elsewhere.example'])(
    'A request never sends the credentials to %s',
    async (path) => {
      const gateway = createGateway({
        apiUrl: '/',
        authStrategy: createTokens().strategy,
        fetch: () => Promise.reject(new Error('sent')),
      });
      await expect(gateway.send({ path })).rejects.toThrow(RangeError);
    },
  );

  it('A request returns null for an empty body', async () => {
    answer = () => ({ status: 204 });
    const gateway = createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });
    await expect(gateway.fetchJson('/x')).resolves.toBeNull();
  });
});

describe('a rejected token', () => {
  it('The gateway renews a rejected token and sends the request once more [API-GW-3]', async () => {
    answer = takes('token-2');
    const { state, strategy } = createTokens();
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    expect(gateway.status).toBe('unknown');
    await expect(gateway.fetchJson('/x', { method: 'POST', body: { a: 1 } })).resolves.toEqual({ ok: true });
    expect(service.arrived.map((request) => [bearer(request), request.body])).toEqual([
      ['Bearer token-1', '{"a":1}'],
      ['Bearer token-2', '{"a":1}'],
    ]);
    expect(gateway.status).toBe('authenticated');
    expect(state).toEqual({ renewals: 1, unauthenticated: 0 });
  });

  it('The gateway renews a token once for all affected requests [API-GW-3]', async () => {
    answer = takes('token-2');
    const { state, strategy } = createTokens();
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    await Promise.all(Array.from({ length: 20 }, (_, index) => gateway.fetchJson(`/${index}`)));
    expect(state.renewals).toBe(1);
    expect(service.arrived.length).toBeLessThanOrEqual(40);
  });

  it('A request that was sent before the renewal does not renew the token again [API-GW-3]', async () => {
    let release: (value?: unknown) => void = () => undefined;
    const slow = new Promise((resolve) => (release = resolve));
    answer = (request) => ({
      ...takes('token-2')(request),
      after: request.path === '/slow' && bearer(request).endsWith('1') ? slow : undefined,
    });
    const { state, strategy } = createTokens();
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    const late = gateway.fetchJson('/slow');
    await gateway.fetchJson('/quick');
    release();
    await expect(late).resolves.toEqual({ ok: true });
    expect(state.renewals).toBe(1);
  });

  it('The gateway does not retry endlessly if the new token is rejected too [API-GW-3]', async () => {
    answer = takes('never');
    const { state, strategy } = createTokens();
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    await expect(gateway.fetchJson('/x')).rejects.toMatchObject({
      name: 'HttpError',
      status: 401,
      code: 'unauthenticated',
    });
    expect(service.arrived).toHaveLength(2);
    expect(gateway.status).toBe('unauthenticated');
    expect(state).toEqual({ renewals: 1, unauthenticated: 1 });
  });

  it('With retry off, a rejected token marks the client unauthenticated and is not renewed [API-GW-3]', async () => {
    answer = takes('never');
    const { state, strategy } = createTokens();
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    await expect(gateway.fetchJson('/x', { retry: false })).rejects.toMatchObject({ status: 401 });
    expect(service.arrived).toHaveLength(1);
    expect(gateway.status).toBe('unauthenticated');
    expect(state).toEqual({ renewals: 0, unauthenticated: 1 });
  });

  it('If the token cannot be renewed, every request fails and the callback runs once [API-GW-4]', async () => {
    answer = takes('never');
    let refusals = 0;
    // A refusal after a failed renewal requests another one.
    const { state, strategy } = createTokens({ renewable: false, renewed: () => until(() => refusals === 3) });
    const logger = { warn: () => void (refusals += 1) };
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy, logger });
    const results = await Promise.allSettled(['/a', '/b', '/c'].map((path) => gateway.fetchJson(path)));
    for (const result of results) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: {
          name: 'AuthenticationError',
          message: 'Unable to send authenticated request, auth strategy authentication failed',
        },
      });
    }
    expect(state).toEqual({ renewals: 1, unauthenticated: 1 });
  });

  it('The user stays signed in while the sign-in service is down', async () => {
    const cause = new Error('down');
    let unauthenticated = 0;
    const strategy: AuthStrategy = {
      getHeaders: async () => null,
      authenticate: () => Promise.reject(cause),
      onUnauthenticated: () => (unauthenticated += 1),
    };
    const gateway = createGateway({ apiUrl: service.url, authStrategy: strategy });
    await expect(gateway.fetchJson('/x')).rejects.toMatchObject({ name: 'AuthenticationError', cause });
    expect(service.arrived).toHaveLength(0);
    expect(unauthenticated).toBe(0);
  });

  it('The gateway fetches a missing token before it sends a request', async () => {
    answer = takes('token-2');
    const { strategy } = createTokens({ first: null });
    await expect(createGateway({ apiUrl: service.url, authStrategy: strategy }).fetchJson('/x')).resolves.toEqual({
      ok: true,
    });
    expect(service.arrived).toHaveLength(1);
  });
});

describe('an unsuccessful response', () => {
  const gateway = () => createGateway({ apiUrl: service.url, authStrategy: createTokens().strategy });

  it('An unsuccessful response throws an error with its JSON body [API-GW-5]', async () => {
    const body = problem('name_taken', 'That name already exists');
    answer = () => ({ status: 409, body });
    await expect(gateway().fetchJson('/x')).rejects.toMatchObject({
      name: 'HttpError',
      status: 409,
      code: 'name_taken',
      message: 'That name already exists',
      body,
      problem: body,
    });
  });

  it('An unsuccessful response throws with a body that is not a problem of the contract [API-GW-5]', async () => {
    answer = () => ({ status: 422, body: { detail: 'no' } });
    await expect(gateway().fetchJson('/x')).rejects.toMatchObject({
      code: 'http_error',
      body: { detail: 'no' },
      message: 'Request failed with status 422',
    });
  });

  it.each(['', '<html>Bad gateway</html>'])(
    'An unsuccessful response throws its status if the body is not JSON: %j [API-GW-5]',
    async (body) => {
      answer = () => ({ status: 502, body });
      await expect(gateway().fetchJson('/x')).rejects.toMatchObject({
        status: 502,
        body: undefined,
        message: 'Request failed with status 502',
      });
    },
  );

  it('A successful response without JSON throws', async () => {
    answer = () => ({ body: '<html>' });
    await expect(gateway().fetchJson('/x')).rejects.toMatchObject({
      name: 'UnreadableAnswerError',
      code: 'unreadable_answer',
    });
  });

  it('The gateway throws a NetworkError when the server does not respond, or the response breaks off', async () => {
    answer = () => ({ body: ['{"a":'], breaksOff: true });
    await expect(gateway().fetchJson('/x')).rejects.toMatchObject({
      name: 'NetworkError',
      code: 'network_error',
      cause: expect.anything(),
    });
    await service.close();
    await expect(gateway().fetchJson('/x')).rejects.toMatchObject({ name: 'NetworkError' });
  });
});
