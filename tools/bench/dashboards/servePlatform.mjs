// The platform in a process of its own, as it runs anywhere, with the frames of a person who may see both dashboards:
// `node servePlatform.mjs DATA_DIR`. Sends { url, token } to its parent: the dashboards' address, and a frame's token; a
// new token whenever the parent asks.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';

countExternalMemoryWithHeap();
const platform = await startPlatform({ dataDir: process.argv[2] });
const { browser } = await platform.signIn('analyst');

async function tellParent() {
  const { accessToken } = await browser.json(`${platform.url}/api/auth/session`);
  const acquired = await fetch(`${platform.url}/api/v1/looker/acquire-embed-session`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const { api_token: token } = await acquired.json();
  process.send({ url: platform.dashboardsUrl, token });
}

await tellParent();
process.on('message', () => void tellParent());
process.on('disconnect', () => void platform.stop());
