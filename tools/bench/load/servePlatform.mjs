// The platform in a process of its own, with people who are signed in: `node --expose-gc servePlatform.mjs DATA_DIR PEOPLE`.
// Sends { url, people } to its parent, with a session and a token of each; { rss } in bytes whenever the parent asks.
/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import process from 'node:process';
import { countExternalMemoryWithHeap } from '../../../apps/platform/src/countExternalMemory.ts';
import { callEndpoint } from '../../../apps/platform/src/people/administration.test-support.ts';
import { createSealedBox } from '../../../apps/platform/src/secrets/createSealedBox.ts';
import { openSecrets } from '../../../apps/platform/src/secrets/openSecrets.ts';
import { createSessionStore } from '../../../apps/platform/src/session/SessionStore.ts';
import { startPlatform } from '../../../apps/platform/src/testing/startPlatform.test-support.ts';

countExternalMemoryWithHeap();
const [dataDir, count] = process.argv.slice(2);
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

/** A person with a session, as after signing in: 500 checks of passwords are not what is measured. */
async function signIn(number) {
  const body = {
    email: `load-${Date.now()}-${number}@demo.test`,
    permissions: ['viewable:insights_pl', 'viewable:insights_cl'],
  };
  const invited = await callEndpoint(platform, 'people.invite', admin.headers, { body });
  const grant = { idToken: '', refreshToken: null, expiresAt: null };
  const { id } = await sessions.begin(invited.body.user.user_id, grant, { device: 'Load' });
  const headers = { cookie: `insights.session=${id}` };
  const session = await (await fetch(`${platform.url}/api/auth/session`, { headers })).json();
  return { cookie: headers.cookie, token: session.accessToken };
}

const people = [];
for (let number = 0; number < Number(count); number += 1) people.push(await signIn(number));
process.send({ url: platform.url, people });
process.on('message', () => {
  globalThis.gc?.();
  process.send({ rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => void platform.stop());
