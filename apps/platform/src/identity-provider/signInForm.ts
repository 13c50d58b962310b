import { escapeHtml } from '../pages/escapeHtml.ts';
import { pageMarkup } from '../pages/pageWords.ts';
import { type Page, renderPage } from '../pages/renderPage.ts';
import { fieldProblem, passwordField, passwordScripts, problemAlert } from './providerPages.ts';

/** Content of the sign-in page. */
export interface SignInFormOptions {
  /** Address to which the form is sent. */
  action: string;
  /** Previous input. */
  email: string;
  /** Error of the last attempt; null at first. */
  message: string | null;
  /** Whether the input is wrong. Default: if there is a message. */
  isWrong?: boolean;
  /** Missing fields of the form. Default: none. */
  missing?: readonly ('email' | 'password')[];
  /** How the user's session ended: a name of `reasons`; other values say nothing. */
  sessionEnded: string;
  /** Password of the demo users, shown if they exist; else null. */
  demoPassword: string | null;
  /** Origins to which sign-in redirects. */
  formTargets: readonly string[];
}

const reasons = new Map([
  ['true', 'Your session has ended. Sign in to go on where you were.'],
  ['elsewhere', 'You signed out in another tab. Sign in to go on where you were.'],
]);

/** Returns the provider's sign-in page. */
export function signInForm({
  action,
  email,
  message,
  isWrong = message !== null,
  missing = [],
  sessionEnded,
  demoPassword,
  formTargets,
}: SignInFormOptions): Page {
  const isMissing = missing.includes('email');
  const reason = reasons.get(sessionEnded);
  const problem = isWrong ? 'sign-in-problem' : isMissing ? 'email-problem' : null;
  const described = problem ?? (reason === undefined ? null : 'reason');
  const state = `${problem === null ? '' : ' aria-invalid="true"'}${described === null ? '' : ` aria-describedby="${described}"`}`;
  const focusEmail = email === '' ? ' autofocus' : '';
  const content = `<p${reason === undefined ? '' : ' id="reason" role="status"'}>${pageMarkup(reason ?? 'Welcome back. Use your work account.')}</p>
${problemAlert(message)}
<form method="post" action="${escapeHtml(action)}" novalidate>
<label for="email">${pageMarkup('Email')}</label>
<input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(email)}" data-empty="${pageMarkup('Enter your email address.')}"${state}${focusEmail}>
${isMissing ? fieldProblem('email', 'Enter your email address.') : ''}${passwordField({ isWrong, isMissing: missing.includes('password'), hasFocus: email !== '' })}
<button type="submit">${pageMarkup('Sign in')}</button>
</form>
<p class="hint below">${pageMarkup('Forgot your password? Ask your administrator for a link to set a new one.')}</p>
${demoPassword === null ? '' : `<p class="note">${pageMarkup('Trying it out? Sign in as {email} with the password {password}.', { email: '<code>analyst@demo.test</code>', password: `<code>${escapeHtml(demoPassword)}</code>` })}</p>`}`;
  return renderPage({ title: 'Sign in', content, formTargets, scripts: passwordScripts });
}
