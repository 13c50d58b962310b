import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { openTarget } from '../../data/publish/openTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  withClient,
} from '../../database/throwawayPostgres.test-support.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { until } from '../../testing/until.test-support.ts';
import { call, cast } from '../expressions.ts';
import { openPostgresWarehouse } from './openPostgresWarehouse.ts';

const run = promisify(execFile);
const binaries = findPostgresBinaries('pg_dump', 'pg_restore');

it(
  'policy data from a restored dump is used and monitored as before [PLAT-11]',
  { skip: binaries === undefined && 'no PostgreSQL with pg_dump and pg_restore' },
  async () => {
    await using opened = new AsyncDisposableStack();
    const folder = await mkdtemp(join(tmpdir(), 'insights-dump-'));
    opened.defer(() => rm(folder, { recursive: true }));
    const server = opened.adopt(await startThrowawayPostgres(binaries ?? ''), (one) => one.stop());
    const [url, restored] = [await server.createDatabase(), await server.createDatabase()];
    const { directory, remove } = await temporaryWarehouse();
    opened.defer(remove);
    await loadTestSet(directory, createTestRecords(1, 998));
    const target = await openTarget(url);
    await publishSet({ warehouse: directory, target }).finally(() => target.close());
    const dump = join(folder, 'policies.dump');
    await run(join(binaries ?? '', 'pg_dump'), ['--format=custom', `--file=${dump}`, url]);
    await run(join(binaries ?? '', 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${restored}`, dump]);

    const faults: unknown[] = [];
    const warehouse = openPostgresWarehouse({
      url: restored,
      timeoutMs: 10_000,
      connections: 1,
      totalsEveryMs: 20,
      onFault: (error) => faults.push(error),
    });
    opened.defer(() => warehouse.close());
    const count = () =>
      warehouse.withSet(async (set) => {
        const expression = cast(call('count'), 'integer');
        return (await set.run({ select: [{ name: 'n', expression }], from: 'policy' })).columns[0]?.values[0];
      });
    assert.equal(await count(), 1_000);
    const looks = async (): Promise<number> => {
      const scans = `SELECT sum(seq_scan)::integer AS n FROM pg_stat_user_tables WHERE relname = 'agency_month'`;
      return withClient(restored, async (client) => (await client.query<{ n: number }>(scans)).rows[0]?.n ?? 0);
    };
    const before = await looks();
    await until('some looks at the sums by month', looks, (now) => now > before + 3);
    assert.equal(await count(), 1_000);
    assert.deepEqual(faults, []);

    await withClient(restored, async (client) => {
      const { rows } = await client.query<{ schema_name: string }>('SELECT schema_name FROM agency_insights.data_set');
      await client.query(`UPDATE ${rows[0]?.schema_name}.policy SET carrier_id = carrier_id + 1 WHERE agency_id = 1`);
    });
    await until(
      'the changed set is out of use',
      () => faults.length,
      (found) => found > 0,
    );
    await assert.rejects(count(), { code: 'damaged_data_set' });
  },
);
