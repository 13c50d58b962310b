import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { Kysely } from 'kysely';
import type { Database } from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { NodeSqliteDialect } from './NodeSqliteDialect.ts';
import type { Tables } from './Tables.ts';

const memory = ':memory:';
const busyTimeoutMs = 5_000;

/** Primary result codes, https://www.sqlite.org/rescode.html */
const sqlite = {
  busy: 5,
  locked: 6,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
};

/**
 * Opens a SQLite file with durable writes: write-ahead log, full synchronous, foreign keys.
 * Throws a DatabaseError that names the file.
 */
export function openSqlite(file: string): Database {
  const path = file === memory ? file : resolve(file);
  if (path !== memory) makeFile(path);
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(path, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    prepareConnection(connection, path);
    // SQLite's own version only handles ASCII.
    connection.function('lower', { deterministic: true }, lowerCase);
  } catch (error) {
    if (connection?.isOpen) connection.close();
    throw asDatabaseError(error, path);
  }
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) });
  return {
    kind: 'sqlite',
    db,
    close: async () => {
      await db.destroy();
      if (connection.isOpen) connection.close();
    },
  };
}

/** Creates the file with users' searches and encrypted tokens: only the platform's account may read it. */
function makeFile(path: string): void {
  const folder = dirname(path);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
      throw new DatabaseError(
        'database_not_a_file',
        `The database file ${path} is a folder. Remove it or name another data folder.`,
      );
    }
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw notWritable(path, error);
  }
}

function prepareConnection(connection: DatabaseSync, path: string): void {
  const mode = connection.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
  if (mode !== 'wal' && path !== memory) {
    throw new DatabaseError(
      'database_not_writable',
      `The database file ${path} cannot keep a write-ahead log there (journal mode ${String(mode)}). Put the data folder on a local disk.`,
    );
  }
  connection.exec('pragma synchronous = full; pragma foreign_keys = on;');
  const damage = connection.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (damage !== 'ok') throw corrupt(path, new Error(String(damage)));
  // An empty write transaction checks now whether the file is writable, not at the first save.
  connection.exec('begin immediate; rollback;');
}

function asDatabaseError(error: unknown, path: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const errcode = error instanceof Error ? (error as Error & { errcode?: number }).errcode : undefined;
  const primary = errcode === undefined ? undefined : errcode & 0xff;
  if (primary === sqlite.notADatabase || primary === sqlite.corrupt) return corrupt(path, error);
  if (primary === sqlite.busy || primary === sqlite.locked) {
    return new DatabaseError(
      'database_locked',
      `The database file ${path} is locked by another process. Stop the other process that uses it, then start again.`,
      { cause: error },
    );
  }
  return notWritable(path, error);
}

function corrupt(path: string, cause: unknown): DatabaseError {
  return new DatabaseError(
    'database_corrupt',
    `The database file ${path} is damaged or not a SQLite database. Put a backup in its place, or move it and its -wal and -shm files away to start with an empty one.`,
    { cause },
  );
}

function notWritable(path: string, cause: unknown): DatabaseError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new DatabaseError(
    'database_not_writable',
    `The database file ${path} cannot be opened for writing (${reason}). Give the account that runs the platform write access to ${dirname(path)}, or name another data folder.`,
    { cause },
  );
}

/** Implements SQL's `lower()` for all alphabets, as in PostgreSQL. */
function lowerCase(value: SQLOutputValue): SQLOutputValue {
  return typeof value === 'string' ? value.toLowerCase() : value;
}
