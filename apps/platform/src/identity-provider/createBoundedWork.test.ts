import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { createBoundedWork } from './createBoundedWork.ts';

describe('bounded work', () => {
  it('never runs more tasks at a time than allowed, keeps their order, and refuses tasks when its queue is full', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 20 }),
        fc.integer({ min: 1, max: 4 }),
        fc.nat(5),
        async (works, running, waiting) => {
          const bounded = createBoundedWork({ running, waiting });
          const begun: number[] = [];
          let now = 0;
          let most = 0;
          const asked = works.map((succeeds, index) =>
            bounded.run(async () => {
              begun.push(index);
              most = Math.max(most, (now += 1));
              await nextTurn();
              now -= 1;
              if (!succeeds) throw new Error('no');
              return index;
            }),
          );
          const admitted = Math.min(works.length, running + waiting);
          assert.deepEqual(
            asked.map((work) => work !== null),
            works.map((_, index) => index < admitted),
          );
          const settled = await Promise.allSettled(asked.filter((work) => work !== null));
          assert.deepEqual(
            settled.map(({ status }) => status === 'fulfilled'),
            works.slice(0, admitted),
          );
          assert.deepEqual(
            begun,
            [...begun].sort((a, b) => a - b),
          );
          assert.ok(most <= running);
          assert.equal(await bounded.run(() => Promise.resolve('room again')), 'room again');
        },
      ),
    );
  });
});
