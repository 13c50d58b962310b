/** @jest-environment node */
import { createAuthorization, type AuthorizationResource } from '../authorization.ts';
import { createInsightsApi } from '../createInsightsApi.ts';
import { accessTokenStrategy } from '../auth/accessTokenStrategy.ts';
import { startService, type Service } from '../startService.test-support.ts';

const v1 = '/api/v1/authorization-store';
const v2 = '/api/v2/authorization-store';
const tuple = { user: 'user:anne', relation: 'viewable', object: 'feature:a' };
const { user, relation, object } = tuple;

describe('createAuthorization', () => {
  let service: Service;
  let authorization: AuthorizationResource;
  beforeAll(async () => {
    service = await startService(({ path }) => ({
      body: path.endsWith('/query') ? { tree: { root: { name: 'x' } } } : {},
    }));
    const authStrategy = accessTokenStrategy({ getAccessToken: async () => 'token' });
    authorization = createAuthorization(createInsightsApi({ apiUrl: service.url, authStrategy }).gateway);
  });
  afterAll(() => service.close());

  it.each<[string, (calls: AuthorizationResource) => Promise<unknown>, string, object | null]>([
    ['stores', (calls) => calls.stores({ page_size: '5' }), `GET ${v1}/store?page_size=5`, null],
    ['createStore', (calls) => calls.createStore('docs'), `POST ${v1}/store`, { name: 'docs' }],
    ['removeStore', (calls) => calls.removeStore('S'), `DELETE ${v1}/store/S`, null],
    ['models', (calls) => calls.models(), `GET ${v1}/authorization-model`, null],
    ['findModel', (calls) => calls.findModel('M'), `GET ${v1}/authorization-model/M`, null],
    ['createModel', (calls) => calls.createModel({ dsl: 'model' }), `POST ${v1}/authorization-model`, { dsl: 'model' }],
    [
      'activateModel',
      (calls) => calls.activateModel('M', { store_id: 'S' }),
      `POST ${v1}/authorization-model/M/activate?store_id=S`,
      null,
    ],
    ['check', (calls) => calls.check(tuple), `POST ${v2}/relationship/check`, tuple],
    [
      'listObjects',
      (calls) => calls.listObjects({ user, relation, type: 'feature' }),
      `POST ${v2}/list-objects`,
      { user, relation, type: 'feature' },
    ],
    [
      'listUsers',
      (calls) => calls.listUsers({ object, relation, user_filter: { type: 'user' } }),
      `POST ${v2}/list-objects-reverse`,
      { object, relation, user_filter: { type: 'user' } },
    ],
    [
      'allowedRelations',
      (calls) => calls.allowedRelations({ user, object }),
      `POST ${v2}/get-allowed-relations`,
      { user, object },
    ],
    ['expand', (calls) => calls.expand({ object, relation }), `POST ${v1}/query`, { kind: 'expand', object, relation }],
    ['read', (calls) => calls.read({ object }), `POST ${v1}/get-tuple-values`, { object }],
    ['add', (calls) => calls.add(tuple), `POST ${v1}/relationship`, tuple],
    ['remove', (calls) => calls.remove(tuple), `DELETE ${v1}/relationship`, tuple],
  ])(
    'createAuthorization.%s sends the call of the catalogue with the token [API-CAT-2] [API-CAT-5]',
    async (_name, call, line, body) => {
      await call(authorization);
      const { method, path, headers, body: sent } = service.arrived.at(-1)!;
      expect(`${method} ${path}`).toBe(line);
      expect(headers.authorization).toBe('Bearer token');
      expect(sent === '' ? null : JSON.parse(sent)).toEqual(body);
    },
  );
});
