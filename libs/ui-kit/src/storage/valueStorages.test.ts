/** @jest-environment jsdom */
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { createCookieStorage } from './cookieStorage.ts';
import { createIndexedDbStorage } from './indexedDbStorage.ts';
import { createSessionValueStorage, sessionValueStorage } from './sessionValueStorage.ts';
import { isStorageError } from './StorageError.ts';
import { parseStoredRecord } from './storedRecord.ts';
import type { ValueStorage } from './ValueStorage.ts';

const record = { value: { states: ['TX', 'OK'], note: 'Fire; wind = both, "100 %"' }, timestamp: 1_763_630_000_000 };

/** A document whose cookies follow RFC 6265 where it matters here; remembers what was written. */
function cookieJar({ most = Infinity } = {}) {
  const kept = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      written.push(text);
      const [pair = '', ...attributes] = text.split('; ');
      const at = pair.indexOf('=');
      if (attributes.includes('Max-Age=0')) kept.delete(pair.slice(0, at));
      else if (pair.length <= most) kept.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };
}

const storages: [string, () => ValueStorage][] = [
  ['cookies', () => createCookieStorage({ document: cookieJar() })],
  ['session storage', () => createSessionValueStorage()],
  ['IndexedDB', () => createIndexedDbStorage({ indexedDB: sameFactory() })],
];

function sameFactory(): () => IDBFactory {
  const factory = new IDBFactory();
  return () => factory;
}

beforeEach(() => sessionStorage.clear());

// structuredClone is what a database copies values with; jsdom has none of its own.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value)) as never;

describe.each(storages)('values in %s', (_name, create) => {
  it('Values are read as they were written, and are absent once removed [KIT-STORE-1]', async () => {
    const storage = create();
    expect(await storage.read('search')).toBeNull();
    await storage.write('search', record);
    expect(await storage.read('search')).toEqual(record);
    expect(await storage.read('other')).toBeNull();
    await storage.remove('search');
    expect(await storage.read('search')).toBeNull();
    await storage.remove('search');
  });

  it('Every key and every JSON value is stored and read back unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), fc.jsonValue(), async (key, value) => {
        const storage = create();
        await storage.write(key, { value, timestamp: 1 });
        expect(await storage.read(key)).toEqual({ value: JSON.parse(JSON.stringify(value)), timestamp: 1 });
      }),
      { numRuns: 40 },
    );
  });
});

describe('cookies', () => {
  it('Cookies have the prefix app_, last 30 days, and are secure and same-site strict [KIT-STORE-1]', async () => {
    const jar = cookieJar();
    await createCookieStorage({ document: jar }).write('search', record);
    const [name] = jar.cookie.split('=');
    expect(name).toBe('app_search');
    expect(jar.written[0]).toMatch(/; Max-Age=2592000; Path=\/; Secure; SameSite=Strict$/);
  });

  it('The cookie storage reports when the browser did not store a cookie', async () => {
    const storage = createCookieStorage({ document: cookieJar({ most: 4096 }) });
    const writing = storage.write('search', { value: 'x'.repeat(5000), timestamp: 1 });
    await expect(writing).rejects.toMatchObject({ name: 'StorageError', code: 'not-kept' });
  });
});

describe('session storage', () => {
  it('The session storage contains JSON under a key that begins with app [KIT-STORE-1]', async () => {
    await sessionValueStorage.write('search', record);
    expect(sessionStorage.key(0)).toBe('app_search');
    expect(JSON.parse(sessionStorage.getItem('app_search') ?? '')).toEqual(record);
  });

  it('The session storage reports when it is forbidden or full', async () => {
    const forbidden = createSessionValueStorage({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await expect(forbidden.read('search')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(forbidden.write('search', record)).rejects.toMatchObject({ code: 'not-kept' });
    const refusal: unknown = await forbidden.remove('search').catch((error: unknown) => error);
    expect(isStorageError(refusal)).toBe(true);
  });
});

describe('IndexedDB', () => {
  const databases = async (factory: IDBFactory) => (await factory.databases()).map(({ name }) => name);

  it('The database is app_storage with the store app_data [KIT-STORE-1]', async () => {
    const factory = new IDBFactory();
    await createIndexedDbStorage({ indexedDB: () => factory }).write('search', record);
    expect(await databases(factory)).toEqual(['app_storage']);
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = factory.open('app_storage');
      request.onsuccess = () => resolve(request.result);
    });
    expect([...database.objectStoreNames]).toEqual(['app_data']);
  });

  it('The database gets its store if it was created without one', async () => {
    const factory = new IDBFactory();
    await new Promise<void>((resolve) => {
      const request = factory.open('app_storage', 3);
      request.onsuccess = () => {
        request.result.close();
        resolve();
      };
    });
    const storage = createIndexedDbStorage({ indexedDB: () => factory });
    await storage.write('search', record);
    expect(await storage.read('search')).toEqual(record);
  });

  it('The storage opens the database again after another tab has deleted it', async () => {
    const factory = new IDBFactory();
    const storage = createIndexedDbStorage({ indexedDB: () => factory });
    await storage.write('search', record);
    await new Promise<void>((resolve) => {
      factory.deleteDatabase('app_storage').onsuccess = () => resolve();
    });
    expect(await storage.read('search')).toBeNull();
  });

  it('The storage reports a missing IndexedDB, and tries again', async () => {
    const browser: { indexedDB?: IDBFactory } = {};
    const storage = createIndexedDbStorage({ indexedDB: () => browser.indexedDB as IDBFactory });
    await expect(storage.read('search')).rejects.toMatchObject({ code: 'unavailable' });
    browser.indexedDB = new IDBFactory();
    expect(await storage.read('search')).toBeNull();
  });
});

describe('hostile content', () => {
  it('Hostile content yields a record or a StorageError, never anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        try {
          expect(parseStoredRecord(text).timestamp).toBeGreaterThanOrEqual(0);
        } catch (error) {
          expect(error).toMatchObject({ name: 'StorageError', code: 'unreadable' });
        }
      }),
    );
  });

  it.each([
    '{"value":1}',
    '{"value":1,"timestamp":"1"}',
    '{"value":1,"timestamp":-1}',
    '{"timestamp":1}',
    'null',
    '%E0%',
  ])('Hostile content such as %s is not read as a value', async (text) => {
    sessionStorage.setItem('app_search', text);
    await expect(sessionValueStorage.read('search')).rejects.toMatchObject({ code: 'unreadable' });
    const cookies = createCookieStorage({ document: { cookie: `theme=dark; app_search=${text}` } });
    await expect(cookies.read('search')).rejects.toMatchObject({ code: 'unreadable' });
  });
});
