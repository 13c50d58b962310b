import { escapeHtml } from '../../pages/escapeHtml.ts';
import { pageMarkup } from '../../pages/pageWords.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import { securityPath } from '../../identity/securityPath.ts';
import { passwordField, passwordScripts, problemAlert } from '../providerPages.ts';

/** Content of the pages with a form. */
export interface PasswordFormOptions {
  /** Path to which the form is sent. */
  action: string;
  email: string;
  /** Error of the last attempt; null at first. */
  message: string | null;
}

/** Asks the user of a link for a first or new password. */
export function setPasswordPage({ action, email, message }: PasswordFormOptions): Page {
  const content = `<p>${pageMarkup('Choose the password that you sign in with.')}</p>
${problemAlert(message)}
<form method="post" action="${escapeHtml(action)}">
<label for="email">${pageMarkup('Email')}</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
${passwordField({ isWrong: message !== null, hasFocus: true, kind: 'new' })}
<button type="submit">${pageMarkup('Set password')}</button>
</form>`;
  return renderPage({ title: 'Set your password', content, scripts: passwordScripts });
}

/** Content of the page to change a password. */
export interface ChangePasswordOptions extends PasswordFormOptions {
  /** Subject of the message. Default: the email address and current password. */
  wrong?: 'credentials' | 'new password';
}

/** Asks for a user's current password and a new one. */
export function changePasswordPage({
  action,
  email,
  message,
  wrong: what = 'credentials',
}: ChangePasswordOptions): Page {
  const isNew = what === 'new password';
  const wrong = message === null || isNew ? '' : ' aria-invalid="true" aria-describedby="sign-in-problem"';
  const content = `<p>${pageMarkup('You will be signed out everywhere, and sign in again with the new password.')}</p>
${problemAlert(message)}
<form method="post" action="${escapeHtml(action)}">
<label for="email">${pageMarkup('Email')}</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(email)}"${wrong}${email === '' ? ' autofocus' : ''}>
<label for="current">${pageMarkup('Current password')}</label>
<input id="current" name="current" type="password" autocomplete="current-password" required maxlength="200"${wrong}${email === '' ? '' : ' autofocus'}>
${passwordField({ isWrong: message !== null && isNew, hasFocus: false, kind: 'new' })}
<button type="submit">${pageMarkup('Change password')}</button>
</form>
<ul class="ways"><li><a href="${securityPath}">${pageMarkup('Back to sign-in security')}</a></li></ul>`;
  return renderPage({ title: 'Change your password', content, scripts: passwordScripts });
}

/** Confirms that a password is set, with a link to sign in. */
export function passwordDonePage(publicUrl: string): Page {
  const content = `<p role="status">${pageMarkup('Sign in with your new password. Your earlier sessions have ended.')}</p>
<a class="button" href="${escapeHtml(publicUrl)}/">${pageMarkup('Sign in')}</a>`;
  return renderPage({ title: 'Your password is set', content });
}
