/* eslint-disable @nx/enforce-module-boundaries -- what is measured is the platform itself, which no package exports */
import { callEndpoint } from '../../apps/platform/src/people/administration.test-support.ts';
import { createSealedBox } from '../../apps/platform/src/secrets/createSealedBox.ts';
import { openSecrets } from '../../apps/platform/src/secrets/openSecrets.ts';
import { createSessionStore } from '../../apps/platform/src/session/SessionStore.ts';

/**
 * Returns a function that makes the person of a number and resolves to the cookie of a session, as after signing in: hundreds of checks of
 * passwords are not what is measured. `purpose`: what the addresses of the people begin with.
 */
export async function createSignIn(platform, purpose, permissions) {
  const admin = await platform.signIn('admin');
  const { sealingKey } = await openSecrets(platform.dataDir, Date.now());
  const sessions = createSessionStore({
    database: platform.database,
    box: createSealedBox(Buffer.from(sealingKey, 'base64url')),
    idleMs: 30 * 60_000,
    maximumMs: 12 * 3_600_000,
    now: Date.now,
  });
  return async (number) => {
    const body = { email: `${purpose}-${Date.now()}-${number}@demo.test`, permissions };
    const invited = await callEndpoint(platform, 'people.invite', admin.headers, { body });
    const grant = { idToken: '', refreshToken: null, expiresAt: null };
    const { id } = await sessions.begin(invited.body.user.user_id, grant, { device: purpose });
    return `insights.session=${id}`;
  };
}

/** The access token of a session. */
export async function readToken(platform, cookie) {
  const session = await (await fetch(`${platform.url}/api/auth/session`, { headers: { cookie } })).json();
  return session.accessToken;
}

/** The token of a dashboard's frame. */
export async function readFrameToken(platform, cookie) {
  const headers = { authorization: `Bearer ${await readToken(platform, cookie)}` };
  const acquired = await fetch(`${platform.url}/api/v1/looker/acquire-embed-session`, { headers });
  return (await acquired.json()).api_token;
}
