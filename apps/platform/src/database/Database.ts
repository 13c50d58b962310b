import type { Kysely } from 'kysely';
import type { Tables } from './Tables.ts';

/** Address of the transactional database. */
export type DatabaseConfig =
  | {
      kind: 'sqlite';
      /** Path of the file; it and its folder are created if missing. `:memory:` keeps everything in memory. */
      file: string;
    }
  | {
      kind: 'postgres';
      /** `postgres://user:password@host:port/database`. */
      url: string;
      /** Max connections. Default 10. */
      maxConnections?: number;
      /** Time limit of a statement and, up to 5 s, of waiting for a connection, ms. Default 15,000. */
      timeoutMs?: number;
    };

/** The open transactional database. */
export interface Database {
  kind: DatabaseConfig['kind'];
  /** Typed queries; `db.transaction().execute(…)` for more than one statement that belong together. */
  db: Kysely<Tables>;
  /** Closes all connections; committed data is on disk. Idempotent. */
  close(): Promise<void>;
}
