import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openPostgresTarget } from '../../data/publish/openPostgresTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { itAtNight } from '../../testing/checksAll.test-support.ts';
import { startAndStop } from '../../testing/startPlatform.test-support.ts';
import { settledInTime } from '../server/settledInTime.test-support.ts';
import { addressAs, startWith } from '../server/startWith.test-support.ts';
import { openPostgresDriver } from './PostgresDriver.ts';

const binaries = findPostgresBinaries();

describe(
  'the warehouse on PostgreSQL',
  { skip: binaries ? false : 'no PostgreSQL: install initdb and postgres' },
  () => {
    let server: ThrowawayPostgres;
    before(async () => {
      server = await startThrowawayPostgres(binaries ?? '');
    });
    after(() => server.stop());

    it('cancels a query after its timeout, on the server too, also while it waits for a connection [PLAT-11]', async () => {
      const url = await server.createDatabase();
      const timeoutMs = 400;
      const driver = openPostgresDriver({ url, schema: 'public', timeoutMs, connections: 2 });
      const sleep = { sql: 'SELECT pg_sleep(60)::text AS n', parameters: [] };
      try {
        const runs = await settledInTime(() => driver.run(sleep), { times: 20, timeoutMs });
        for (const run of runs)
          assert.ok(
            run.status === 'rejected' && /took longer than 0.4 seconds/.test(String(run.reason)),
            String(run.status),
          );
        const { rows } = await withClient(url, (client) =>
          client.query(
            `SELECT count(*)::integer AS n FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND state = 'active' AND pid <> pg_backend_pid()`,
          ),
        );
        assert.deepEqual(rows, [{ n: 0 }]);
        const { rowCount } = await driver.run({ sql: 'SELECT 1 AS n', parameters: [] });
        assert.equal(rowCount, 1);
      } finally {
        await driver.close();
      }
    });

    it('cancels a query on the server if its caller cancels it, and keeps the connection [API-GW-9]', async () => {
      const url = await server.createDatabase();
      const driver = openPostgresDriver({ url, schema: 'public', timeoutMs: 20_000, connections: 1 });
      const process = { sql: 'SELECT pg_backend_pid() AS n', parameters: [] };
      try {
        const before = (await driver.run(process)).columns[0]?.values[0];
        const sleep = { sql: 'SELECT pg_sleep(60)::text AS n', parameters: [] };
        await assert.rejects(driver.run(sleep, { signal: AbortSignal.timeout(100) }), { name: 'TimeoutError' });
        assert.equal((await driver.run(process)).columns[0]?.values[0], before);
      } finally {
        await driver.close();
      }
    });

    it('never has more connections than allowed [PLAT-11]', async () => {
      const url = await server.createDatabase();
      const driver = openPostgresDriver({ url, schema: 'public', timeoutMs: 20_000, connections: 3 });
      const count = {
        sql: `SELECT count(*)::integer AS n FROM pg_stat_activity, pg_sleep(0.01) WHERE datname = current_database() AND backend_type = 'client backend'`,
        parameters: [],
      };
      try {
        const answers = await Promise.all(Array.from({ length: 60 }, () => driver.run(count)));
        assert.equal(Math.max(...answers.map(({ columns }) => Number(columns[0]?.values[0]))), 3);
      } finally {
        await driver.close();
      }
    });

    itAtNight(
      'serves people with a read-only user, warns about a user with write access, and refuses a wrong password at startup [PLAT-11]',
      async () => {
        const url = await server.createDatabase();
        await withClient(url, (client) =>
          client.query(`CREATE ROLE reader LOGIN PASSWORD 'reads'; CREATE ROLE writer LOGIN PASSWORD 'writes'`),
        );
        const { directory, remove } = await temporaryWarehouse();
        const target = await openPostgresTarget(url);
        await loadTestSet(directory, createTestRecords(1, 98));
        await publishSet({ warehouse: directory, target, reader: 'reader' });
        await target.close();
        await remove();
        await withClient(url, (client) =>
          client.query(
            // A user who may not read the data is never ready.
            `GRANT reader TO writer; GRANT INSERT ON agency_insights.data_set TO writer;
             GRANT CREATE ON DATABASE ${new URL(url).pathname.slice(1)} TO writer`,
          ),
        );
        assert.deepEqual(await startWith(addressAs(url, 'reader', 'reads')), { ready: 200, warnings: '' });
        assert.match(
          (await startWith(addressAs(url, 'writer', 'writes'))).warnings,
          /only needs the right to read, but may create schemas in the database, may write to agency_insights/,
        );
        assert.match((await startWith(url)).warnings, /is a superuser/);
        await assert.rejects(
          startAndStop({ env: { WAREHOUSE_URL: addressAs(url, 'reader', 'wrong') } }),
          (error: Error) => {
            assert.match(
              error.message,
              /^WAREHOUSE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/test_\d+ refuses the connection .* Check the user, the password/,
            );
            assert.doesNotMatch(error.message, /reader:wrong/);
            return true;
          },
        );
        await assert.rejects(
          startAndStop({ env: { WAREHOUSE_URL: 'postgres://reader:reads@127.0.0.1:1/policies' } }),
          /^StartProblem: WAREHOUSE_URL: PostgreSQL at 127\.0\.0\.1:1\/policies cannot be reached/,
        );
      },
    );
  },
);
