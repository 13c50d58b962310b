import type { Problem } from '@agency-insights/insights-api/contract';
import { diskFullText } from '../database/isDiskFull.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';
import { pageMarkup } from '../pages/pageWords.ts';
import { pageResponse } from '../pages/renderPage.ts';

/** Texts of the session routes' errors by name; the names are next-auth's. */
export const errorTexts: Readonly<Record<string, string>> = {
  AccessDenied: 'This account may not sign in. Ask your administrator.',
  OAuthSignin: 'The sign-in service cannot be reached. Try again in a moment.',
  OAuthCallback: 'The sign-in was not completed. Sign in again.',
  OAuthCreateAccount: 'The sign-in service sent no verified email address. Ask your administrator.',
  OAuthAccountNotLinked: 'Another account already uses this email address. Ask your administrator.',
  SessionIdle: 'You were signed out because you were away for a while. Sign in to go on where you were.',
  SignedOut: 'You can close this page, or sign in again.',
  UnknownProvider: 'There is no such sign-in provider. Sign in again.',
  Verification: 'This sign-in has run out. Sign in again.',
  DiskFull: diskFullText,
  Configuration: 'Sign-in is not set up properly. Ask your administrator.',
};
const otherError = 'The sign-in did not work. Sign in again.';

/** Common inputs of the sign-in and sign-out pages. */
export interface SessionFormOptions {
  csrfToken: string;
  /** Path to open afterwards. */
  callbackPath: string;
  formTargets: readonly string[];
  /** Set-Cookie values. */
  cookies: readonly string[];
}

/** Sessions that have ended, where nothing failed. */
const endings = ['SessionIdle', 'SignedOut'];

/** Returns the page that says why sign-in failed or a session ended, and starts sign-in with one button. `error`: its name. */
export function signInPage({
  error,
  provider,
  ...form
}: SessionFormOptions & { error: string; provider: string }): Response {
  return formPage({
    ...form,
    title: endings.includes(error) ? 'Signed out' : 'Sign in',
    lead: `<p>${pageMarkup(wordError(error))}</p>`,
    action: `/api/auth/signin/${provider}`,
    button: 'Sign in',
  });
}

/** Returns the page that ends the session with one button. */
export function signOutPage(form: SessionFormOptions): Response {
  return formPage({
    ...form,
    title: 'Sign out',
    lead: `<p>${pageMarkup('You will need your password to sign in again.')}</p>`,
    action: '/api/auth/signout',
    button: 'Sign out',
    after: `<a class="button secondary" href="/">${pageMarkup('Stay signed in')}</a>`,
  });
}

/**
 * Errors of accounts that the provider accepts and the product refuses: a retry with the same account would fail again.
 */
const errorsOfAccount = ['AccessDenied', 'OAuthCreateAccount', 'OAuthAccountNotLinked'];

/** Returns the page that describes a sign-in error and offers a retry. `status`: default 200. */
export function errorPage(error: string | null, status = 200): Response {
  const retry = errorsOfAccount.includes(error ?? '')
    ? `<input type="hidden" name="prompt" value="select_account"><button type="submit">${pageMarkup('Use another account')}</button>`
    : `<button type="submit">${pageMarkup('Back to sign-in')}</button>`;
  const content = `<p class="alert" role="alert">${pageMarkup(wordError(error))}</p>
<form method="get" action="/api/auth/signin">${retry}</form>`;
  return pageResponse({ title: 'Sign-in failed', content }, status);
}

/** Returns the page for an address without a page. */
export function noPage(status: number): Response {
  const content = `<p>${pageMarkup('There is no page at this address.')}</p>
<a class="button" href="/">${pageMarkup('Go to Agency Insights')}</a>`;
  return pageResponse({ title: 'Page not found', content }, status);
}

/** Returns the page for a refused form. `tryAgainPath`: path of a new form. */
export function problemPage({ error, requestId }: Problem, status: number, tryAgainPath: string): Response {
  const isOld = error.code === 'csrf';
  const text = isOld
    ? 'It was open for too long, or another site sent you here. Nothing has changed: open it again.'
    : error.message;
  const content = `<p>${pageMarkup(text)}</p>
<a class="button" href="${escapeHtml(tryAgainPath)}">${pageMarkup(isOld ? 'Open it again' : 'Try again')}</a>
<a class="button secondary" href="/">${pageMarkup('Go to Agency Insights')}</a>
${status >= 500 ? `<p class="note">${pageMarkup('Request id:')} <code>${escapeHtml(requestId)}</code></p>` : ''}`;
  return pageResponse({ title: isOld ? 'This page has run out' : 'This did not work', content }, status);
}

function formPage({
  title,
  lead,
  action,
  button,
  csrfToken,
  callbackPath,
  formTargets,
  cookies,
  after = '',
}: SessionFormOptions & { title: string; lead: string; action: string; button: string; after?: string }): Response {
  const content = `${lead}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="csrfToken" value="${escapeHtml(csrfToken)}">
<input type="hidden" name="callbackUrl" value="${escapeHtml(callbackPath)}">
<button type="submit">${pageMarkup(button)}</button>
</form>${after}`;
  const response = pageResponse({ title, content, formTargets });
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function wordError(error: string | null): string {
  return error !== null && Object.hasOwn(errorTexts, error) ? (errorTexts[error] ?? otherError) : otherError;
}
