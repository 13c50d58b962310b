import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import {
  type Endpoint,
  type EndpointId,
  endpoints,
  type EndpointSchema,
  endpointSchemas,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { callExamples } from '../api-docs/callExamples.ts';
import { type CallMaker, createCallMaker } from '../api-docs/createCallMaker.test-support.ts';
import { watchUntilShort } from '../exports/watchEventLoop.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { faultIn } from './faultIn.ts';
import { hostileCall } from './hostileCall.ts';
import { hostileEnvironment } from './hostileEnvironment.ts';
import { hostileInputs } from './hostileInputs.ts';
import { inBatches } from './inBatches.ts';
import { memoryGrowth } from './memoryGrowth.ts';
import { requestOf } from './requestOf.ts';
import { sendRequest } from './sendRequest.ts';
import { usedHeap } from './usedHeap.test-support.ts';

const stallMs = 1_000;

/**
 * Adds tests that send hostile inputs to each of these calls as a permitted caller: first to calls that read, while
 * there is little data, then to calls that write.
 */
export function testHostileCalls(ids: readonly EndpointId[]): void {
  let platform: TestPlatform;
  let maker: CallMaker;
  /** Memory after the inputs of each call, bytes. */
  const sizes: number[] = [];
  before(async () => {
    // The clock is stopped, so that tokens stay valid for all inputs.
    const now = Date.now();
    platform = await startPlatform({
      sample: { agencies: 40, policies: 1_500 },
      env: hostileEnvironment,
      now: () => now,
    });
    maker = await createCallMaker(platform);
  });
  after(() => platform.stop());

  for (const id of [...ids.filter(reads), ...ids.filter((id) => !reads(id))])
    it(`${id} handles ${hostileInputs} of them as documented, and blocks nothing [PLAT-15]`, async () => {
      const { headers, values } = await maker.callerOf(id);
      const valid = await maker.prepare(callExamples[id], values);
      const calls = fc.sample(hostileCall(id, valid), hostileInputs);
      const statuses = new Set<number>();
      /** Faults, each with one call that caused it. */
      const faults = new Map<string, string>();
      const { longestTurnMs } = await watchUntilShort(stallMs, () =>
        inBatches(calls, async (call) => {
          const answer = await sendRequest(requestOf(platform, id, call, headers));
          const fault = faultIn(id, answer);
          if (fault !== null)
            faults.set(fault, `${answer.text.slice(0, 500)} to ${JSON.stringify(call).slice(0, 2_000)}`);
          statuses.add(answer.status);
        }),
      );
      sizes.push(usedHeap());
      assert.deepEqual([...faults], []);
      assert.ok(longestTurnMs < stallMs, `one turn of the event loop took ${longestTurnMs} ms`);
      assert.ok(!takesInput(id) || [...statuses].some((status) => status >= 400), [...statuses].join(', '));
    });

  it('leak no memory [PLAT-15]', () => assert.equal(memoryGrowth(sizes), null));
}

function reads(id: EndpointId): boolean {
  const { method }: Endpoint = endpoints[id];
  return method === 'GET';
}

function takesInput(id: EndpointId): boolean {
  const { params, query, body }: EndpointSchema = endpointSchemas[id];
  return (params ?? query ?? body) !== undefined;
}
