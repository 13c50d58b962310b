import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

/** Where the transactional database is. */
export type DatabaseConfig =
  | {
      kind: 'sqlite';
      /** Path of the file; it and its folder are made when missing. `:memory:` keeps everything in memory. */
      file: string;
    }
  | {
      kind: 'postgres';
      /** `postgres://person:password@host:port/database`. */
      url: string;
      /** Most connections at a time. Default 10. */
      maxConnections?: number;
      /** How long a statement may take, and up to 5 s of it how long one may wait for a connection, in ms. Default 15,000. */
      timeoutMs?: number;
    };

/** The open transactional database. */
export interface Database {
  kind: DatabaseConfig['kind'];
  /** Typed queries; `db.transaction().execute(…)` for more than one statement that belong together. */
  db: Kysely<Tables>;
  /** Ends all connections; what was committed is on disk. May be called more than once. */
  close(): Promise<void>;
}
