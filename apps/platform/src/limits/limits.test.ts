import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { describeOnEveryDatabase } from '../database/everyDatabase.test-support.ts';
import { createMemoryLimits } from './createMemoryLimits.ts';
import { createSharedLimits } from './createSharedLimits.ts';
import type { Limits } from './Limiter.ts';

const limit = { name: 'passwords', maximum: 3, windowMs: 60_000 };

describeOnEveryDatabase('limits', (underTest) => {
  let now = 0;
  const shared = () => createSharedLimits({ db: underTest.database().db, now: () => now });
  beforeEach(async () => {
    now = 1_000_000;
    await underTest.database().db.deleteFrom('attempt_windows').execute();
  });

  for (const [where, open] of [
    ['in memory', () => createMemoryLimits(() => now)],
    ['in the database', shared],
  ] as [string, () => Limits][])
    it(`allow a number of attempts within a window, ${where} [PLUS-42]`, async () => {
      const limiter = open().open(limit);
      const counts = async (key: string, times: number) => {
        const waits: number[] = [];
        for (let time = 0; time < times; time += 1) waits.push(await limiter.count(key));
        return waits;
      };
      assert.deepEqual(await counts('ann', 4), [0, 0, 0, 60_000]);
      assert.deepEqual(await counts('ben', 1), [0]);
      assert.equal(await limiter.waitMs('ann'), 60_000);
      await limiter.clear('ann');
      assert.equal(await limiter.waitMs('ann'), 0);
      assert.deepEqual(await counts('ann', 3), [0, 0, 0]);
      await limiter.takeBack('ann');
      assert.deepEqual(await counts('ann', 2), [0, 60_000]);
      now += 60_000;
      assert.deepEqual(await counts('ann', 1), [0]);
      // A clock that is set back by an hour makes no attempt wait for that long.
      now -= 3_600_000;
      assert.deepEqual(await counts('ann', 1), [0]);
    });

  it('apply to all processes together, also for concurrent attempts [PLUS-42]', async () => {
    const processes = [shared(), shared(), shared()];
    const limiters = processes.map((limits) => limits.open(limit));
    const waits = await Promise.all(
      Array.from({ length: 30 }, (_, attempt) => limiters[attempt % 3]?.count('ann') ?? NaN),
    );
    assert.equal(waits.filter((waitMs) => waitMs === 0).length, 3);
    assert.ok(waits.every((waitMs) => waitMs === 0 || waitMs === 60_000));
    const windows = await Promise.all(processes.map((limits) => limits.countInWindow('crm', 60_000)));
    assert.deepEqual(windows.map(({ count }) => count).sort(), [1, 2, 3]);
  });

  it('store no address of a user in the database, and nothing that has expired', async () => {
    const limits = shared();
    await limits.open(limit).count('ann@example.test');
    const rows = await underTest.database().db.selectFrom('attempt_windows').selectAll().execute();
    assert.equal(rows.length, 1);
    assert.doesNotMatch(JSON.stringify(rows), /ann/);
    now += 60_000;
    await limits.removeExpired();
    assert.deepEqual(await underTest.database().db.selectFrom('attempt_windows').selectAll().execute(), []);
  });
});
