/** A stored value with the time of its writing. */
export interface StoredRecord {
  /** The value: anything that JSON can hold; after reading it is what lay there, and is not to be trusted. */
  value: unknown;
  /** When it was written, in ms since 1970. */
  timestamp: number;
}

/** The port of everything that keeps values in a browser. Each method rejects with a `StorageError`. */
export interface ValueStorage {
  /** The record under a key, or null where there is none. */
  read: (key: string) => Promise<StoredRecord | null>;
  /** Keeps a record under a key, in place of an older one. */
  write: (key: string, record: StoredRecord) => Promise<void>;
  /** Takes the record under a key away; one that is not there is no error. */
  remove: (key: string) => Promise<void>;
}
