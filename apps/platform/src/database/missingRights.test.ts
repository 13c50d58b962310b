import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDatabase } from './openDatabase.ts';
import { findPostgresBinaries, startThrowawayPostgres, withClient } from './throwawayPostgres.test-support.ts';

const binaries = findPostgresBinaries();
const skip = binaries ? false : 'no PostgreSQL: install initdb and postgres';

describe('a PostgreSQL user who may not create tables', { skip }, () => {
  it('gets an error with the missing right and who can grant it', async () => {
    const server = await startThrowawayPostgres(binaries ?? '');
    try {
      const url = await server.createDatabase();
      await withClient(url, (client) =>
        client.query(`create role reader login password 'reader-pass'; revoke create on schema public from public`),
      );
      const asReader = new URL(url);
      asReader.username = 'reader';
      asReader.password = 'reader-pass';
      await assert.rejects(openDatabase({ kind: 'postgres', url: asReader.href }), (error: Error) => {
        assert.match(
          error.message,
          /^The user may not create tables .*GRANT CREATE, USAGE ON SCHEMA public TO the user/,
        );
        assert.doesNotMatch(error.message, /reader-pass|restore a backup/);
        return true;
      });
    } finally {
      await server.stop();
    }
  });
});
