import { renderSVG } from 'uqr';
import { escapeHtml } from '../../pages/escapeHtml.ts';
import { pageMarkup, pageWords } from '../../pages/pageWords.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import { passwordField, passwordScripts, problemAlert, wayBack } from '../providerPages.ts';
import { passkeyProblems } from './passkeyProblems.ts';
import { totpAddress } from './totp.ts';

/** Path of the pages after the ticket was redeemed. */
export const enrollmentPath = '/mfa/enroll';

/** Content of the page that asks for the password. */
export interface PasswordQuestionOptions {
  action: string;
  /** Error of the last attempt; null at first. */
  message: string | null;
  /** Address of the app, to go back to. */
  publicUrl: string;
  /** Reason for asking for the password. Default: setting up a second factor. */
  text?: string;
}

/** Asks for the password before the set-up: a ticket's address is visible in tabs and histories. */
export function ticketPage({
  action,
  message,
  publicUrl,
  text = 'Enter your password to set up a second factor for your account.',
}: PasswordQuestionOptions): Page {
  const content = `<p>${pageMarkup(text)}</p>
${problemAlert(message)}
<form method="post" action="${escapeHtml(action)}">
${passwordField({ isWrong: message !== null, hasFocus: true })}
<button type="submit">${pageMarkup('Continue')}</button>
</form>
${wayBack(publicUrl)}`;
  return renderPage({ title: 'Confirm it is you', content, scripts: passwordScripts });
}

/** Lets the user choose what to set up. */
export function choicePage({ email, publicUrl }: { email: string; publicUrl: string }): Page {
  const content = `<p>${pageMarkup('Next time you sign in as {email}, you will be asked for it after your password.', { email: `<strong>${escapeHtml(email)}</strong>` })}</p>
<ul class="choices">
<li><a class="choice" href="${enrollmentPath}/passkey"><strong>${pageMarkup('Passkey')}</strong><span>${pageMarkup('Fingerprint, face, PIN or security key. Quickest, and safe from fake pages.')}</span></a></li>
<li><a class="choice" href="${enrollmentPath}/app"><strong>${pageMarkup('Authenticator app')}</strong><span>${pageMarkup('A six-digit code from an app on your phone.')}</span></a></li>
</ul>
${wayBack(publicUrl)}`;
  return renderPage({ title: 'Set up a second factor', content });
}

/** Shows the secret of one-time codes, and asks for a code from it. */
export function appPage({ email, secret, message }: { email: string; secret: string; message: string | null }): Page {
  const wrong = message === null ? '' : ' aria-invalid="true" aria-describedby="sign-in-problem"';
  const content = `<p>${pageMarkup('Scan this code with your authenticator app, then enter the six-digit code that the app shows.')}</p>
<div class="qr" role="img" aria-label="${pageMarkup('QR code for your authenticator app')}">${renderSVG(totpAddress(secret, email), { border: 0 })}</div>
<p>${pageMarkup('No camera? Type this key into the app:')} <span class="key">${groupsOfFour(secret)}</span></p>
${problemAlert(message)}
<form method="post" action="${enrollmentPath}/app">
<label for="code">${pageMarkup('Code')}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required autofocus${wrong}>
<button type="submit">${pageMarkup('Verify')}</button>
</form>
${otherWay()}`;
  return renderPage({ title: 'Set up an authenticator app', content });
}

/** Creates a passkey. */
export function passkeyPage({ options, message }: { options: object; message: string | null }): Page {
  const content = `<p>${pageMarkup('Your browser will ask for your fingerprint, face, PIN or security key.')}</p>
${problemAlert(message)}
<form method="post" action="${enrollmentPath}/passkey" data-passkey="create" data-options="${escapeHtml(JSON.stringify(options))}">
<label for="name">${pageMarkup('Name of this passkey')}</label>
<input id="name" name="name" required maxlength="60" value="${pageMarkup('My passkey')}" autocomplete="off">
<input type="hidden" name="answer" value="">
<button type="submit" autofocus>${pageMarkup('Create passkey')}</button>
</form>
<div class="alert" role="alert" id="passkey-problem"${passkeyProblems()} hidden></div>
<noscript><p class="note">${pageMarkup('Passkeys need JavaScript. Turn it on, or choose another way.')}</p></noscript>
${otherWay()}`;
  return renderPage({
    title: 'Set up a passkey',
    content,
    scripts: ['/scripts/webauthn.js', '/scripts/passkey.js'],
  });
}

/** Content of the page with recovery codes. */
export interface RecoveryCodesOptions {
  codes: readonly string[];
  /** Address to continue to. */
  doneUrl: string;
  /** Whether the codes are for the user's first factor, not a replacement of earlier ones. Default true. */
  isFirst?: boolean;
}

/** Shows the recovery codes, only once. */
export function recoveryCodesPage({ codes, doneUrl, isFirst = true }: RecoveryCodesOptions): Page {
  const lead = isFirst ? 'Your second factor is set up.' : 'Your earlier codes have stopped working.';
  const text = `${pageWords('Agency Insights recovery codes. Each works once.')}\n\n${codes.join('\n')}\n`;
  const content = `<p>${pageMarkup(lead)} ${pageMarkup('If you lose your second factor, each of these codes lets you in once. They are not shown again: keep them where only you find them.')}</p>
<ul class="codes" aria-label="${pageMarkup('Recovery codes')}">${codes.map((code) => `<li>${code}</li>`).join('')}</ul>
<a class="button" href="${escapeHtml(doneUrl)}">${pageMarkup('I have saved them')}</a>
<a class="button secondary" download="agency-insights-recovery-codes.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">${pageMarkup('Download')}</a>
<button class="secondary" type="button" id="print" hidden>${pageMarkup('Print')}</button>`;
  return renderPage({ title: 'Save your recovery codes', content, scripts: ['/scripts/print.js'] });
}

/** Says that the set-up is complete, with a link to factors and recovery codes. */
export function enrolledPage(securityAddress: string): Page {
  const content = `<p>${pageMarkup('Your second factor is set up already, and its recovery codes were shown. Where you did not save them, make new ones.')}</p>
<a class="button" href="${securityAddress}">${pageMarkup('Second factors and recovery codes')}</a>`;
  return renderPage({ title: 'Your second factor is set up', content });
}

function otherWay(): string {
  return `<ul class="ways"><li><a href="${enrollmentPath}">${pageMarkup('Choose another way')}</a></li></ul>`;
}

function groupsOfFour(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
