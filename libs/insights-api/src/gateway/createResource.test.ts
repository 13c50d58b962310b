import { accessTokenStrategy } from '../auth/accessTokenStrategy.ts';
import * as catalogue from '../catalogue.ts';
import type { Endpoint } from '../contract/Endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { startService, type Answer, type Service } from '../startService.test-support.ts';
import { createGateway, type Gateway } from './createGateway.ts';
import { createResource } from './createResource.ts';

const { createResource: _create, ...tables } = catalogue;
const rows: [string, Endpoint][] = Object.values(tables).flatMap((table) => Object.entries(table));

let service: Service;
let answer: Answer;
let gateway: Gateway;

beforeEach(async () => {
  answer = { body: {} };
  service = await startService(() => answer);
  gateway = createGateway({
    apiUrl: service.url,
    authStrategy: accessTokenStrategy({ getAccessToken: async () => 'token' }),
  });
});
afterEach(() => service.close());

describe('the catalogue', () => {
  it('The catalogue contains every row of the endpoint table once', () => {
    expect(rows.map(([id]) => id).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(rows)('The catalogue sends %s to its path, with a token where it needs one', async (id, row) => {
    const resource = createResource(gateway, { [id]: row } as Record<'services.list', Endpoint>);
    const params = Object.fromEntries([...row.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'a b']));
    const call = Object.values(resource)[0] as (args: object) => unknown;
    const path = row.path.replaceAll(/\{\w+\}/g, 'a%20b');
    const given = call({ params });
    if (row.answer === 'page' || row.answer === 'redirect') return void expect(given).toBe(path);
    await given;
    const [arrived] = service.arrived;
    expect([arrived?.method, arrived?.path]).toEqual([row.method, path]);
    const needsToken = row.auth !== 'public' && row.auth !== 'session';
    expect(arrived?.headers.authorization).toBe(needsToken ? 'Bearer token' : undefined);
  });
});

describe('createResource', () => {
  it('createResource sends a form as fields and resolves to the JSON of the response [API-CAT-7]', async () => {
    answer = { body: { access_token: 't' } };
    const identity = createResource(gateway, catalogue.identityEndpoints);
    const body = { grant_type: 'client_credentials' as const, client_id: 'service-1', client_secret: 'a&b' };
    await expect(identity.oauthToken({ body })).resolves.toEqual({ access_token: 't' });
    expect(service.arrived[0]?.body).toBe('grant_type=client_credentials&client_id=service-1&client_secret=a%26b');
  });

  it('createResource sends a file as a form with one file [API-CAT-3]', async () => {
    const storeUsers = createResource(gateway, catalogue.storeUsersEndpoints);
    await storeUsers.migrate({ file: new Blob(['email\nana@demo.test\n'], { type: 'text/csv' }) });
    expect(service.arrived[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(service.arrived[0]?.body).toContain('email\nana@demo.test');
  });

  it('createResource resolves to a file if the response is one, and to undefined if there is none', async () => {
    answer = { body: 'at,actor\n' };
    const file = await createResource(gateway, catalogue.auditTrailEndpoints).export();
    expect(await file.text()).toBe('at,actor\n');
    answer = { status: 204 };
    const services = createResource(gateway, catalogue.servicesEndpoints);
    await expect(services.revoke({ params: { id: 'service-1' } })).resolves.toBeNull();
  });

  it('createResource sends identical reads once, and requests that change data each time', async () => {
    const services = createResource(gateway, catalogue.servicesEndpoints);
    await Promise.all([services.list(), services.list()]);
    const made = { body: { name: 'Nightly', scopes: ['administration' as const] } };
    await Promise.all([services.create(made), services.create(made)]);
    expect(service.arrived.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
  });

  it('createResource keeps the credentials of the gateway after a wrong password [API-GW-3]', async () => {
    answer = { status: 401, body: { error: { code: 'unauthenticated', message: 'No.' }, requestId: 'r' } };
    const identity = createResource(gateway, catalogue.identityEndpoints);
    const body = { username: 'ana@demo.test', password: 'wrong' };
    await expect(identity.exchangeLogin({ body })).rejects.toMatchObject({ status: 401 });
    expect(service.arrived).toHaveLength(1);
    expect(gateway.status).toBe('unknown');
  });
});
