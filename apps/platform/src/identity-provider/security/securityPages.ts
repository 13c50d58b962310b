import type { MfaFactorRow } from '../../database/Tables.ts';
import { escapeHtml } from '../../pages/escapeHtml.ts';
import { pageLanguage, pageMarkup, pageWords } from '../../pages/pageWords.ts';
import { type Page, renderPage } from '../../pages/renderPage.ts';
import { wayBack } from '../providerPages.ts';
import type { OwnSession } from './createOwnSessions.ts';
import { securityPath } from '../../identity/securityPath.ts';

/** Content of the page. */
export interface SecurityPageOptions {
  email: string;
  factors: readonly MfaFactorRow[];
  unusedCodes: number;
  sessions: readonly OwnSession[];
  /** Whether changes are allowed without another confirmation. */
  isFresh: boolean;
  publicUrl: string;
}

/** Shows a user's sign-in methods and sessions, with all changes they can make. */
export function securityPage(options: SecurityPageOptions): Page {
  const { email, publicUrl, isFresh } = options;
  const content = `<p>${pageMarkup('You are signed in as {email}.', { email: `<strong>${escapeHtml(email)}</strong>` })}</p>
${isFresh ? '' : confirmNotice()}
${section('password', 'Password', `<p>${pageMarkup('A new password signs you out everywhere.')}</p><a class="button secondary" href="/password/change">${pageMarkup('Change password')}</a>`)}
${section('factors', 'Second factors', factorsPart(options))}
${options.factors.length === 0 ? '' : section('codes', 'Recovery codes', codesPart(options))}
${section('sessions', 'Where you are signed in', sessionsPart(options))}
${wayBack(publicUrl)}`;
  return renderPage({ title: 'Sign-in security', content, isWide: true });
}

/** Asks before a factor is removed. */
export function removeFactorPage({ factor, isLast }: { factor: MfaFactorRow; isLast: boolean }): Page {
  const consequence = isLast
    ? 'It is your last one: your recovery codes go with it, and your password alone will sign you in.'
    : 'Your other second factors and your recovery codes stay.';
  const content = `<p>${pageMarkup('You can no longer sign in with {name}.', { name: `<strong>${escapeHtml(factor.name)}</strong>` })} ${pageMarkup(consequence)}</p>
${question(`${securityPath}/remove/${factor.id}`, 'Remove')}`;
  return renderPage({ title: 'Remove this second factor?', content });
}

/** Asks before recovery codes are replaced. */
export function renewCodesPage(): Page {
  const content = `<p>${pageMarkup('You get ten new codes. The ones that you have now stop working.')}</p>
${question(`${securityPath}/recovery-codes`, 'Make new codes')}`;
  return renderPage({ title: 'Make new recovery codes?', content });
}

function confirmNotice(): string {
  return `<div class="notice"><p>${pageMarkup('To change anything here, confirm that it is you.')}</p>
<a class="button" href="${securityPath}/confirm">${pageMarkup('Confirm it is you')}</a></div>`;
}

function section(id: string, title: string, content: string): string {
  return `<section aria-labelledby="${id}"><h2 id="${id}">${pageMarkup(title)}</h2>${content}</section>`;
}

function factorsPart({ factors, isFresh }: SecurityPageOptions): string {
  const list = factors.map((factor) => {
    const added = timeText(factor.confirmed_at);
    const text =
      factor.last_used_at === null
        ? pageWords('Added {added}, not used yet', { added })
        : pageWords('Added {added}, last used {used}', { added, used: timeText(factor.last_used_at) });
    const action = `<a class="button small" href="${securityPath}/remove/${escapeHtml(factor.id)}" aria-label="${pageMarkup('Remove {name}', { name: escapeHtml(factor.name) })}">${pageMarkup('Remove')}</a>`;
    return entry(factor.name, text, isFresh ? action : '');
  });
  const none = `<p>${pageMarkup('None is set up. With one, a person who learns your password still cannot sign in.')}</p>`;
  const add = `<form method="post" action="${securityPath}/add"><button class="secondary" type="submit">${pageMarkup('Add a passkey or an authenticator app')}</button></form>`;
  return `${list.length === 0 ? none : entries('Second factors', list)}${isFresh ? add : ''}`;
}

function codesPart({ unusedCodes, isFresh }: SecurityPageOptions): string {
  const text = `<p>${pageMarkup(unusedCodes === 1 ? '1 unused code is left.' : '{count} unused codes are left.', {
    count: unusedCodes,
  })} ${pageMarkup('Each signs you in once without your second factor.')}</p>`;
  return `${text}${isFresh ? `<a class="button secondary" href="${securityPath}/recovery-codes">${pageMarkup('Make new codes')}</a>` : ''}`;
}

function sessionsPart({ sessions, isFresh }: SecurityPageOptions): string {
  if (sessions.length === 0) return `<p>${pageMarkup('Nowhere.')}</p>`;
  const list = sessions.map((session) => {
    const name = session.device ?? pageWords(session.kind === 'api' ? 'A program' : 'A browser');
    const action = `<form method="post" action="${securityPath}/end-session"><input type="hidden" name="session" value="${escapeHtml(session.id_hash)}"><button class="small" type="submit" aria-label="${pageMarkup('End the session of {name}, {time}', { name: escapeHtml(name), time: timeText(session.created_at) })}">${pageMarkup('End')}</button></form>`;
    const since = pageWords('Since {start}, last active {end}', {
      start: timeText(session.created_at),
      end: timeText(session.last_seen_at),
    });
    return entry(session.isHere ? pageWords('{name} (this browser)', { name }) : name, since, isFresh ? action : '');
  });
  return entries('Sessions', list);
}

function entries(label: string, list: readonly string[]): string {
  return `<ul class="entries" aria-label="${pageMarkup(label)}">${list.join('')}</ul>`;
}

function entry(title: string, text: string, action: string): string {
  return `<li><div><strong>${escapeHtml(title)}</strong><span>${escapeHtml(text)}</span></div>${action}</li>`;
}

function question(action: string, button: string): string {
  return `<form method="post" action="${escapeHtml(action)}"><button type="submit">${pageMarkup(button)}</button></form>
<a class="button secondary" href="${securityPath}">${pageMarkup('Cancel')}</a>`;
}

const timeForm = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
const locales = { en: 'en-US', de: 'de-DE', es: 'es-ES', fr: 'fr-FR' } as const;

/** In UTC: the page has no script that knows the user's time zone. */
function timeText(at: number): string {
  return `${new Intl.DateTimeFormat(locales[pageLanguage()], timeForm).format(new Date(Number(at)))} UTC`;
}
