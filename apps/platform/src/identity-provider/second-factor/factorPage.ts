import { escapeHtml } from '../../pages/escapeHtml.ts';
import { pageMarkup } from '../../pages/pageWords.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import { problemAlert } from '../providerPages.ts';
import { passkeyProblems } from './passkeyProblems.ts';
import type { FactorMethod } from './createVerifyFactor.ts';

/** Content of the page for the second factor. */
export interface FactorPageOptions {
  /** Address to which the form is sent. */
  action: string;
  /** Email address of the user. */
  email: string;
  /** The selected method. */
  method: FactorMethod;
  /** Methods that this user has. */
  methods: readonly FactorMethod[];
  /** Options for `navigator.credentials.get`; null unless the method is a passkey. */
  passkeyOptions: object | null;
  /** Error of the last attempt; null at first. */
  message: string | null;
  /** Address to sign in with another account; null if there is no choice. */
  otherAccount: string | null;
  formTargets: readonly string[];
}

const leads: Record<FactorMethod, string> = {
  passkey: 'Confirm with your passkey: fingerprint, face, PIN or security key.',
  app: 'Enter the six-digit code from your authenticator app.',
  recovery: 'Enter one of your recovery codes. Each works once.',
};
const wayNames: Record<FactorMethod, string> = {
  passkey: 'Use your passkey',
  app: 'Use a code from your authenticator app',
  recovery: 'Use a recovery code',
};

/** Returns the page that asks for the second factor by one method. */
export function factorPage(options: FactorPageOptions): Page {
  const { email, method, message, formTargets } = options;
  const content = `<p>${pageMarkup(leads[method])} ${pageMarkup('You are signing in as {email}.', { email: `<strong>${escapeHtml(email)}</strong>` })}</p>
${problemAlert(message)}
${method === 'passkey' ? passkeyForm(options) : codeForm(options)}
${ways(options)}`;
  const scripts = method === 'passkey' ? ['/scripts/webauthn.js', '/scripts/passkey.js'] : [];
  return renderPage({ title: 'Confirm it is you', content, formTargets, scripts });
}

function codeForm({ action, method, message }: FactorPageOptions): string {
  const wrong = message === null ? '' : ' aria-invalid="true" aria-describedby="sign-in-problem"';
  const field =
    method === 'app'
      ? `<label for="answer">${pageMarkup('Code')}</label>\n<input class="code" id="answer" name="answer" inputmode="numeric" autocomplete="one-time-code" maxlength="20"`
      : `<label for="answer">${pageMarkup('Recovery code')}</label>\n<input class="code" id="answer" name="answer" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40"`;
  return `<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="method" value="${method}">
${field} required autofocus${wrong}>
<button type="submit">${pageMarkup('Verify')}</button>
</form>`;
}

function passkeyForm({ action, passkeyOptions }: FactorPageOptions): string {
  return `<form method="post" action="${escapeHtml(action)}" data-passkey="get" data-options="${escapeHtml(JSON.stringify(passkeyOptions))}">
<input type="hidden" name="method" value="passkey">
<input type="hidden" name="answer" value="">
<button type="submit" autofocus>${pageMarkup('Use your passkey')}</button>
</form>
<div class="alert" role="alert" id="passkey-problem"${passkeyProblems()} hidden></div>
<noscript><p class="note">${pageMarkup('Passkeys need JavaScript. Turn it on, or choose another way.')}</p></noscript>`;
}

function ways({ action, method, methods, otherAccount }: FactorPageOptions): string {
  const others = methods
    .filter((other) => other !== method)
    .map((other) => `<li><a href="${escapeHtml(action)}?with=${other}">${pageMarkup(wayNames[other])}</a></li>`);
  if (otherAccount !== null)
    others.push(`<li><a href="${escapeHtml(otherAccount)}">${pageMarkup('Use another account')}</a></li>`);
  return `<ul class="ways" aria-label="${pageMarkup('Other ways')}">${others.join('')}</ul>`;
}
