import { renderSVG } from 'uqr';
import { escapeHtml } from '../../pages/escapeHtml.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import { passwordField, passwordScripts, problemAlert } from '../providerPages.ts';
import { totpAddress } from './totp.ts';

/** Path of the pages after the ticket was redeemed. */
export const enrollmentPath = '/mfa/enroll';

/** What the question for the password shows. */
export interface PasswordQuestionOptions {
  action: string;
  /** Why the last attempt did not work; null at first. */
  message: string | null;
  /** What the password is asked for. Default: setting up a second factor. */
  text?: string;
}

/** Asks for the password before anything is set up: the address of a ticket travels through tabs and histories. */
export function ticketPage({
  action,
  message,
  text = 'Enter your password to set up a second factor for your account.',
}: PasswordQuestionOptions): Page {
  const content = `<p>${text}</p>
${problemAlert(message)}
<form method="post" action="${escapeHtml(action)}">
${passwordField({ isWrong: message !== null, hasFocus: true })}
<button type="submit">Continue</button>
</form>`;
  return renderPage({ title: 'Confirm it is you', content, scripts: passwordScripts });
}

/** Lets the person choose what to set up. */
export function choicePage(email: string): Page {
  const content = `<p>Next time you sign in as <strong>${escapeHtml(email)}</strong>, you will be asked for it after your password.</p>
<ul class="choices">
<li><a class="choice" href="${enrollmentPath}/passkey"><strong>Passkey</strong><span>Fingerprint, face, PIN or security key. Quickest, and safe from fake pages.</span></a></li>
<li><a class="choice" href="${enrollmentPath}/app"><strong>Authenticator app</strong><span>A six-digit code from an app on your phone.</span></a></li>
</ul>`;
  return renderPage({ title: 'Set up a second factor', content });
}

/** Shows the secret of one-time codes, and asks for a code from it. */
export function appPage({ email, secret, message }: { email: string; secret: string; message: string | null }): Page {
  const wrong = message === null ? '' : ' aria-invalid="true" aria-describedby="sign-in-problem"';
  const content = `<p>Scan this code with your authenticator app, then enter the six-digit code that the app shows.</p>
<div class="qr" role="img" aria-label="QR code for your authenticator app">${renderSVG(totpAddress(secret, email), { border: 0 })}</div>
<p>No camera? Type this key into the app: <span class="key">${groupsOfFour(secret)}</span></p>
${problemAlert(message)}
<form method="post" action="${enrollmentPath}/app">
<label for="code">Code</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required autofocus${wrong}>
<button type="submit">Verify</button>
</form>
${otherWay}`;
  return renderPage({ title: 'Set up an authenticator app', content });
}

/** Makes a passkey. */
export function passkeyPage({ options, message }: { options: object; message: string | null }): Page {
  const content = `<p>Your browser will ask for your fingerprint, face, PIN or security key.</p>
${problemAlert(message)}
<form method="post" action="${enrollmentPath}/passkey" data-passkey="create" data-options="${escapeHtml(JSON.stringify(options))}">
<label for="name">Name of this passkey</label>
<input id="name" name="name" required maxlength="60" value="My passkey" autocomplete="off">
<input type="hidden" name="answer" value="">
<button type="submit" autofocus>Create passkey</button>
</form>
<div class="alert" role="alert" id="passkey-problem" hidden></div>
<noscript><p class="note">Passkeys need JavaScript. Turn it on, or choose another way.</p></noscript>
${otherWay}`;
  return renderPage({
    title: 'Set up a passkey',
    content,
    scripts: ['/scripts/webauthn.js', '/scripts/passkey.js'],
  });
}

/** What the page with recovery codes shows. */
export interface RecoveryCodesOptions {
  codes: readonly string[];
  /** Where the person goes on. */
  doneUrl: string;
  /** Whether they come with the person's first factor, rather than in place of earlier ones. Default true. */
  isFirst?: boolean;
}

/** Shows the recovery codes, this once. */
export function recoveryCodesPage({ codes, doneUrl, isFirst = true }: RecoveryCodesOptions): Page {
  const lead = isFirst ? 'Your second factor is set up.' : 'Your earlier codes have stopped working.';
  const text = `Agency Insights recovery codes. Each works once.\n\n${codes.join('\n')}\n`;
  const content = `<p>${lead} If you lose your second factor, each of these codes lets you in once. They are not shown again: keep them where only you find them.</p>
<ul class="codes" aria-label="Recovery codes">${codes.map((code) => `<li>${code}</li>`).join('')}</ul>
<a class="button" href="${escapeHtml(doneUrl)}">I have saved them</a>
<a class="button secondary" download="agency-insights-recovery-codes.txt" href="data:text/plain;charset=utf-8,${encodeURIComponent(text)}">Download</a>
<button class="secondary" type="button" id="print" hidden>Print</button>`;
  return renderPage({ title: 'Save your recovery codes', content, scripts: ['/scripts/print.js'] });
}

/** Says that there is nothing left to set up, with the way to factors and recovery codes. */
export function enrolledPage(securityAddress: string): Page {
  const content = `<p>Your second factor is set up already, and its recovery codes were shown. Where you did not save them, make new ones.</p>
<a class="button" href="${securityAddress}">Second factors and recovery codes</a>`;
  return renderPage({ title: 'Your second factor is set up', content });
}

const otherWay = `<ul class="ways"><li><a href="${enrollmentPath}">Choose another way</a></li></ul>`;

function groupsOfFour(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
