/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["@agency-insights/source", "node", "require", "default"]}
 */
import { createRestGateway } from './createRestGateway.ts';
import { restAddress, rowsIn } from './restRequest.ts';

const { signal } = new AbortController();
const load = (gateway: ReturnType<typeof createRestGateway>, url: string) =>
  gateway.load({ kind: 'rest', url }, { signal, places: {} });
const sent = (status = 200) => jest.fn(() => Promise.resolve(Response.json([], { status })));

describe('createRestGateway', () => {
  it('createRestGateway sends credentials and headers only to its own origin', async () => {
    const fetch = sent();
    const gateway = createRestGateway({
      fetch,
      baseUrl: 'https://app.example/forms',
      origins: ['https://geo.example'],
      headers: () => ({ authorization: 'Bearer secret' }),
    });
    await load(gateway, '/api/states');
    expect(fetch).toHaveBeenLastCalledWith('https://app.example/api/states', {
      signal,
      credentials: 'same-origin',
      redirect: 'error',
      headers: { accept: 'application/json', authorization: 'Bearer secret' },
    });
    await load(gateway, 'https://geo.example/states');
    expect(fetch).toHaveBeenLastCalledWith('https://geo.example/states', {
      signal,
      credentials: 'omit',
      redirect: 'error',
      headers: { accept: 'application/json' },
    });
  });

  it.each([
    'https://evil.example/states',
    '//evil.example/states',
    'http://app.example/states',
    'data:application/json,[]',
  ])('createRestGateway refuses an origin that is not listed: %s', async (url) => {
    const fetch = sent();
    const gateway = createRestGateway({ fetch, baseUrl: 'https://app.example/' });
    await expect(load(gateway, url)).rejects.toThrow(/is another origin/);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('createRestGateway rejects if the endpoint refuses, with its path and status', async () => {
    const gateway = createRestGateway({ fetch: sent(403), baseUrl: 'https://app.example/' });
    await expect(load(gateway, '/api/states?term=a')).rejects.toThrow('GET /api/states returned 403.');
  });

  it('createRestGateway rejects a response without a list at the path of the schema', async () => {
    const fetch = () => Promise.resolve(Response.json({ items: [{ id: 1 }] }));
    const gateway = createRestGateway({ fetch, baseUrl: 'https://app.example/' });
    const read = (keyList: string) => gateway.load({ kind: 'rest', url: '/groups', keyList }, { signal, places: {} });
    await expect(read('itms')).rejects.toThrow('GET /groups returned no list. Set `keyList` to the path of one.');
    expect(await read('items')).toEqual([{ id: 1 }]);
  });
});

describe('restAddress', () => {
  const cities = { kind: 'rest', url: '/api/{state}/cities', params: { near: '{city}', tag: ['a', 'b'] } } as const;

  it('restAddress encodes values in the path and omits parameters of empty fields', () => {
    expect(restAddress(cities, { state: 'a/b c', city: undefined })).toBe('/api/a%2Fb%20c/cities?tag=a&tag=b');
    expect(restAddress(cities, { state: 'TX', city: 'Austin & Waco' })).toBe(
      '/api/TX/cities?near=Austin+%26+Waco&tag=a&tag=b',
    );
  });

  it.each([undefined, '', '..', '.'])(
    'restAddress sends nothing while a path placeholder has no usable value: %s',
    (state) => {
      expect(restAddress(cities, { state, city: undefined })).toBeUndefined();
    },
  );

  it('restAddress sends the search term in its placeholder, otherwise as q', () => {
    expect(restAddress({ kind: 'rest', url: '/api/cities', params: { starts: '{term}' } }, {}, 'au')).toBe(
      '/api/cities?starts=au',
    );
    expect(restAddress({ kind: 'rest', url: '/api/cities?lang=en' }, {}, 'au')).toBe('/api/cities?lang=en&q=au');
  });
});

describe('rowsIn', () => {
  it('rowsIn reads a list of objects or of plain values, at the top or at a path', () => {
    expect(rowsIn([{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(rowsIn({ data: { items: ['TX', 'OK'] } }, 'data.items')).toEqual([{ value: 'TX' }, { value: 'OK' }]);
    expect(rowsIn({ data: null }, 'data.items')).toBeUndefined();
  });
});
