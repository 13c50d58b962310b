import type { Routes } from '../http/Routes.ts';
import { jsonResponse } from '../http/jsonResponse.ts';
import { checkCsrf } from './checkCsrf.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { keepCsrf } from './csrfCookie.ts';
import { createCurrentSession } from './currentSession.ts';
import { mountSignIn } from './mountSignIn.ts';
import { mountSignOut } from './mountSignOut.ts';
import type { LiveSession } from './SessionStore.ts';
import { isSecure, providerId, type SessionContext } from './SessionContext.ts';

/** Mounts the session routes in the formats of next-auth v4's browser client. */
export function mountSession(routes: Routes, context: SessionContext): void {
  const current = createCurrentSession(context);

  const answerSession = async (request: Request, session: LiveSession | null): Promise<Response> => {
    const secure = isSecure(context);
    const { session: name } = cookieNames(secure);
    const response = jsonResponse(session === null ? {} : await current.describe(session));
    if (session === null && readCookie(request, name) !== undefined) {
      response.headers.append('set-cookie', writeCookie(name, '', { secure, maxAgeSeconds: 0 }));
    }
    return response;
  };

  routes.mount('session.get', async ({ request }) => answerSession(request, await current.read(request)));
  // The only call that reports activity: background requests must not extend a session.
  routes.mount('session.update', async ({ request, body }) => {
    checkCsrf(request, body.csrfToken, context);
    const session = await current.read(request);
    if (session === null) return answerSession(request, null);
    const idleEndsAt = await context.store.noteActivity(session);
    return answerSession(request, { ...session, idleEndsAt });
  });
  routes.mount('session.csrf', ({ request }) => {
    const { token, cookie } = keepCsrf(request, context);
    return Promise.resolve(jsonResponse({ csrfToken: token }, 200, { 'set-cookie': cookie }));
  });
  routes.mount('session.providers', () => {
    const base = `${context.publicUrl()}/api/auth`;
    return Promise.resolve({
      [providerId]: {
        id: providerId,
        name: 'Agency Insights',
        type: 'oauth',
        signinUrl: `${base}/signin/${providerId}`,
        callbackUrl: `${base}/callback/${providerId}`,
      },
    });
  });
  mountSignIn(routes, context);
  mountSignOut(routes, context, current);
}
