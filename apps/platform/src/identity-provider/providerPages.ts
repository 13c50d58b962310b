import type { IncomingMessage, ServerResponse } from 'node:http';
import { diskFullText, isDiskFull } from '../database/isDiskFull.ts';
import { clientAddress } from '../http/clientAddress.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';
import { pageMarkup } from '../pages/pageWords.ts';
import { type Page, renderPage } from '../pages/renderPage.ts';
import { minPasswordLength } from './password/judgePassword.ts';

/** Sends a page. */
export function sendPage(response: ServerResponse, page: Page, status = 200): void {
  response.writeHead(status, page.headers).end(page.html);
}

/** Redirects the browser to another address, with GET. */
export function seeOther(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' }).end();
}

/** Refuses an unsupported method of a page. */
export function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
}

/** Whether a request only reads a page. */
export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a page of another origin sent the form. Browsers set the header. */
export function isForeign({ headers }: IncomingMessage, issuer: string): boolean {
  return headers.origin !== undefined && headers.origin !== new URL(issuer).origin;
}

/** Returns the network address that a request comes from. */
export function requestAddress(request: IncomingMessage, trustProxy: boolean): string {
  const origin = {
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headersDistinct['x-forwarded-for']?.join(','),
  };
  return clientAddress(origin, trustProxy);
}

/**
 * Returns a page with the reason for an interruption and a link to the product. Title and text are in English.
 * `detail`: for the support staff.
 */
export function deadEndPage(title: string, text: string, publicUrl: string, detail = ''): Page {
  const note = detail === '' ? '' : `<p class="note">${escapeHtml(detail)}</p>`;
  const back = `<a class="button" href="${escapeHtml(publicUrl)}/">${pageMarkup('Back to Agency Insights')}</a>`;
  return renderPage({ title, content: `<p>${pageMarkup(text)}</p>${back}${note}` });
}

/** Returns the link to the product below the content of a page. */
export function wayBack(publicUrl: string): string {
  return `<ul class="ways"><li><a href="${escapeHtml(publicUrl)}/">${pageMarkup('Back to Agency Insights')}</a></li></ul>`;
}

/** Text of a page after an error of the service. */
export function failureText(error: unknown): string {
  return isDiskFull(error) ? diskFullText : 'Something failed on our side. Try again.';
}

/** Content of a password field. */
export interface PasswordFieldOptions {
  isWrong: boolean;
  /** Whether the form was sent without it. Default false. */
  isMissing?: boolean;
  hasFocus: boolean;
  /** `new`: a new password. Default: the user's current one. */
  kind?: 'current' | 'new';
}

/** Returns the password field with its button and its Caps Lock warning; the page needs `passwordScripts`. */
export function passwordField({
  isWrong,
  isMissing = false,
  hasFocus,
  kind = 'current',
}: PasswordFieldOptions): string {
  const described = [
    ...(isWrong ? ['sign-in-problem'] : []),
    ...(isMissing ? ['password-problem'] : []),
    ...(kind === 'new' ? ['password-rule'] : []),
  ].join(' ');
  const state = `${isWrong || isMissing ? ' aria-invalid="true"' : ''}${described === '' ? '' : ` aria-describedby="${described}"`}`;
  const empty = kind === 'current' ? ` data-empty="${pageMarkup('Enter your password.')}"` : '';
  const rule =
    kind === 'new'
      ? `<p class="hint" id="password-rule">${pageMarkup('At least {count} characters. Several words are easy to remember.', { count: minPasswordLength })}</p>`
      : '';
  return `<div class="password"><label for="password">${pageMarkup(kind === 'new' ? 'New password' : 'Password')}</label>
${rule}<input id="password" name="password" type="password" autocomplete="${kind}-password" required maxlength="200"${kind === 'new' ? ` minlength="${minPasswordLength}"` : ''}${empty}${state}${hasFocus ? ' autofocus' : ''}>
${isMissing ? fieldProblem('password', 'Enter your password.') : ''}<p class="hint" id="caps-lock" role="status" data-on="${pageMarkup('Caps Lock is on')}"></p><button class="plain" type="button" id="show-password" data-hide="${pageMarkup('Hide password')}" hidden>${pageMarkup('Show password')}</button></div>`;
}

/** Returns the error below a field, from an English text; it describes the field. */
export function fieldProblem(fieldId: string, text: string): string {
  return `<p class="problem" id="${fieldId}-problem">${pageMarkup(text)}</p>`;
}

/** Scripts of a page with a password field. */
export const passwordScripts = ['/scripts/password.js'];

/** Returns the error of the last attempt, from an English text; empty at first. */
export function problemAlert(message: string | null): string {
  return message === null ? '' : `<div class="alert" role="alert" id="sign-in-problem">${pageMarkup(message)}</div>`;
}
