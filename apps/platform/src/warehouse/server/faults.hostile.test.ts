import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { openTarget } from '../../data/publish/openTarget.ts';
import { publishSet } from '../../data/publish/publishSet.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';
import { loadTestSet, temporaryWarehouse } from '../../result-sets/loadTestSet.test-support.ts';
import { createTestRecords } from '../../result-sets/testRecords.test-support.ts';
import { checksAll } from '../../testing/checksAll.test-support.ts';
import { startPlatform } from '../../testing/startPlatform.test-support.ts';
import { until } from '../../testing/until.test-support.ts';
import { call, cast, column } from '../expressions.ts';
import type { Warehouse, WarehouseSet } from '../Warehouse.ts';
import { assertRightOrRefused } from './assertRightOrRefused.test-support.ts';
import { type FaultyWay, openFaultyWay, type WayFault } from './faultyWay.test-support.ts';
import { type PublishedServer, serverKinds } from './publishedServers.test-support.ts';
import { settledInTime } from './settledInTime.test-support.ts';

const timeoutMs = 1_500;
/** A limit for a set that stays out of use, not for a machine that is slow to look at all of it. */
const longestRepairMs = 90_000;

const wayFaults = [
  ['refuse', 'refuses connections'],
  ['cut', 'breaks off during a response'],
  ['trickle', 'sends one byte a second'],
  ['silent', 'stops responding'],
] as const satisfies readonly (readonly [WayFault, string])[];

const damages = [
  'a changed value',
  'doubled rows',
  'a missing policy',
  'another policy number',
  'another sum of a month',
] as const;

/**
 * What `npm test` tries: the fault that only a time limit ends, and the damage that no total of the policies shows, only the
 * mark of a month in the other table.
 */
const dailyFault = 'silent' satisfies WayFault;
const dailyDamage = 'another sum of a month' satisfies (typeof damages)[number];

/** Policies by account: an answer of some thousand bytes. */
async function countByAccount(set: WarehouseSet): Promise<number> {
  const table = await set.run({
    select: [
      { name: 'account_id', expression: column('account_id') },
      { name: 'policies', expression: cast(call('count'), 'integer') },
    ],
    from: 'policy',
    groupBy: ['account_id'],
  });
  return [...(table.columns[1]?.values ?? [])].reduce<number>((sum, n) => sum + Number(n), 0);
}

// Both are asked by the same code; ClickHouse takes several times as long to be damaged and to be repaired.
const checkedKinds = serverKinds.filter(({ name }) => checksAll || name === 'PostgreSQL');

for (const { name, skip, start } of checkedKinds)
  describe(`a ${name} with the policy data that fails`, { skip }, () => {
    let server: PublishedServer;
    let way: FaultyWay;
    let url: string;
    let warehouse: Warehouse;
    const started = new AsyncDisposableStack();
    before(async () => {
      server = started.adopt(await start(), (one) => one.stop());
      url = await server.createDatabase();
      const { directory, remove } = await temporaryWarehouse();
      started.defer(remove);
      await loadTestSet(directory, createTestRecords(1, 998));
      const target = await openTarget(url);
      await publishSet({ warehouse: directory, target }).finally(() => target.close());
      way = started.adopt(await openFaultyWay(new URL(url)), (one) => one.close());
      const throughWay = new URL(url);
      throughWay.port = String(way.port);
      warehouse = server.open(throughWay.href, { timeoutMs, connections: 4, totalsEveryMs: 200 });
      started.defer(() => warehouse.close());
      assert.equal(await warehouse.withSet(countByAccount), 1_000);
    });
    after(() => started.disposeAsync());

    /** Asks until the right answer comes again. */
    async function untilRight(): Promise<void> {
      for (const deadline = Date.now() + longestRepairMs; ; await wait(100)) {
        const policies = await warehouse.withSet(countByAccount).catch((error: unknown) => error);
        if (policies === 1_000) return;
        if (Date.now() > deadline) throw policies;
      }
    }

    for (const [fault, title] of wayFaults.filter(([one]) => checksAll || one === dailyFault)) {
      it(`gives 100 requests the correct rows or a 503 in time while it ${title}, and all correct rows afterwards [PLAT-11]`, async () => {
        way.turn(fault);
        const ask = () => warehouse.withSet(countByAccount);
        assertRightOrRefused(await settledInTime(ask, { times: 100, timeoutMs }), 1_000);
        way.turn('pass');
        await untilRight();
      });
    }

    it('is reported by readiness, while sessions and everything else continue [PLAT-11]', async () => {
      const throughWay = new URL(url);
      throughWay.port = String(way.port);
      const platform = await startPlatform({ env: { WAREHOUSE_URL: throughWay.href } });
      try {
        assert.equal((await fetch(`${platform.url}/readyz`)).status, 200);
        way.turn('refuse');
        await wait(1_100);
        const ready = await fetch(`${platform.url}/readyz`);
        assert.equal(ready.status, 503);
        assert.equal(((await ready.json()) as { policies: unknown }).policies, 'not answering');
        assert.equal((await fetch(`${platform.url}/api/auth/session`)).status, 200);
        way.turn('pass');
        await untilRight();
        await wait(1_100);
        assert.equal((await fetch(`${platform.url}/readyz`)).status, 200);
      } finally {
        way.turn('pass');
        await platform.stop();
      }
    });

    it('is reported by readiness once a value has changed [PLAT-11]', async () => {
      const [place = ''] = await server.places(url);
      await server.keep(url, place);
      await server.damage(url, place, 'a changed value');
      const platform = await startPlatform({ env: { WAREHOUSE_URL: url } });
      try {
        const ready = await until(
          'the platform is not ready',
          () => fetch(`${platform.url}/readyz`),
          ({ status }) => status === 503,
        );
        assert.equal(((await ready.json()) as { policies: unknown }).policies, 'cannot be read');
      } finally {
        await platform.stop();
        await server.putBack(url, place);
        // A look that found nothing there is followed by the next after nine times as long as it took.
        await until(
          'the set is in use again',
          () => warehouse.withSet(countByAccount).catch(() => 0),
          (policies) => policies === 1_000,
        );
      }
    });

    for (const damage of damages.filter((one) => checksAll || one === dailyDamage)) {
      it(`disables the set for ${damage}, and uses it again once it is correct [PLAT-11]`, async () => {
        const [place = ''] = await server.places(url);
        const table = damage === 'another sum of a month' ? 'agency_month' : 'policy';
        await server.keep(url, place, table);
        await server.damage(url, place, damage);
        let problem: unknown;
        for (
          const deadline = Date.now() + longestRepairMs;
          problem === undefined && Date.now() < deadline;
          await wait(100)
        )
          problem = await warehouse.withSet(() => Promise.resolve(undefined)).catch((error: unknown) => error);
        assert.ok(problem instanceof ApiProblem);
        assert.deepEqual([problem.status, problem.code], [503, 'damaged_data_set']);
        await server.putBack(url, place, table);
        await untilRight();
      });
    }
  });
