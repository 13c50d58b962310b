// A database server of the tests for the time of its parent: `node serveEngine.mjs postgresql|clickhouse`. Sends { url } to its parent:
// the address of an empty database.
/* eslint-disable @nx/enforce-module-boundaries -- the servers are those of the platform's own tests, which no package exports */
import process from 'node:process';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  withClient,
} from '../../../apps/platform/src/database/throwawayPostgres.test-support.ts';
import { startThrowawayClickHouse } from '../../../apps/platform/src/warehouse/clickhouse/throwawayClickHouse.test-support.ts';

const isPostgres = process.argv[2] === 'postgresql';
const server = isPostgres
  ? await startThrowawayPostgres(findPostgresBinaries() ?? '', { shared_buffers: '2GB' })
  : await startThrowawayClickHouse();
process.on('disconnect', () => void server.stop().then(() => process.exit()));
const url = await server.createDatabase();
// As docs/operating.md says.
const settings = ['jit = off', 'random_page_cost = 1.1', 'max_parallel_workers_per_gather = 0'];
if (isPostgres)
  await withClient(url, async (client) => {
    for (const setting of settings) await client.query(`ALTER ROLE CURRENT_USER SET ${setting}`);
  });
process.send({ url });
