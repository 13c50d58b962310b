import { inTurn } from './inTurn.ts';
import { isStorageError, StorageError } from './StorageError.ts';
import type { StoredRecord, ValueStorage } from './ValueStorage.ts';

/** The clock and timers of stored values, so that a test needs no sleeping. */
export interface StoreClock {
  /** The time in ms since 1970. */
  now: () => number;
  /** Runs a callback after a delay in ms. */
  setTimeout: (callback: () => void, delayMs: number) => unknown;
  /** Cancels a delayed callback. */
  clearTimeout: (handle: never) => void;
}

/** What is known of one stored value. */
export interface StoredSnapshot {
  /** It is being read for the first time. */
  isLoading: boolean;
  /** The value and when it was written; null if there is none. */
  record: StoredRecord | null;
  /** What went wrong in the last reading or writing. */
  error: StorageError | null;
}

/** The values of one storage as the application sees them. Without React. */
export interface StoredValues {
  /** What is known of a value now; the same object as long as nothing changes. */
  snapshot: (key: string) => StoredSnapshot;
  /** Calls a listener when a value changes; the first listener has it read. Returns the unsubscribe function. */
  subscribe: (key: string, listener: () => void) => () => void;
  /** Stores a value; it is shown immediately, and stays if the storage fails. */
  set: (key: string, value: unknown) => void;
  /** Removes a value. */
  remove: (key: string) => void;
  /** The clock. */
  clock: StoreClock;
}

interface Entry {
  snapshot: StoredSnapshot;
  listeners: Set<() => void>;
  /** Counts what was done with the value, so that an answer that comes too late is dropped. */
  turn: number;
  isRead: boolean;
}

/** What is known before anything was read. */
export const unreadSnapshot: StoredSnapshot = { isLoading: true, record: null, error: null };

const systemClock: StoreClock = {
  now: () => Date.now(),
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs),
  clearTimeout: (handle) => clearTimeout(handle),
};

/** Makes the values of a storage. */
export function createStoredValues(storage: ValueStorage, clock: StoreClock = systemClock): StoredValues {
  const entries = new Map<string, Entry>();
  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { snapshot: unreadSnapshot, listeners: new Set(), turn: 0, isRead: false };
    entries.set(key, entry);
    return entry;
  };
  const show = (entry: Entry, snapshot: StoredSnapshot) => {
    entry.snapshot = snapshot;
    entry.listeners.forEach((listener) => listener());
  };
  /** Runs one use of the storage after those before it; what it says counts only if nothing was done since. */
  const enqueue = (key: string, run: () => Promise<StoredSnapshot>) => {
    const entry = entryOf(key);
    entry.isRead = true;
    entry.turn += 1;
    const { turn } = entry;
    void inTurn(storage, key, async () => {
      const before = entry.snapshot;
      const after = await run().catch((error: unknown) => ({
        ...before,
        isLoading: false,
        error: asStorageError(error),
      }));
      if (turn === entry.turn) show(entry, after);
    });
  };
  const put = (key: string, record: StoredRecord | null) => {
    const entry = entryOf(key);
    const kept = { isLoading: false, record, error: null };
    enqueue(key, async () => {
      await (record ? storage.write(key, record) : storage.remove(key));
      return kept;
    });
    show(entry, kept);
  };
  return {
    clock,
    snapshot: (key) => entryOf(key).snapshot,
    subscribe: (key, listener) => {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      if (!entry.isRead)
        enqueue(key, async () => ({
          isLoading: false,
          record: notToCome(await storage.read(key), clock),
          error: null,
        }));
      return () => entry.listeners.delete(listener);
    },
    set: (key, value) => put(key, { value, timestamp: clock.now() }),
    remove: (key) => put(key, null),
  };
}

/** A record with a future time, from a wrong clock or a user who wants a longer session, counts as written now. */
function notToCome(record: StoredRecord | null, clock: StoreClock): StoredRecord | null {
  return record && { ...record, timestamp: Math.min(record.timestamp, clock.now()) };
}

function asStorageError(error: unknown): StorageError {
  return isStorageError(error)
    ? error
    : new StorageError('unavailable', 'The storage failed. Its error is the `cause`.', { cause: error });
}
