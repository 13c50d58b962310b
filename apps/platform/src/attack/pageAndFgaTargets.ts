import * as fc from 'fast-check';
import { fgaCalls } from '../authorization-store/routes/fga/fgaCalls.ts';
import type { SignedIn, TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type AttackTarget, attempt, serverError } from './AttackTarget.ts';
import { hostileFga } from './hostileFga.ts';
import { hostilePageInput, pageRequest, pageTargets as pages } from './hostilePage.ts';
import { inBatches } from './inBatches.ts';

/** Creates targets for the pages of sign-in and of the provider, in the browser of a signed-in user. */
export function pageTargets(platform: TestPlatform, { browser }: SignedIn): AttackTarget[] {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
  return pages.map((page) => ({
    name: `page ${page.isForm ? 'POST' : 'GET'} ${page.path}`,
    async attack({ inputs, seed, report }) {
      await inBatches(fc.sample(hostilePageInput(page), { numRuns: inputs, seed }), (input) => {
        const request = pageRequest(page, input, platform);
        return attempt({ ...request, headers: { ...request.headers, cookie } }, serverError, report);
      });
      return inputs;
    },
  }));
}

/** Creates targets for OpenFGA's HTTP API, called as an administrator. */
export function fgaTargets({ url }: TestPlatform, { headers }: SignedIn): AttackTarget[] {
  return fgaCalls.map((call) => ({
    name: `fga ${call.method} ${call.path}`,
    async attack({ inputs, seed, report }) {
      await inBatches(fc.sample(hostileFga(call, url, headers), { numRuns: inputs, seed }), (request) =>
        attempt(request, serverError, report),
      );
      return inputs;
    },
  }));
}
