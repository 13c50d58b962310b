import { after, before, describe } from 'node:test';
import { publishSet } from '../../data/publish/publishSet.ts';
import { openPostgresTarget } from '../../data/publish/openPostgresTarget.ts';
import {
  findPostgresBinaries,
  startThrowawayPostgres,
  type ThrowawayPostgres,
} from '../../database/throwawayPostgres.test-support.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { warehouseConformance } from '../warehouseConformance.test-support.ts';
import { openPostgresDriver } from './PostgresDriver.ts';
import { schemaOf } from '../../data/publish/postgresRegistry.ts';

const binaries = findPostgresBinaries();

describe('PostgreSQL', { skip: binaries ? false : 'no PostgreSQL: install initdb and postgres' }, () => {
  let server: ThrowawayPostgres;
  before(async () => {
    server = await startThrowawayPostgres(binaries ?? '');
  });
  after(() => server.stop());

  warehouseConformance('PostgreSQL', async (records) => {
    const { directory, remove } = await temporaryWarehouse();
    await loadTestSet(directory, records);
    const url = await server.createDatabase();
    const target = await openPostgresTarget(url);
    const { setId } = await publishSet({ warehouse: directory, target });
    await target.close();
    await remove();
    const driver = openPostgresDriver({ url, schema: schemaOf(setId), timeoutMs: 60_000, connections: 2 });
    return {
      driver,
      slow: {
        sql: 'SELECT count(*)::integer AS n FROM generate_series(1, 20000) a, generate_series(1, 20000) b, generate_series(1, 20000) c WHERE a + b + c = 7',
        parameters: [],
      },
      refusesNul: true,
      oneByZero: 'error',
      castOfFraction: -3,
      close: () => driver.close(),
    };
  });
});
