import { isDiskFull } from '../database/isDiskFull.ts';
import { ApiProblem } from '../http/ApiProblem.ts';
import type { Routes } from '../http/Routes.ts';
import { answerAddress } from './answerAddress.ts';
import { callbackAddress, callbackPath } from './callbackPath.ts';
import { checkCsrf } from './checkCsrf.ts';
import { cookieNames, readCookie, writeCookie } from './cookies.ts';
import { keepCsrf, newCsrf } from './csrfCookie.ts';
import { describeDevice } from './describeDevice.ts';
import type { SignInWishes } from './ProviderClient.ts';
import { configurationFault } from './providerFault.ts';
import { readSignInWishes } from './readSignInWishes.ts';
import { resolveUser } from './resolveUser.ts';
import { isSecure, providerId, type SessionContext } from './SessionContext.ts';
import { errorPage, signInPage } from './sessionPages.ts';
import {
  clearedOldTransactions,
  clearedTransactionCookie,
  readTransaction,
  type SignInTransaction,
  transactionCookie,
} from './signInTransaction.ts';

/** Mounts sign-in: its page, its start, the callback from the provider, and its errors. */
export function mountSignIn(routes: Routes, context: SessionContext): void {
  routes.mount('session.signinPage', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const error = query.get('error');
    // With one provider there is no choice: the page is shown only for an error.
    if (error === null || error === 'SessionRequired') {
      const callbackUrl = query.get('callbackUrl') ?? undefined;
      return beginSignIn(request, { callbackUrl, json: undefined, wishes: readSignInWishes(request.url) }, context);
    }
    const { token, cookie } = keepCsrf(request, context);
    return Promise.resolve(
      signInPage({
        csrfToken: token,
        callbackPath: callbackPath(query.get('callbackUrl'), context),
        formTargets: context.formTargets(),
        cookies: [cookie],
        error,
        provider: providerId,
      }),
    );
  });
  routes.mount('session.signin', async ({ request, params, body }) => {
    checkProvider(params.provider);
    checkCsrf(request, body.csrfToken, context);
    const { callbackUrl, json } = body;
    return beginSignIn(request, { callbackUrl, json, wishes: readSignInWishes(request.url) }, context);
  });
  routes.mount('session.callback', async ({ request, params }) => {
    // Users open this address in a browser; programs do not call it.
    if (params.provider !== providerId) return errorPage('UnknownProvider', 404);
    return finishSignIn(request, context);
  });
  routes.mount('session.error', ({ request }) =>
    Promise.resolve(errorPage(new URL(request.url).searchParams.get('error'))),
  );
}

async function beginSignIn(
  request: Request,
  { callbackUrl, json, wishes }: { callbackUrl: string | undefined; json: string | undefined; wishes: SignInWishes },
  context: SessionContext,
): Promise<Response> {
  const { provider, box, logger, now } = context;
  try {
    const { url, checks } = await provider.begin(wishes);
    const transaction = { ...checks, callbackPath: callbackPath(callbackUrl, context), begunAt: now() };
    const secure = isSecure(context);
    return answerAddress(request, url, json, [
      ...clearedOldTransactions(request, box, { secure }),
      transactionCookie(transaction, box, { secure }),
    ]);
  } catch (error) {
    const fault = faultOf(error, context);
    logger.error({ err: error }, fault ?? 'the identity provider cannot be reached');
    const name = fault === null ? 'OAuthSignin' : 'Configuration';
    return answerAddress(request, errorAddress(name, context), json);
  }
}

async function finishSignIn(request: Request, context: SessionContext): Promise<Response> {
  const secure = isSecure(context);
  const query = new URL(request.url).searchParams;
  const transaction = readTransaction(request, query.get('state') ?? '', context.box, { secure, now: context.now() });
  const denied = query.get('error') === 'access_denied';
  if (transaction === null) return redirect(errorAddress('OAuthCallback', context), []);
  const done = clearedTransactionCookie(transaction.state, { secure });
  const outcome = denied ? 'AccessDenied' : await signIn(request, transaction, context);
  if (typeof outcome === 'string') return redirect(errorAddress(outcome, context), [done]);
  const maxAgeSeconds = Math.floor((outcome.expiresAt - context.now()) / 1000);
  return redirect(callbackAddress(transaction.callbackPath, context), [
    done,
    writeCookie(cookieNames(secure).session, outcome.id, { secure, maxAgeSeconds }),
    // Replace the token from before the sign-in: another user of this browser may know it.
    newCsrf(context).cookie,
  ]);
}

/** Creates a session with a new id; returns the name of the error if that fails. Ends the browser's earlier session. */
async function signIn(
  request: Request,
  transaction: SignInTransaction,
  context: SessionContext,
): Promise<{ id: string; expiresAt: number } | string> {
  const { provider, publicUrl, store, logger } = context;
  // The address that the browser requested; behind a proxy it differs from the received one.
  const currentUrl = new URL(new URL(request.url).pathname + new URL(request.url).search, publicUrl());
  try {
    const { profile, grant } = await provider.finish(currentUrl, transaction);
    const user = await resolveUser(profile, context);
    if (typeof user === 'string') return user;
    const before = readCookie(request, cookieNames(isSecure(context)).session);
    const earlier = before === undefined ? null : await store.findById(before);
    if (earlier !== null) await store.end(earlier.idHash);
    return await store.begin(user.id, grant, { device: describeDevice(request.headers.get('user-agent')) });
  } catch (error) {
    const fault = faultOf(error, context);
    if (isDiskFull(error)) {
      logger.error({ err: error }, "DATA_DIR: the disk is full; people can't sign in until there is room");
      return 'DiskFull';
    }
    if (fault === null) logger.warn({ err: error }, 'the callback of a sign-in failed');
    else logger.error({ err: error }, fault);
    return fault === null ? 'OAuthCallback' : 'Configuration';
  }
}

/** Returns the mistake in an outside provider's variables that an error indicates; null for none. */
function faultOf(error: unknown, { outsideIssuer }: SessionContext): string | null {
  return outsideIssuer === null ? null : (configurationFault(error, outsideIssuer)?.message ?? null);
}

function checkProvider(id: string): void {
  if (id === providerId) return;
  const message = `There is no such sign-in provider; use ${providerId}.`;
  throw new ApiProblem(404, 'not_found', message, [{ path: 'provider', message }]);
}

function errorAddress(error: string, { publicUrl }: SessionContext): string {
  return `${publicUrl()}/api/auth/error?error=${encodeURIComponent(error)}`;
}

function redirect(location: string, cookies: readonly string[]): Response {
  const response = new Response(null, { status: 303, headers: { location } });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
