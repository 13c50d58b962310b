import { type EndpointId, endpoints } from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import { callExamples } from '../api-docs/callExamples.ts';
import type { CallMaker } from '../api-docs/createCallMaker.test-support.ts';
import type { TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type AttackTarget, attempt } from './AttackTarget.ts';
import { faultIn } from './faultIn.ts';
import { hostileCall } from './hostileCall.ts';
import { attackingNetwork } from './hostilePage.ts';
import { inBatches } from './inBatches.ts';
import { requestOf } from './requestOf.ts';

/** Creates a target for every call of the endpoint table: hostile input from a permitted caller. */
export function callTargets(platform: TestPlatform, maker: CallMaker): AttackTarget[] {
  return (Object.keys(endpoints) as EndpointId[]).map((id) => ({
    name: id,
    async attack({ inputs, seed, report }) {
      const { headers, values } = await maker.callerOf(id);
      const valid = await maker.prepare(callExamples[id], values).catch((error: unknown) => {
        report({ kind: 'wrong answer', detail: `A valid call could not be prepared: ${String(error)}` });
        return {};
      });
      const from = { ...headers, 'x-forwarded-for': attackingNetwork };
      await inBatches(fc.sample(hostileCall(id, valid), { numRuns: inputs, seed }), (call) =>
        attempt(requestOf(platform, id, call, from), (answer) => faultIn(id, answer), report),
      );
      return inputs;
    },
  }));
}
