// The platform in a process of its own, as it runs anywhere, with the frames of people who may see both dashboards:
// `node servePlatform.mjs DATA_DIR PEOPLE DASHBOARDS`, with the folder of the built dashboards. Sends { url, tokens } to its
// parent: the dashboards' address, and a token for the frame of each person; new tokens whenever the parent sends "tokens",
// and { address } whenever it sends the path and query of a dashboard: the signed address of it.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { callEndpoint } from '../../../apps/platform/src/people/administration.test-support.ts';
import { createSealedBox } from '../../../apps/platform/src/secrets/createSealedBox.ts';
import { openSecrets } from '../../../apps/platform/src/secrets/openSecrets.ts';
import { createSessionStore } from '../../../apps/platform/src/session/SessionStore.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';

countExternalMemoryWithHeap();
const [dataDir, count, dashboards] = process.argv.slice(2);
// Where this platform looks for them.
await cp(dashboards, join(dataDir, 'dashboards'), { recursive: true });
const platform = await startPlatform({ dataDir });
const admin = await platform.signIn('admin');
const { sealingKey } = await openSecrets(platform.dataDir, Date.now());
const sessions = createSessionStore({
  database: platform.database,
  box: createSealedBox(Buffer.from(sealingKey, 'base64url')),
  idleMs: 30 * 60_000,
  maximumMs: 12 * 3_600_000,
  now: Date.now,
});

/** Returns the cookie of a person with a session, as after signing in. */
async function signIn(number) {
  const body = {
    email: `dashboards-${Date.now()}-${number}@demo.test`,
    permissions: ['viewable:insights_pl', 'viewable:insights_cl', 'viewable:benchmarks'],
  };
  const invited = await callEndpoint(platform, 'people.invite', admin.headers, { body });
  const grant = { idToken: '', refreshToken: null, expiresAt: null };
  const { id } = await sessions.begin(invited.body.user.user_id, grant, { device: 'Dashboards' });
  return `insights.session=${id}`;
}

async function bearer(cookie) {
  const session = await (await fetch(`${platform.url}/api/auth/session`, { headers: { cookie } })).json();
  return { authorization: `Bearer ${session.accessToken}` };
}

async function frameToken(cookie) {
  const acquired = await fetch(`${platform.url}/api/v1/looker/acquire-embed-session`, {
    headers: await bearer(cookie),
  });
  return (await acquired.json()).api_token;
}

async function sign(target) {
  const src = `${target}&embed_domain=${encodeURIComponent(platform.url)}`;
  const signed = await fetch(`${platform.url}/api/v1/looker/embed-auth?src=${encodeURIComponent(src)}`, {
    headers: await bearer(cookies[0]),
  });
  return (await signed.json()).url;
}

const cookies = [];
for (let number = 0; number < Number(count); number += 1) cookies.push(await signIn(number));

async function sendTokens() {
  process.send({ url: platform.dashboardsUrl, tokens: await Promise.all(cookies.map(frameToken)) });
}

await sendTokens();
process.on('message', async (asked) => {
  if (asked === 'tokens') await sendTokens();
  else process.send({ address: await sign(asked) });
});
process.on('disconnect', () => void platform.stop());
