import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startPlatform, type TestPlatform } from '../testing/startPlatform.test-support.ts';

const people: [name: string, permissions: string[]][] = [
  ['analyst', ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks']],
  ['personal', ['viewable:insights_pl']],
  ['commercial', ['viewable:insights_cl']],
  ['benchmarks', ['viewable:benchmarks']],
  ['nobody', []],
];

describe('sign-in', () => {
  let platform: TestPlatform;
  before(async () => {
    platform = await startPlatform();
  });
  after(() => platform.stop());

  for (const [name, permissions] of people) {
    it(`signs ${name}@demo.test in and tells who it is and what they may see [PLAT-5]`, async () => {
      const { session, headers } = await platform.signIn(name);
      assert.equal(session.user.email, `${name}@demo.test`);
      const self = (await (await fetch(`${platform.url}/api/v1/identity/users/self`, { headers })).json()) as { user_id: string };
      assert.equal(self.user_id, session.currentUserId);
      assert.deepEqual(await (await fetch(`${platform.url}/api/permissions`, { headers })).json(), permissions);
    });
  }
});
