import { StorageError } from './StorageError.ts';
import { storedRecord } from './storedRecord.ts';
import type { ValueStorage } from './ValueStorage.ts';

/** What `createIndexedDbStorage` takes. */
export interface IndexedDbStorageOptions {
  /** Gives the factory of databases; called when a database is opened. Default: the page's. */
  indexedDB?: () => IDBFactory;
  /** The database. Default `app_storage`. */
  databaseName?: string;
  /** The object store in it. Default `app_data`. */
  storeName?: string;
}

/** Keeps values in IndexedDB: database `app_storage`, store `app_data`. They stay until they are removed. */
export function createIndexedDbStorage(options: IndexedDbStorageOptions = {}): ValueStorage {
  const { indexedDB: factory = () => window.indexedDB, databaseName = 'app_storage', storeName = 'app_data' } = options;
  let opening: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opening = null;
  };
  const database = (): Promise<IDBDatabase> => {
    opening ??= openWithStore(factory, databaseName, storeName, forget).catch((error: unknown) => {
      forget();
      throw new StorageError('unavailable', "IndexedDB can't be opened. Allow site data in the browser.", {
        cause: error,
      });
    });
    return opening;
  };
  const run = async <Result>(
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const open = await database();
    try {
      const transaction = open.transaction(storeName, mode);
      const asked = request(transaction.objectStore(storeName));
      await settled(transaction);
      return asked.result;
    } catch (error) {
      const code = mode === 'readonly' ? 'unavailable' : 'not-kept';
      throw new StorageError(code, 'IndexedDB failed. Allow site data in the browser, or free space.', {
        cause: error,
      });
    }
  };
  return {
    read: async (key) => {
      const found = await run<unknown>('readonly', (store) => store.get(key) as IDBRequest<unknown>);
      return found === undefined ? null : storedRecord(found);
    },
    write: async (key, record) => void (await run('readwrite', (store) => store.put(record, key))),
    remove: async (key) => void (await run('readwrite', (store) => store.delete(key))),
  };
}

/** The page's IndexedDB. */
export const indexedDbStorage: ValueStorage = createIndexedDbStorage();

/** Opens the database; one that was created without the store gets it in a version of its own. */
async function openWithStore(
  factory: () => IDBFactory,
  name: string,
  storeName: string,
  onClose: () => void,
): Promise<IDBDatabase> {
  const first = await open(factory(), name, storeName, undefined);
  const whole = first.objectStoreNames.contains(storeName)
    ? first
    : await reopen(first, factory(), name, storeName, first.version + 1);
  whole.onclose = onClose;
  // Another tab brings a newer version: this connection must not block it.
  whole.onversionchange = () => {
    whole.close();
    onClose();
  };
  return whole;
}

function reopen(
  first: IDBDatabase,
  factory: IDBFactory,
  name: string,
  storeName: string,
  version: number,
): Promise<IDBDatabase> {
  first.close();
  return open(factory, name, storeName, version);
}

function open(factory: IDBFactory, name: string, storeName: string, version: number | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version);
    request.onupgradeneeded = () => {
      if (!request.result.objectStoreNames.contains(storeName)) request.result.createObjectStore(storeName);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database was not opened.'));
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'));
    transaction.onerror = () => reject(transaction.error ?? new Error('The transaction failed.'));
  });
}
