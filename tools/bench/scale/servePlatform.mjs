// The platform in a process of its own, with people who may see everything: `node --expose-gc servePlatform.mjs DATA_DIR PEOPLE VARIABLES`,
// the last as JSON.
// Sends { url, dashboardsUrl, people } to its parent, with new tokens whenever the parent sends "people", and its memory in bytes and processor time in ms so far
// whenever it sends "state".
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';
import { createSignIn, readFrameToken, readToken } from '../createSignIn.mjs';

countExternalMemoryWithHeap();
const [dataDir, count, variables] = process.argv.slice(2);
const platform = await startPlatform({ dataDir, env: JSON.parse(variables) });
process.on('disconnect', () => void platform.stop().then(() => process.exit()));
const signIn = await createSignIn(platform, 'scale', [
  'viewable:insights_pl',
  'viewable:insights_cl',
  'viewable:benchmarks',
]);
const cookies = [];
for (let number = 0; number < Number(count); number += 1) cookies.push(await signIn(number));

async function sendPeople() {
  const people = [];
  for (const cookie of cookies)
    people.push({
      cookie,
      token: await readToken(platform, cookie),
      frameToken: await readFrameToken(platform, cookie),
    });
  process.send({ url: platform.url, dashboardsUrl: platform.dashboardsUrl, people });
}

await sendPeople();
process.on('message', (asked) => {
  if (asked === 'people') return void sendPeople();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send({ rss, used: heapUsed + external, processorMs: (user + system) / 1_000 });
});
