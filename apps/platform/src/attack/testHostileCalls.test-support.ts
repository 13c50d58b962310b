import assert from 'node:assert/strict';
import process from 'node:process';
import { after, before, it } from 'node:test';
import { type EndpointId, type EndpointSchema, endpointSchemas } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { callExamples } from '../api-docs/callExamples.ts';
import { type CallMaker, createCallMaker } from '../api-docs/createCallMaker.test-support.ts';
import { watchUntilShort } from '../exports/watchEventLoop.test-support.ts';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';
import { faultIn } from './faultIn.ts';
import { hostileCall } from './hostileCall.ts';
import { hostileEnvironment } from './hostileEnvironment.ts';
import { inBatches } from './inBatches.ts';
import { requestOf } from './requestOf.ts';
import { sendRequest } from './sendRequest.ts';

/** For each call. */
const inputs = Number(process.env['HOSTILE_INPUTS'] ?? 1_000);
const stallMs = 1_000;

/** Tests, for a group of their own, that send 1,000 hostile inputs to each of these calls as a person who may make it. */
export function testHostileCalls(ids: readonly EndpointId[]): void {
  let platform: TestPlatform;
  let maker: CallMaker;
  before(async () => {
    // The clock does not go on: tokens stay good for all inputs.
    const now = Date.now();
    platform = await startPlatform({
      sample: { agencies: 40, policies: 1_500 },
      env: hostileEnvironment,
      now: () => now,
    });
    maker = await createCallMaker(platform);
  });
  after(() => platform.stop());

  for (const id of ids)
    it(`${id} answers ${inputs} of them as its documentation says, and holds nothing up [PLAT-15]`, async () => {
      const { headers, values } = await maker.callerOf(id);
      const valid = await maker.prepare(callExamples[id], values);
      const calls = fc.sample(hostileCall(id, valid), inputs);
      const statuses = new Set<number>();
      /** Each with one call that showed it. */
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
      assert.deepEqual([...faults], []);
      assert.ok(longestTurnMs < stallMs, `one turn of the event loop took ${longestTurnMs} ms`);
      assert.ok(!takesInput(id) || [...statuses].some((status) => status >= 400), [...statuses].join(', '));
    });
}

function takesInput(id: EndpointId): boolean {
  const { params, query, body }: EndpointSchema = endpointSchemas[id];
  return (params ?? query ?? body) !== undefined;
}
