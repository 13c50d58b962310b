import type { Routes } from '../http/Routes.ts';
import { answerAddress } from './answerAddress.ts';
import { callbackAddress, callbackPath } from './callbackPath.ts';
import { checkCsrf } from './checkCsrf.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { keepCsrf } from './csrfCookie.ts';
import type { CurrentSession } from './currentSession.ts';
import { isSecure, type SessionContext } from './SessionContext.ts';
import { signOutPage } from './sessionPages.ts';

/** Mounts sign-out: the call, its page, and the address for users. */
export function mountSignOut(routes: Routes, context: SessionContext, current: CurrentSession): void {
  const page = (request: Request): Response => {
    const { token, cookie } = keepCsrf(request, context);
    return signOutPage({
      csrfToken: token,
      callbackPath: callbackPath(new URL(request.url).searchParams.get('callbackUrl'), context),
      formTargets: context.formTargets(),
      cookies: [cookie],
    });
  };

  routes.mount('session.signout', async ({ request, body }) => {
    checkCsrf(request, body.csrfToken, context);
    return endSession(request, body.callbackUrl, body.json, context);
  });
  // The provider redirects here with the callback path as state.
  routes.mount('session.signoutPage', async ({ request }) => {
    const state = new URL(request.url).searchParams.get('state');
    if (state !== null && (await current.read(request)) === null)
      return seeOther(callbackAddress(callbackPath(state, context), context));
    return page(request);
  });
  routes.mount('session.signoutAddress', async ({ request }) => {
    const callbackUrl = new URL(request.url).searchParams.get('callbackUrl') ?? undefined;
    if (readCookie(request, cookieNames(isSecure(context)).session) === undefined)
      return seeOther(callbackAddress(callbackPath(callbackUrl, context), context));
    return isOwnNavigation(request) ? endSession(request, callbackUrl, undefined, context) : page(request);
  });
}

/**
 * Whether a page of the platform sent the user here. Browsers set these headers, so other sites cannot forge them;
 * prefetches do not count.
 */
function isOwnNavigation({ headers }: Request): boolean {
  return (
    headers.get('sec-fetch-site') === 'same-origin' &&
    headers.get('sec-fetch-mode') === 'navigate' &&
    headers.get('sec-fetch-dest') === 'document' &&
    headers.get('sec-purpose') === null
  );
}

/** Ends the session here and responds with the provider's sign-out address, which redirects to the callback path. */
async function endSession(
  request: Request,
  callbackUrl: string | undefined,
  json: string | undefined,
  context: SessionContext,
): Promise<Response> {
  const { store, provider, publicUrl, logger } = context;
  const id = readCookie(request, cookieNames(isSecure(context)).session);
  const session = id === undefined ? null : await store.findById(id);
  const path = callbackPath(callbackUrl, context);
  const cookie = writeCookie(cookieNames(isSecure(context)).session, '', {
    secure: isSecure(context),
    maxAgeSeconds: 0,
  });
  let url: string | null = null;
  if (session !== null) {
    await store.signOut(session);
    // Revoke the provider's tokens even if the browser never reaches the provider.
    await provider
      .revoke(session.tokens)
      .catch((error: unknown) => logger.warn({ err: error }, 'failed to revoke the tokens at the identity provider'));
  }
  if (id !== undefined) {
    url = await provider
      .signOutUrl({
        idToken: session?.tokens.idToken ?? null,
        returnTo: `${publicUrl()}/api/auth/signout`,
        state: path,
      })
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'the identity provider cannot be reached; the user stays signed in there');
        return null;
      });
  }
  return answerAddress(request, url ?? callbackAddress(path, context), json, [cookie]);
}

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } });
}
