import { StorageError } from './StorageError.ts';
import { parseStoredRecord } from './storedRecord.ts';
import type { ValueStorage } from './ValueStorage.ts';

/** What `createSessionValueStorage` takes. */
export interface SessionValueStorageOptions {
  /** Gives the storage; called on each use, since a browser may forbid it. Default: the page's session storage. */
  storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** What each key begins with. Default `app_`. */
  prefix?: string;
}

/** Keeps values as JSON in the session storage, under keys that begin with `app`: as long as the tab is open. */
export function createSessionValueStorage(options: SessionValueStorageOptions = {}): ValueStorage {
  const { storage = () => window.sessionStorage, prefix = 'app_' } = options;
  return {
    read: async (key) => {
      const text = attempt('unavailable', () => storage().getItem(`${prefix}${key}`));
      return text === null ? null : parseStoredRecord(text);
    },
    write: async (key, record) =>
      attempt('not-kept', () => storage().setItem(`${prefix}${key}`, JSON.stringify(record))),
    remove: async (key) => attempt('unavailable', () => storage().removeItem(`${prefix}${key}`)),
  };
}

/** The page's session storage. */
export const sessionValueStorage: ValueStorage = createSessionValueStorage();

const messages = {
  unavailable: "The session storage can't be used. Allow site data in the browser.",
  'not-kept': 'The session storage refused the value. Allow site data, free space, or store JSON.',
} as const;

function attempt<Result>(code: keyof typeof messages, call: () => Result): Result {
  try {
    return call();
  } catch (error) {
    throw new StorageError(code, messages[code], { cause: error });
  }
}
