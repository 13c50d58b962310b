import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { UserRow } from '../../database/Tables.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import { admittedUser } from '../admittedUser.ts';
import { deadEndPage, isForeign, isRead, refuseMethod, seeOther, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import { recoveryCodesPage, enrollmentPath } from '../second-factor/enrollmentPages.ts';
import type { SecondFactorParts } from '../second-factor/openSecondFactorParts.ts';
import { hasShownFactor } from '../signInPolicy.ts';
import type { VerifyCredentials } from '../verifyCredentials.ts';
import { answerConfirmation } from './answerConfirmation.ts';
import type { OwnFactors } from './createOwnFactors.ts';
import type { OwnSessions } from './createOwnSessions.ts';
import { removeFactorPage, renewCodesPage, securityPage } from './securityPages.ts';
import { securityPath } from '../../identity/securityPath.ts';

/** Max age of the sign-in or confirmation that changes require. */
const freshSignInMs = 5 * 60_000;
const removePath = /^\/security\/remove\/([\w-]{1,100})$/;

/** Dependencies of the pages. */
export interface SecurityPagesOptions {
  provider: Provider;
  issuer: string;
  publicUrl: string;
  users: UserRepository;
  secondFactor: SecondFactorParts;
  ownFactors: OwnFactors;
  ownSessions: OwnSessions;
  verifyCredentials: VerifyCredentials;
  trustProxy: boolean;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** A browser's session at the provider. */
export type ProviderSession = Awaited<ReturnType<Provider['Session']['get']>>;

/** A request of a user who is signed in at the provider. */
export interface SecurityVisit {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  user: UserRow;
  session: ProviderSession;
}

/**
 * Creates the pages on which users manage their own sign-in: second factors, recovery codes, password and sessions.
 * Users who signed in more than some minutes ago first confirm with the password and the second factor.
 */
export function createSecurityPages(
  options: SecurityPagesOptions,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  const { publicUrl, logger } = options;
  return (request, response, path) => {
    answer(request, response, path, options).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      logger.error({ err: error }, 'a sign-in security page failed');
      const page = deadEndPage('This cannot go on', 'Something failed on our side. Try again.', publicUrl);
      sendPage(response, page, 500);
    });
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  options: SecurityPagesOptions,
): Promise<void> {
  const { provider, users, publicUrl, issuer } = options;
  if (!isRead(request) && request.method !== 'POST') return refuseMethod(response);
  if (request.method === 'POST' && isForeign(request, issuer))
    return sendPage(response, deadEndPage('This cannot go on', 'Open the page again.', publicUrl), 403);
  const session = await provider.Session.get(provider.createContext(request, response));
  const user = session.accountId === undefined ? null : await admittedUser(session.accountId, users);
  if (user === null) return sendPage(response, deadEndPage('Sign in first', 'You are not signed in.', publicUrl), 401);
  const visit = { request, response, path, user, session };
  if (path.startsWith(`${securityPath}/confirm`)) return answerConfirmation(visit, options);
  const isFresh = await isFreshSignIn(visit, options);
  if (path === securityPath && isRead(request)) return showOverview(visit, isFresh, options);
  if (!isFresh) return seeOther(response, `${securityPath}/confirm`);
  return isRead(request) ? showQuestion(visit, options) : change(visit, options);
}

async function isFreshSignIn(
  { session, user }: SecurityVisit,
  { secondFactor, now }: SecurityPagesOptions,
): Promise<boolean> {
  if (now() - (session.loginTs ?? 0) * 1000 >= freshSignInMs) return false;
  return hasShownFactor(session.amr) || !(await secondFactor.store.hasFactor(user.id));
}

async function showOverview(
  { response, user, session }: SecurityVisit,
  isFresh: boolean,
  { secondFactor, ownFactors, ownSessions, publicUrl }: SecurityPagesOptions,
): Promise<void> {
  const [factors, unusedCodes, sessions] = await Promise.all([
    secondFactor.store.factorsOf(user.id),
    ownFactors.unusedRecoveryCodes(user.id),
    ownSessions.list(user.id, session.uid),
  ]);
  sendPage(response, securityPage({ email: user.email, factors, unusedCodes, sessions, isFresh, publicUrl }));
}

/** Asks before an irreversible removal. */
async function showQuestion({ response, path, user }: SecurityVisit, options: SecurityPagesOptions): Promise<void> {
  const factors = await options.secondFactor.store.factorsOf(user.id);
  if (path === `${securityPath}/recovery-codes` && factors.length > 0) return sendPage(response, renewCodesPage());
  const factor = factors.find(({ id }) => id === removePath.exec(path)?.[1]);
  if (factor !== undefined) return sendPage(response, removeFactorPage({ factor, isLast: factors.length === 1 }));
  sendPage(response, notFound(options), 404);
}

async function change(visit: SecurityVisit, options: SecurityPagesOptions): Promise<void> {
  const { request, response, path, user } = visit;
  const { secondFactor, ownFactors, ownSessions, publicUrl } = options;
  if (path === `${securityPath}/add`)
    return seeOther(response, `${enrollmentPath}/${await secondFactor.tickets.issue(user.id)}`);
  if (path === `${securityPath}/recovery-codes`) {
    const codes = await ownFactors.renewRecoveryCodes(user.id);
    if (codes.length > 0)
      return sendPage(response, recoveryCodesPage({ codes, doneUrl: securityPath, isFirst: false }));
  }
  const factorId = removePath.exec(path)?.[1];
  if (factorId !== undefined && (await ownFactors.remove(user.id, factorId))) return seeOther(response, securityPath);
  if (path === `${securityPath}/end-session`) {
    await ownSessions.end(user.id, (await readForm(request))?.get('session') ?? '');
    return seeOther(response, securityPath);
  }
  sendPage(response, notFound({ publicUrl }), 404);
}

function notFound({ publicUrl }: Pick<SecurityPagesOptions, 'publicUrl'>) {
  return deadEndPage('Page not found', 'There is nothing at this address.', publicUrl);
}
