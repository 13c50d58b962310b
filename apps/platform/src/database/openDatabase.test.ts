import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { DatabaseError } from './DatabaseError.ts';
import { openDatabase } from './openDatabase.ts';

describe('opening a SQLite database', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'insights-open-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const refuses = (file: string, code: string, says: RegExp) =>
    assert.rejects(openDatabase({ kind: 'sqlite', file }), (error) => {
      assert.ok(error instanceof DatabaseError);
      assert.equal(error.code, code);
      assert.ok(error.message.includes(file), `${error.message} names ${file}`);
      assert.match(error.message, says);
      assert.doesNotMatch(error.message, /\n/);
      return true;
    });

  it('flushes to disk before it returns: write-ahead log, full synchronous, foreign keys on [PLAT-4]', async () => {
    const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'settings.sqlite') });
    const pragma = async (name: string) =>
      Object.values((await sql.raw<Record<string, unknown>>(`pragma ${name}`).execute(database.db)).rows[0] ?? {})[0];
    assert.equal(await pragma('journal_mode'), 'wal');
    assert.equal(await pragma('synchronous'), 2);
    assert.equal(await pragma('foreign_keys'), 1);
    assert.equal(await pragma('busy_timeout'), 5_000);
    await database.close();
    await database.close();
  });

  it('creates missing folders and prevents other accounts from reading the file', async () => {
    const file = join(folder, 'new', 'deep', 'platform.sqlite');
    const database = await openDatabase({ kind: 'sqlite', file });
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.equal(statSync(`${file}-wal`).mode & 0o777, 0o600);
    await database.close();
  });

  it('names the file and the fix if it is not a database', async () => {
    const file = join(folder, 'text.sqlite');
    writeFileSync(file, 'policy_code;premium\n'.repeat(1_000));
    await refuses(file, 'database_corrupt', /damaged or not a SQLite database.*backup/);
  });

  it('names the file and the fix if some of its pages are damaged', async () => {
    const file = join(folder, 'damaged.sqlite');
    await (await openDatabase({ kind: 'sqlite', file })).close();
    truncateSync(file, statSync(file).size - 4_096);
    await refuses(file, 'database_corrupt', /damaged or not a SQLite database.*backup/);
  });

  it('names the path if it is a folder, or is below a file', async () => {
    const taken = join(folder, 'a-folder.sqlite');
    mkdirSync(taken);
    await refuses(taken, 'database_not_a_file', /is a folder/);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    await refuses(join(file, 'platform.sqlite'), 'database_not_writable', /write access/);
  });

  it(
    'names the file if the folder is read-only',
    { skip: process.getuid?.() === 0 && 'root may write everywhere' },
    async () => {
      const closed = join(folder, 'closed');
      mkdirSync(closed);
      chmodSync(closed, 0o500);
      await refuses(join(closed, 'platform.sqlite'), 'database_not_writable', /write access/);
    },
  );

  it('refuses a database of a newer version and leaves it unchanged', async () => {
    const file = join(folder, 'newer.sqlite');
    await (await openDatabase({ kind: 'sqlite', file })).close();
    const later = new DatabaseSync(file);
    later.exec(`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`);
    later.close();
    await assert.rejects(openDatabase({ kind: 'sqlite', file }), { name: 'DatabaseError', code: 'database_newer' });
  });

  it('leaves no partial changes when a migration fails', async () => {
    const file = join(folder, 'half.sqlite');
    const before = new DatabaseSync(file);
    before.exec('create table export_tasks (id text)');
    before.close();
    await assert.rejects(openDatabase({ kind: 'sqlite', file }), {
      name: 'DatabaseError',
      code: 'database_migration_failed',
    });
    const left = new DatabaseSync(file);
    const tables = left
      .prepare(`select name from sqlite_master where type = 'table' and name not like 'kysely%'`)
      .all()
      .map((row) => row['name']);
    left.close();
    assert.deepEqual(tables, ['export_tasks']);
  });
});

describe('opening a PostgreSQL database', () => {
  it('names the server, not the password, if it is unreachable', async () => {
    await assert.rejects(
      openDatabase({ kind: 'postgres', url: 'postgres://insights:s3cret@127.0.0.1:1/insights' }),
      (error) => {
        assert.ok(error instanceof DatabaseError);
        assert.equal(error.code, 'database_unreachable');
        assert.match(error.message, /127\.0\.0\.1:1\/insights/);
        assert.doesNotMatch(error.message, /s3cret/);
        return true;
      },
    );
  });

  it('explains the format of an address if it is invalid', async () => {
    await assert.rejects(openDatabase({ kind: 'postgres', url: 'mysql://s3cret@host/db' }), {
      code: 'database_unreachable',
      message: /postgres:\/\/user:password@host/,
    });
  });
});
