import { after, before, describe } from 'node:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, DatabaseConfig } from './Database.ts';
import { openDatabase } from './openDatabase.ts';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
  withClient,
} from './throwawayPostgres.test-support.ts';

/** Context of a conformance test; `config` and `database` are set from the first `before` on. */
export interface DatabaseUnderTest {
  kind: DatabaseConfig['kind'];
  config: () => DatabaseConfig;
  database: () => Database;
  /** Closes the database and opens it again, as a restart does. */
  reopen: () => Promise<Database>;
}

/**
 * Runs the same tests on an empty SQLite file and on an empty PostgreSQL database.
 * PostgreSQL is TEST_DATABASE_URL (its schema `public` is emptied!) or a throwaway server where the binaries are installed; else it is skipped.
 */
export function describeOnEveryDatabase(title: string, tests: (underTest: DatabaseUnderTest) => void): void {
  describe(`${title}, SQLite`, () => {
    let folder = '';
    register('sqlite', tests, {
      start: async () => {
        folder = mkdtempSync(join(tmpdir(), 'insights-sqlite-'));
        return { kind: 'sqlite', file: join(folder, 'platform.sqlite') };
      },
      stop: async () => rmSync(folder, { recursive: true, force: true }),
    });
  });

  const url = process.env['TEST_DATABASE_URL'];
  const binaries = findPostgresBinaries();
  const skip = url || binaries ? false : 'no PostgreSQL: set TEST_DATABASE_URL, or install initdb and postgres';
  describe(`${title}, PostgreSQL`, { skip }, () => {
    let server: ThrowawayPostgres | undefined;
    register('postgres', tests, {
      start: async () => {
        if (url) {
          await withClient(url, (client) => client.query('drop schema if exists public cascade; create schema public'));
          return { kind: 'postgres', url };
        }
        server = await startThrowawayPostgres(binaries ?? '');
        return { kind: 'postgres', url: await server.createDatabase() };
      },
      stop: async () => server?.stop(),
    });
  });
}

/** Adds a user to the users table; returns the id. */
export async function addPerson(database: Database, id: string): Promise<string> {
  await database.db
    .insertInto('users')
    .values({
      id,
      email: `${id}@Example.test`,
      email_key: `${id}@example.test`.toLowerCase(),
      first_name: 'Ada',
      last_name: 'Quill',
      password_hash: null,
      blocked: 0,
      exchange_user_id: null,
      exchange_organization_id: null,
      created_at: 1,
      updated_at: 1,
    })
    .execute();
  return id;
}

interface Place {
  start(): Promise<DatabaseConfig>;
  stop(): Promise<void>;
}

function register(kind: DatabaseConfig['kind'], tests: (underTest: DatabaseUnderTest) => void, place: Place): void {
  let config: DatabaseConfig | undefined;
  let database: Database | undefined;
  before(async () => {
    config = await place.start();
    database = await openDatabase(config);
  });
  after(async () => {
    await database?.close();
    await place.stop();
  });
  const there = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The database is only open while tests run.');
    return value;
  };
  tests({
    kind,
    config: () => there(config),
    database: () => there(database),
    reopen: async () => {
      await database?.close();
      database = await openDatabase(there(config));
      return database;
    },
  });
}
