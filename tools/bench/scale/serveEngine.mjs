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
if (isPostgres)
  await withClient(url, (client) =>
    client.query(
      'ALTER ROLE CURRENT_USER SET jit = off; ALTER ROLE CURRENT_USER SET max_parallel_workers_per_gather = 0',
    ),
  );
process.send({ url });
