// The platform in a process of its own, as it runs anywhere, with the frames of people who may see both dashboards:
// `node servePlatform.mjs DATA_DIR PEOPLE DASHBOARDS`, with the folder of the built dashboards. Sends { url, tokens } to its
// parent: the dashboards' address, and a token for the frame of each person; new tokens whenever the parent sends "tokens",
// and { address } whenever it sends the path and query of a dashboard: the signed address of it.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';
import { createSignIn, readFrameToken, readToken } from '../createSignIn.mjs';

countExternalMemoryWithHeap();
const [dataDir, count, dashboards] = process.argv.slice(2);
// Where this platform looks for them.
await cp(dashboards, join(dataDir, 'dashboards'), { recursive: true });
const platform = await startPlatform({ dataDir });
const signIn = await createSignIn(platform, 'dashboards', [
  'viewable:insights_pl',
  'viewable:insights_cl',
  'viewable:benchmarks',
]);

async function sign(target) {
  const src = `${target}&embed_domain=${encodeURIComponent(platform.url)}`;
  const signed = await fetch(`${platform.url}/api/v1/looker/embed-auth?src=${encodeURIComponent(src)}`, {
    headers: { authorization: `Bearer ${await readToken(platform, cookies[0])}` },
  });
  return (await signed.json()).url;
}

const cookies = [];
for (let number = 0; number < Number(count); number += 1) cookies.push(await signIn(number));

async function sendTokens() {
  process.send({
    url: platform.dashboardsUrl,
    tokens: await Promise.all(cookies.map((cookie) => readFrameToken(platform, cookie))),
  });
}

await sendTokens();
process.on('message', async (asked) => {
  if (asked === 'tokens') await sendTokens();
  else process.send({ address: await sign(asked) });
});
process.on('disconnect', () => void platform.stop());
