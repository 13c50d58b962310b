// The platform in a process of its own, as it runs anywhere, with a person signed in: `node servePlatform.mjs DATA_DIR`.
// Sends { url, token } to its parent, and a new token whenever the parent asks.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import process from 'node:process';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';

const platform = await startPlatform({ dataDir: process.argv[2] });
const { browser, headers } = await platform.signIn('analyst');
process.send({ url: platform.url, token: headers.authorization.slice('Bearer '.length) });
process.on('message', async () => {
  const { accessToken } = await browser.json(`${platform.url}/api/auth/session`);
  process.send({ url: platform.url, token: accessToken });
});
process.on('disconnect', () => void platform.stop());
