// The platform in a process of its own, with people who are signed in: `node --expose-gc servePlatform.mjs DATA_DIR PEOPLE`.
// Sends { url, people } to its parent, with a session and a token of each; { rss } in bytes whenever the parent asks.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';
import { createSignIn, readToken } from '../createSignIn.mjs';

countExternalMemoryWithHeap();
const [dataDir, count] = process.argv.slice(2);
const platform = await startPlatform({ dataDir });
const signIn = await createSignIn(platform, 'load', ['viewable:insights_pl', 'viewable:insights_cl']);

const people = [];
for (let number = 0; number < Number(count); number += 1) {
  const cookie = await signIn(number);
  people.push({ cookie, token: await readToken(platform, cookie) });
}
process.send({ url: platform.url, people });
process.on('message', () => {
  globalThis.gc?.();
  process.send({ rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => void platform.stop());
