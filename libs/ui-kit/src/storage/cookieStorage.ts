import { StorageError } from './StorageError.ts';
import { parseStoredRecord } from './storedRecord.ts';
import type { ValueStorage } from './ValueStorage.ts';

/** What `createCookieStorage` takes. */
export interface CookieStorageOptions {
  /** The document whose cookies are used. Default: the page's. */
  document?: Pick<Document, 'cookie'>;
  /** What each name begins with. Default `app_`. */
  prefix?: string;
  /** How long a cookie is kept, in days. Default 30. */
  days?: number;
}

const secondsOfDay = 24 * 60 * 60;

/**
 * Keeps values in cookies: prefix `app_`, 30 days, secure, same-site strict. Every request to the server carries them,
 * and a browser takes about 4,000 characters in each: use it for what the server must see.
 */
export function createCookieStorage(options: CookieStorageOptions = {}): ValueStorage {
  const { document: given, prefix = 'app_', days = 30 } = options;
  const cookies = (): Pick<Document, 'cookie'> => {
    const found = given ?? (typeof document === 'undefined' ? undefined : document);
    if (!found) throw new StorageError('unavailable', 'There are no cookies here. Read stored values in a browser.');
    return found;
  };
  const nameOf = (key: string) => encodeURIComponent(`${prefix}${key}`);
  const put = (name: string, text: string, seconds: number) => {
    cookies().cookie = `${name}=${text}; Max-Age=${seconds}; Path=/; Secure; SameSite=Strict`;
  };
  return {
    read: async (key) => {
      const text = cookieText(cookies().cookie, nameOf(key));
      return text === undefined ? null : parseStoredRecord(decoded(text));
    },
    write: async (key, record) => {
      const name = nameOf(key);
      const text = encodeURIComponent(JSON.stringify(record));
      put(name, text, days * secondsOfDay);
      // Browsers drop rejected cookies silently.
      if (cookieText(cookies().cookie, name) !== text)
        throw new StorageError('not-kept', 'The browser refused the cookie. Allow cookies, or store a shorter value.');
    },
    remove: async (key) => put(nameOf(key), '', 0),
  };
}

function cookieText(all: string, name: string): string | undefined {
  const cookie = all.split('; ').find((part) => part.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
