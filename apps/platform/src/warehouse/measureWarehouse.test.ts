import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { ApiProblem } from '../http/ApiProblem.ts';
import { openMetrics } from '../observability/openMetrics.ts';
import { noTracing } from '../observability/Tracing.ts';
import { engineAway, engineTooSlow } from './engineProblems.ts';
import { measureWarehouse } from './measureWarehouse.ts';
import type { DriverResult } from './WarehouseDriver.ts';

const query = { select: [], from: 'policy' };
const result: DriverResult = { columns: [], rowCount: 0, engineMs: 0 };

it('queries to the engine are counted while they run, and by their outcome [PLUS-43]', async () => {
  await using opened = new AsyncDisposableStack();
  const { metrics, listener, close } = openMetrics({ isSent: false });
  opened.defer(close);
  const server = createServer(listener).listen(0, '127.0.0.1');
  opened.defer(() => void server.close());
  await once(server, 'listening');
  const valueOf = async (sample: string): Promise<number> => {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
    const lines = (await response.text()).split('\n');
    return Number(lines.find((line) => line.startsWith(`${sample} `))?.slice(sample.length));
  };
  let running = Promise.withResolvers<DriverResult>();
  const warehouse = measureWarehouse(
    { withSet: (work) => work({ id: 'set', run: () => running.promise }), close: () => Promise.resolve() },
    { metrics, tracing: noTracing, engine: 'postgres' },
  );
  const run = (signal?: AbortSignal) => warehouse.withSet((set) => set.run(query, signal && { signal }));

  const first = Promise.all([run(), run()]);
  assert.equal(await valueOf('agency_insights_engine_questions'), 2);
  running.resolve(result);
  await first;
  assert.equal(await valueOf('agency_insights_engine_questions'), 0);
  const countOf = (outcome: string) => valueOf(`agency_insights_engine_question_duration_count{outcome="${outcome}"}`);
  assert.equal(await countOf('answered'), 2);
  for (const [outcome, error, signal] of [
    ['too slow', engineTooSlow(1_000)],
    ['unavailable', engineAway(new Error('away'))],
    ['refused', new ApiProblem(429, 'too_many_questions', 'Too many.')],
    ['failed', new Error('broken')],
    ['cancelled', new Error('gone'), AbortSignal.abort()],
  ] as const) {
    running = Promise.withResolvers();
    running.reject(error);
    await assert.rejects(run(signal), error);
    assert.equal(await countOf(outcome), 1, outcome);
  }
});
