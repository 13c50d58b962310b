/* eslint-disable @nx/enforce-module-boundaries -- the store is the platform's own part, which no package exports */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openDatabase } from '../../../apps/platform/src/database/openDatabase.ts';
import { createRights } from '../../../apps/platform/src/authorization-store/product/createRights.ts';
import { createEmbeddedStores } from '../../../apps/platform/src/authorization-store/storage/createEmbeddedStores.ts';
import { fillStore, personId, user } from './fillStore.ts';
import { measure, type Measurement } from './measure.ts';
import { missedGoals, writeReport } from './writeReport.ts';

const { values: options } = parseArgs({
  options: {
    tuples: { type: 'string', default: '100000' },
    objects: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '2000' },
    report: { type: 'string', default: 'docs/benchmarks-authorization.md' },
    /** Prints the table without changing the document. */
    trial: { type: 'boolean', default: false },
  },
});

const tuples = Number(options.tuples);
const objects = Number(options.objects);
const rounds = Number(options.rounds);
const folder = await mkdtemp(join(tmpdir(), 'insights-bench-authorization-'));
const database = await openDatabase({ kind: 'sqlite', file: join(folder, 'platform.sqlite') });
try {
  const store = await fillStore(database, { tuples, objects });
  const stores = createEmbeddedStores(database, Date.now);
  const rights = createRights({ stores, product: { id: store }, database, passwordsAreHere: true });
  const person = (index: number) => rights.of(personId(index));
  const check = (index: number) =>
    stores.check(store, { tuple_key: { user: user(index), relation: 'viewable', object: 'feature:insights_pl' } });
  const everything = () => stores.listObjects(store, { type: 'feature', relation: 'viewable', user: 'user:sees-all' });
  const write = (index: number) =>
    stores.write(store, {
      writes: { tuple_keys: [{ user: `user:new-${index}`, relation: 'granted', object: 'feature:insights_pl' }] },
    });

  const found = (await everything()).length;
  if (found !== objects) throw new Error(`${found} objects were found, not ${objects}.`);
  if ((await person(0)).permissions.length !== 3) throw new Error('The first person does not have all permissions.');
  const measurements: Measurement[] = [
    await measure('Permissions and role of a person, asked for with each request', 0.2, rounds, person),
    await measure('A check', 0.2, rounds, check),
    await measure(`list-objects over ${objects.toLocaleString('en-US')} objects`, 50, 40, everything),
    await measure('A check right after a write', null, 200, async (index) => {
      await write(index);
      const begun = performance.now();
      await check(index);
      return performance.now() - begun;
    }),
    await measure('The first question after a start', null, 5, async () => {
      const fresh = createEmbeddedStores(database, Date.now);
      await fresh.check(store, { tuple_key: { user: user(1), relation: 'viewable', object: 'feature:insights_pl' } });
    }),
  ];
  await writeReport(options.trial ? null : options.report, { tuples, measurements });
  for (const missed of missedGoals(measurements)) {
    process.stderr.write(`${missed}\n`);
    process.exitCode = 1;
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
