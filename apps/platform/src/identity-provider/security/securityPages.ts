import type { MfaFactorRow } from '../../database/Tables.ts';
import { escapeHtml } from '../../pages/escapeHtml.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import type { OwnSession } from './createOwnSessions.ts';
import { securityPath } from '../../identity/securityPath.ts';

/** What the page shows. */
export interface SecurityPageOptions {
  email: string;
  factors: readonly MfaFactorRow[];
  unusedCodes: number;
  sessions: readonly OwnSession[];
  /** Whether changes may be made without another confirmation. */
  isFresh: boolean;
  publicUrl: string;
}

/** How a person signs in, with everything that they can change of it. */
export function securityPage(options: SecurityPageOptions): Page {
  const { email, publicUrl, isFresh } = options;
  const content = `<p>You are signed in as <strong>${escapeHtml(email)}</strong>.</p>
${isFresh ? '' : confirmNotice}
${section('password', 'Password', '<p>A new password signs you out everywhere.</p><a class="button secondary" href="/password/change">Change password</a>')}
${section('factors', 'Second factors', factorsPart(options))}
${options.factors.length === 0 ? '' : section('codes', 'Recovery codes', codesPart(options))}
${section('sessions', 'Where you are signed in', sessionsPart(options))}
<ul class="ways"><li><a href="${escapeHtml(publicUrl)}/">Back to Agency Insights</a></li></ul>`;
  return renderPage({ title: 'Sign-in security', content, isWide: true });
}

/** Asks before a factor is removed. */
export function removeFactorPage({ factor, isLast }: { factor: MfaFactorRow; isLast: boolean }): Page {
  const consequence = isLast
    ? 'It is your last one: your recovery codes go with it, and your password alone will sign you in.'
    : 'Your other second factors and your recovery codes stay.';
  const content = `<p>You can no longer sign in with <strong>${escapeHtml(factor.name)}</strong>. ${consequence}</p>
${question(`${securityPath}/remove/${factor.id}`, 'Remove')}`;
  return renderPage({ title: 'Remove this second factor?', content });
}

/** Asks before recovery codes are replaced. */
export function renewCodesPage(): Page {
  const content = `<p>You get ten new codes. The ones that you have now stop working.</p>
${question(`${securityPath}/recovery-codes`, 'Make new codes')}`;
  return renderPage({ title: 'Make new recovery codes?', content });
}

const confirmNotice = `<div class="notice"><p>To change anything here, confirm that it is you.</p>
<a class="button" href="${securityPath}/confirm">Confirm it is you</a></div>`;

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;
}

function factorsPart({ factors, isFresh }: SecurityPageOptions): string {
  const list = factors.map((factor) => {
    const used = factor.last_used_at === null ? 'not used yet' : `last used ${timeText(factor.last_used_at)}`;
    const action = `<a class="button small" href="${securityPath}/remove/${escapeHtml(factor.id)}" aria-label="Remove ${escapeHtml(factor.name)}">Remove</a>`;
    return entry(factor.name, `Added ${timeText(factor.confirmed_at)}, ${used}`, isFresh ? action : '');
  });
  const none = '<p>None is set up. With one, a person who learns your password still cannot sign in.</p>';
  const add = `<form method="post" action="${securityPath}/add"><button class="secondary" type="submit">Add a passkey or an authenticator app</button></form>`;
  return `${list.length === 0 ? none : entries('Second factors', list)}${isFresh ? add : ''}`;
}

function codesPart({ unusedCodes, isFresh }: SecurityPageOptions): string {
  const text = `<p>${unusedCodes} unused ${unusedCodes === 1 ? 'code is' : 'codes are'} left. Each signs you in once without your second factor.</p>`;
  return `${text}${isFresh ? `<a class="button secondary" href="${securityPath}/recovery-codes">Make new codes</a>` : ''}`;
}

function sessionsPart({ sessions, isFresh }: SecurityPageOptions): string {
  if (sessions.length === 0) return '<p>Nowhere.</p>';
  const list = sessions.map((session) => {
    const name = session.device ?? (session.kind === 'api' ? 'A program' : 'A browser');
    const action = `<form method="post" action="${securityPath}/end-session"><input type="hidden" name="session" value="${escapeHtml(session.id_hash)}"><button class="small" type="submit" aria-label="End the session of ${escapeHtml(name)}, ${timeText(session.created_at)}">End</button></form>`;
    const since = `Since ${timeText(session.created_at)}, last active ${timeText(session.last_seen_at)}`;
    return entry(session.isHere ? `${name} (this browser)` : name, since, isFresh ? action : '');
  });
  return entries('Sessions', list);
}

function entries(label: string, list: readonly string[]): string {
  return `<ul class="entries" aria-label="${label}">${list.join('')}</ul>`;
}

function entry(title: string, text: string, action: string): string {
  return `<li><div><strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span></div>${action}</li>`;
}

function question(action: string, button: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button type="submit">${button}</button></form>
<a class="button secondary" href="${securityPath}">Cancel</a>`;
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** The page has no script that knows the reader's time zone. */
function timeText(at: number): string {
  return `${time.format(new Date(Number(at)))} UTC`;
}
