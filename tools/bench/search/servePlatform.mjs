// The platform in a process of its own, as it runs anywhere, with a person signed in: `node servePlatform.mjs DATA_DIR [WEB_DIR]`,
// with the folder of the built product where its pages are asked for.
// Beside it stands the floor: a bare server that reads a request, compares its token, and sends bytes that it was given.
// Sends { url, token, floorUrl, cookies } to its parent, with a new token whenever the parent asks.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import { createServer } from 'node:http';
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';

countExternalMemoryWithHeap();
const [dataDir, webDir] = process.argv.slice(2);
const platform = await startPlatform({ dataDir, ...(webDir !== undefined && { env: { WEB_DIR: webDir } }) });
const { browser, headers } = await platform.signIn('analyst');
let token = headers.authorization.slice('Bearer '.length);
/** Responses of the floor by path; a PUT sets one. */
const answers = new Map();
const floor = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (request.method === 'PUT') {
    answers.set(request.url, body);
    response.writeHead(200).end();
    return;
  }
  JSON.parse(body.toString('utf8'));
  const isSignedIn = request.headers.authorization === `Bearer ${token}`;
  response.writeHead(isSignedIn ? 200 : 401).end(isSignedIn ? answers.get(request.url) : undefined);
});
await new Promise((resolve) => floor.listen(0, '127.0.0.1', resolve));
const floorUrl = `http://127.0.0.1:${floor.address().port}`;

const sendAddresses = () => {
  const cookies = Array.from(browser.cookies, ([name, { value }]) => ({ name, value }));
  process.send({ url: platform.url, token, floorUrl, cookies });
};

sendAddresses();
process.on('message', async () => {
  ({ accessToken: token } = await browser.json(`${platform.url}/api/auth/session`));
  sendAddresses();
});
process.on('disconnect', () => {
  floor.close();
  floor.closeAllConnections();
  void platform.stop();
});
