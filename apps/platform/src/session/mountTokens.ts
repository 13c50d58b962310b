import type { EndpointResponse } from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import { accessTokenLifetimeMs } from './accessTokens.ts';
import { readBearer } from './createAuthenticate.ts';
import { describeDevice } from './describeDevice.ts';
import { createProgramSignIn, type ProgramSignInOptions, refusedToken } from './createProgramSignIn.ts';
import { mountVerifyToken } from './mountVerifyToken.ts';
import { answerOAuthToken } from './oauthToken.ts';
import type { LiveSession } from './SessionStore.ts';

/** Tokens with the names of RFC 6749. */
export type Tokens = EndpointResponse<'identity.refresh'>;

/**
 * Mounts the calls by which programs get and check tokens (API-CAT-7). A program's sign-in is a session like a
 * browser's: it is listed, and ends after the idle time or a block; its refresh token is the secret of that session.
 */
export function mountTokens(routes: Routes, options: ProgramSignInOptions): void {
  const { session } = options;
  const { store, tokens } = session;
  const signIn = createProgramSignIn(options);

  async function begin(userId: string, request: Request): Promise<Tokens> {
    const device = describeDevice(request.headers.get('user-agent'));
    const nothing = { idToken: '', refreshToken: null, expiresAt: null };
    const { id } = await store.begin(userId, nothing, { kind: 'api', device });
    const begun = await store.findById(id);
    if (begun === null) throw new Error('The session ended as it began.');
    return issue(begun, id);
  }

  async function issue({ user, idHash }: LiveSession, refreshToken: string): Promise<Tokens> {
    const { token } = await tokens.issue({ userId: user.id, sessionHash: idHash });
    return {
      access_token: token,
      token_type: 'Bearer',
      expires_in: accessTokenLifetimeMs / 1000,
      refresh_token: refreshToken,
    };
  }

  async function refresh(refreshToken: string): Promise<Tokens | null> {
    const found = await store.findById(refreshToken);
    // Only its cookie renews a browser's session.
    if (found?.kind !== 'api') return null;
    await store.noteActivity(found);
    return issue(found, refreshToken);
  }

  routes.mount('identity.exchangeLogin', async ({ body, request, address }) =>
    begin(await signIn.withPassword({ username: body.username, password: body.password, address }), request),
  );
  routes.mount('identity.signIn', async ({ body, request, address }) =>
    begin(await signIn.withPassword({ email: body.email, password: body.password, address }), request),
  );
  routes.mount('identity.exchangeLoginAuth0', async ({ body, request }) =>
    begin(await signIn.withIdToken(body.token), request),
  );
  routes.mount('identity.refresh', async ({ query }) => {
    const renewed = await refresh(query.refresh_token);
    if (renewed === null) throw refusedToken('Refresh token not found', 'refresh_token');
    return renewed;
  });
  routes.mount('identity.oauthToken', ({ body, request }) => answerOAuthToken(request, body, session, refresh));
  routes.mount('identity.auth0Token', async ({ request, body, person }) => {
    const subject = await tokens.verify(readBearer(request));
    const own = subject === null ? null : await store.findByHash(subject.sessionHash);
    if (own?.user.id !== person.id)
      throw new ApiProblem(401, 'unauthenticated', 'Your session has ended. Sign in again.');
    if (body.force === 'true') await signIn.renewProviderTokens(own);
    const { refresh_token: _secret, ...rest } = await issue(own, '');
    return rest;
  });
  mountVerifyToken(routes, session);
}
