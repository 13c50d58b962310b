import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { UserRow } from '../../database/Tables.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import type { Passwords } from '../../people/createPasswords.ts';
import { deadEndPage, isForeign, isRead, refuseMethod, requestAddress, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import type { SecondFactorParts } from '../second-factor/openSecondFactorParts.ts';
import { hasShownFactor } from '../signInPolicy.ts';
import type { CredentialsVerdict, VerifyCredentials } from '../verifyCredentials.ts';
import { judgePassword } from './judgePassword.ts';
import { changePasswordPage, passwordDonePage, setPasswordPage } from './passwordForms.ts';

const changePath = '/password/change';
const linkPath = /^\/password\/set\/([\w-]{43})$/;

/** Dependencies of the pages. */
export interface PasswordPagesOptions {
  provider: Provider;
  issuer: string;
  publicUrl: string;
  users: Pick<UserRepository, 'find'>;
  passwords: Passwords;
  secondFactor: SecondFactorParts;
  verifyCredentials: VerifyCredentials;
  trustProxy: boolean;
  logger: Logger;
}

interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Creates the pages on which users set a password by a link, and change their current one. */
export function createPasswordPages(
  options: PasswordPagesOptions,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  const { publicUrl, logger } = options;
  return (request, response, path) => {
    answer({ request, response }, path, options).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      logger.error({ err: error }, 'a password page failed');
      const page = deadEndPage('This cannot go on', 'Something failed on our side. Try again.', publicUrl);
      sendPage(response, page, 500);
    });
  };
}

async function answer(visit: Visit, path: string, options: PasswordPagesOptions): Promise<void> {
  const { request, response } = visit;
  if (!isRead(request) && request.method !== 'POST') return refuseMethod(response);
  if (request.method === 'POST' && isForeign(request, options.issuer))
    return sendPage(response, deadEndPage('This cannot go on', 'Open the page again.', options.publicUrl), 403);
  const token = linkPath.exec(path)?.[1];
  if (token !== undefined) return answerLink(visit, token, options);
  if (path === changePath) return answerChange(visit, options);
  if (path.startsWith('/password/set/')) return sendExpired(response, options);
  sendPage(response, deadEndPage('Page not found', 'There is nothing at this address.', options.publicUrl), 404);
}

/** Shows the page any number of times; setting the password consumes the link. */
async function answerLink({ request, response }: Visit, token: string, options: PasswordPagesOptions): Promise<void> {
  const { passwords, publicUrl } = options;
  const user = await passwords.findByLink(token);
  if (user === undefined) return sendExpired(response, options);
  const page = (message: string | null) =>
    setPasswordPage({ action: `/password/set/${token}`, email: user.email, message });
  if (isRead(request)) return sendPage(response, page(null));
  const password = (await readForm(request))?.get('password') ?? '';
  const reason = await judgePassword(password, ownWords(user));
  if (reason !== null) return sendPage(response, page(reason), 400);
  if ((await passwords.setByLink(token, password)) === null) return sendExpired(response, options);
  sendPage(response, passwordDonePage(publicUrl));
}

async function answerChange(visit: Visit, options: PasswordPagesOptions): Promise<void> {
  const { request, response } = visit;
  const { passwords, users, verifyCredentials, trustProxy, publicUrl } = options;
  if (isRead(request)) {
    const { accountId } = await sessionOf(visit, options);
    const email = (accountId && (await users.find(accountId))?.email) || '';
    return sendPage(response, changePasswordPage({ action: changePath, email, message: null }));
  }
  const fields = await readForm(request);
  const [email = '', current = '', password = ''] = ['email', 'current', 'password'].map((name) =>
    (fields?.get(name) ?? '').slice(0, 1_000),
  );
  const refuse = (message: string, status: number, wrong?: 'new password'): void => {
    const page = { action: changePath, email: email.slice(0, 254), message, ...(wrong && { wrong }) };
    sendPage(response, changePasswordPage(page), status);
  };
  if (fields === null) return refuse('Fill in the form and send it again.', 400);
  const verdict = await verifyCredentials({ email, password: current, address: requestAddress(request, trustProxy) });
  const refusal = wordRefusal(verdict);
  if (verdict.kind !== 'accepted' || refusal !== null) return refuse(refusal?.text ?? '', refusal?.status ?? 401);
  const user = await users.find(verdict.userId);
  if (user === undefined) return refuse('That email and password do not work. Check both and try again.', 401);
  if (await isFactorDue(visit, user, options))
    return refuse('This account has a second factor. Sign in first, then change the password here.', 403);
  const reason = password === current ? 'Choose another password than the current one.' : null;
  const judged = reason ?? (await judgePassword(password, ownWords(user)));
  if (judged !== null) return refuse(judged, 400, 'new password');
  await passwords.change(user.id, password);
  sendPage(response, passwordDonePage(publicUrl));
}

function wordRefusal(verdict: CredentialsVerdict): { text: string; status: number } | null {
  switch (verdict.kind) {
    case 'accepted':
      return null;
    case 'refused':
      return { text: 'That email and password do not work. Check both and try again.', status: 401 };
    case 'blocked':
      return { text: 'This account is blocked. Ask your administrator.', status: 403 };
    case 'wait':
      return { text: 'Too many attempts. Wait a few minutes and try again.', status: 429 };
  }
}

/** Returns the browser's session at the provider. */
function sessionOf({ request, response }: Visit, { provider }: PasswordPagesOptions) {
  return provider.Session.get(provider.createContext(request, response));
}

/** Whether a user has a second factor that this browser has not used: a stolen password must not lock its owner out. */
async function isFactorDue(visit: Visit, user: UserRow, options: PasswordPagesOptions): Promise<boolean> {
  if (!(await options.secondFactor.store.hasFactor(user.id))) return false;
  const session = await sessionOf(visit, options);
  return session.accountId !== user.id || !hasShownFactor(session.amr);
}

function ownWords({ email, first_name, last_name }: UserRow): string[] {
  return [email, first_name, last_name];
}

function sendExpired(response: ServerResponse, { publicUrl }: PasswordPagesOptions): void {
  const text = 'Each link works once and for 7 days. Ask your administrator for a new one.';
  sendPage(response, deadEndPage('This link has expired', text, publicUrl), 410);
}
