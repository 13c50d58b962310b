/** A stored value with the time of its writing. */
export interface StoredRecord {
  /** The value: any JSON value; after reading it is untrusted. */
  value: unknown;
  /** When it was written, in ms since 1970. */
  timestamp: number;
}

/** The port of everything that keeps values in a browser. Each method rejects with a `StorageError`. */
export interface ValueStorage {
  /** The record under a key, or null if there is none. */
  read: (key: string) => Promise<StoredRecord | null>;
  /** Stores a record under a key, replacing an older one. */
  write: (key: string, record: StoredRecord) => Promise<void>;
  /** Removes the record under a key; a missing one is not an error. */
  remove: (key: string) => Promise<void>;
}
