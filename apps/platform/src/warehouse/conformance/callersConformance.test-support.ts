import assert from 'node:assert/strict';
import { it } from 'node:test';
import { until } from '../../testing/until.test-support.ts';
import { onBehalfOf } from '../../turns/whoAsks.ts';
import { call, cast, column, value } from '../expressions.ts';
import type { EngineUnderTest } from './EngineUnderTest.test-support.ts';

/** Callers that wait or go away, and statements that must not run. */
export function callersConformance({ evaluate, open, records, run, tested }: EngineUnderTest): void {
  it('stops at once when the caller goes away, and goes on working [API-GW-9]', { timeout: 20_000 }, async () => {
    const controller = new AbortController();
    const reason = new Error('the caller went away');
    const running = tested().driver.run(tested().slow, { signal: controller.signal });
    setTimeout(() => controller.abort(reason), 50);
    await assert.rejects(running, (error) => error === reason);
    assert.equal(await evaluate(cast(value('integer', 1), 'integer')), 1);
  });

  it('does not begin for a caller who is gone already [API-GW-9]', async () => {
    await assert.rejects(tested().driver.run(tested().slow, { signal: AbortSignal.abort(new Error('gone')) }), /gone/);
  });

  it('lets callers wait when all connections are busy, and those who give up leave', async () => {
    const many = Array.from({ length: 40 }, (_, i) => evaluate(cast(value('integer', i), 'integer')));
    const impatient = run(
      { select: [{ name: 'n', expression: call('count') }], from: 'policy' },
      AbortSignal.timeout(0),
    );
    await Promise.allSettled([impatient]);
    assert.deepEqual(
      await Promise.all(many),
      Array.from({ length: 40 }, (_, i) => i),
    );
  });

  it('leaves other callers a connection, however many long questions one has [PLAT-15]', async () => {
    // A connection is opened with its first statement, which may fail on a busy machine: each has one before the long questions.
    const evaluateOne = () => evaluate(cast(value('integer', 1), 'integer'));
    await until(
      'both connections are open',
      () => Promise.allSettled([evaluateOne(), evaluateOne()]),
      (opened) => opened.every(({ status }) => status === 'fulfilled'),
    );
    const leaving = new AbortController();
    let ended = 0;
    const greedy = [0, 1, 2].map(() =>
      onBehalfOf('greedy', () => tested().driver.run(tested().slow, { signal: leaving.signal })).finally(
        () => (ended += 1),
      ),
    );
    try {
      assert.equal(await onBehalfOf('other', evaluateOne), 1);
      assert.equal(ended, 0, 'The other caller got a response after long questions had ended.');
    } finally {
      leaving.abort(new Error('no longer asked'));
      await Promise.allSettled(greedy);
    }
  });

  it('stops what is under way when it is closed, and refuses the rest', { timeout: 20_000 }, async () => {
    const other = await open(records);
    const running = [0, 1, 2, 3].map(() => other.driver.run(other.slow));
    await new Promise((resolve) => setTimeout(resolve, 60));
    const closed = other.close();
    for (const { status } of await Promise.allSettled(running)) assert.equal(status, 'rejected');
    await closed;
    await assert.rejects(other.driver.run(other.slow), /closed/);
  });

  it('rejects what it cannot run, and goes on working', async () => {
    await assert.rejects(run({ select: [{ name: 'x', expression: column('x') }], from: 'no_such_table' }));
    assert.equal(await evaluate(cast(value('integer', 1), 'integer')), 1);
  });

  it('cannot be written to [PLAT-15]', async () => {
    await assert.rejects(tested().driver.run({ sql: 'DELETE FROM policy', parameters: [] }));
    await assert.rejects(tested().driver.run({ sql: 'CREATE TABLE mine (n INTEGER)', parameters: [] }));
  });
}
