import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'hono/utils/cookie';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { MfaTicketRow, UserRow } from '../../database/Tables.ts';
import type { UserRepository } from '../../identity/UserRepository.ts';
import { admittedUser } from '../admittedUser.ts';
import { deadEndPage, isForeign, isRead, refuseMethod, requestAddress, seeOther, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import { securityPath } from '../../identity/securityPath.ts';
import { hasShownFactor } from '../signInPolicy.ts';
import type { Credentials, CredentialsVerdict } from '../verifyCredentials.ts';
import { answerApp, answerPasskey } from './enrollFactor.ts';
import { choicePage, enrolledPage, enrollmentPath, ticketPage } from './enrollmentPages.ts';
import { ticketLifetimeMs } from './EnrollmentTickets.ts';
import type { SecondFactorParts } from './openSecondFactorParts.ts';

const cookieName = 'insights.mfa';
/** Max age of a sign-in at the provider for which the password is not asked again. */
const freshSignInMs = 5 * 60_000;
const ticketPath = /^\/mfa\/enroll\/([\w-]{43})$/;

/** Dependencies of the enrolment pages. */
export interface EnrollmentPagesOptions {
  provider: Provider;
  issuer: string;
  publicUrl: string;
  users: UserRepository;
  secondFactor: SecondFactorParts;
  verifyCredentials: (credentials: Credentials) => Promise<CredentialsVerdict>;
  trustProxy: boolean;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** A request to an enrolment page. */
export interface EnrollmentVisit {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
}

/**
 * Creates the pages on which a user sets up a second factor. The ticket in the address opens them once, after the
 * password; afterwards a cookie of the browser that redeemed it does.
 */
export function createEnrollmentPages(
  options: EnrollmentPagesOptions,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  const { publicUrl, logger } = options;
  return (request, response, path) => {
    answer({ request, response, path }, options).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      logger.error({ err: error }, 'an enrolment page failed');
      const page = deadEndPage('This cannot go on', 'Something failed on our side. Try again.', publicUrl);
      sendPage(response, page, 500);
    });
  };
}

async function answer(visit: EnrollmentVisit, options: EnrollmentPagesOptions): Promise<void> {
  const { request, response, path } = visit;
  if (!isRead(request) && request.method !== 'POST') return refuseMethod(response);
  if (request.method === 'POST' && isForeign(request, options.issuer)) return sendExpired(response, options, 403);
  const ticket = ticketPath.exec(path)?.[1];
  if (ticket !== undefined) return answerTicket(visit, ticket, options);
  const row = await redeemedTicket(request, options);
  const user = row === undefined ? null : await admittedUser(row.user_id, options.users);
  if (row === undefined || user === null) return answerOver(visit, options);
  if (row.proved_at === null) return answerProof(visit, row, options);
  if (path === `${enrollmentPath}/app`) return answerApp(visit, { row, user }, options);
  if (path === `${enrollmentPath}/passkey`) return answerPasskey(visit, { row, user }, options);
  if (path === enrollmentPath)
    return sendPage(response, choicePage({ email: user.email, publicUrl: options.publicUrl }));
  sendPage(response, deadEndPage('Page not found', 'There is nothing at this address.', options.publicUrl), 404);
}

/** Without a pending set-up: confirms an existing factor, such as after a reload of the last page. */
async function answerOver({ request, response }: EnrollmentVisit, options: EnrollmentPagesOptions): Promise<void> {
  const { provider, secondFactor } = options;
  const { accountId } = await provider.Session.get(provider.createContext(request, response));
  if (accountId === undefined || !(await secondFactor.store.hasFactor(accountId)))
    return sendExpired(response, options);
  sendPage(response, enrolledPage(securityPath), 410);
}

/** Serves the ticket's link: redeems it after the password, or immediately if the user has just signed in here. */
async function answerTicket(visit: EnrollmentVisit, ticket: string, options: EnrollmentPagesOptions): Promise<void> {
  const { request, response, path } = visit;
  const { publicUrl } = options;
  const row = await options.secondFactor.tickets.find(ticket);
  const user = row === undefined ? null : await admittedUser(row.user_id, options.users);
  if (user === null) return sendExpired(response, options);
  const hasFactor = await options.secondFactor.store.hasFactor(user.id);
  if (request.method === 'POST') {
    const refusal = await checkPassword(request, user, options);
    if (refusal !== null)
      return sendPage(response, ticketPage({ action: path, message: refusal.message, publicUrl }), refusal.status);
    return redeem(visit, ticket, { isProved: !hasFactor }, options);
  }
  const session = await freshSession(visit, user, options);
  const isEnough = session !== null && (!hasFactor || hasShownFactor(session.amr));
  // A prefetch must not consume the ticket.
  if (isEnough && request.method === 'GET' && request.headers['sec-purpose'] === undefined)
    return redeem(visit, ticket, { isProved: true }, options);
  sendPage(response, ticketPage({ action: path, message: null, publicUrl }));
}

async function redeem(
  { response }: EnrollmentVisit,
  ticket: string,
  { isProved }: { isProved: boolean },
  options: EnrollmentPagesOptions,
): Promise<void> {
  const { tickets, steps } = options.secondFactor;
  const browserSecret = await tickets.redeem(ticket, isProved);
  const row = browserSecret === null ? undefined : await tickets.findRedeemed(browserSecret);
  if (browserSecret === null || row === undefined) return sendExpired(response, options);
  if (!isProved) await steps.begin(browserSecret, row.user_id);
  const secure = options.issuer.startsWith('https:') ? '; Secure' : '';
  response.setHeader(
    'set-cookie',
    `${cookieName}=${browserSecret}; Path=/mfa; Max-Age=${ticketLifetimeMs / 1000}; HttpOnly; SameSite=Lax${secure}`,
  );
  seeOther(response, enrollmentPath);
}

/** Asks a user with a factor for it: a stolen password must not add another one. */
async function answerProof(visit: EnrollmentVisit, row: MfaTicketRow, options: EnrollmentPagesOptions): Promise<void> {
  const { answerStep, tickets } = options.secondFactor;
  const key = browserSecretOf(visit.request) ?? '';
  const outcome = await answerStep({ ...visit, key, path: enrollmentPath, otherAccount: null });
  if (outcome.kind === 'over') return sendExpired(visit.response, options);
  if (outcome.kind === 'answered') return;
  await tickets.prove(row);
  seeOther(visit.response, enrollmentPath);
}

async function checkPassword(
  request: IncomingMessage,
  user: UserRow,
  { verifyCredentials, trustProxy }: EnrollmentPagesOptions,
): Promise<{ message: string; status: number } | null> {
  const password = (await readForm(request))?.get('password') ?? '';
  const verdict = await verifyCredentials({
    email: user.email,
    password,
    address: requestAddress(request, trustProxy),
  });
  if (verdict.kind === 'accepted') return null;
  return verdict.kind === 'wait'
    ? { message: 'Too many attempts. Wait a few minutes and try again.', status: 429 }
    : { message: 'That password does not work. Try again.', status: 401 };
}

/** Returns the provider's session of this user if its sign-in is recent; else null. */
async function freshSession({ request, response }: EnrollmentVisit, user: UserRow, options: EnrollmentPagesOptions) {
  const { provider, now } = options;
  const session = await provider.Session.get(provider.createContext(request, response));
  const signedInAt = (session.loginTs ?? 0) * 1000;
  return session.accountId === user.id && now() - signedInAt < freshSignInMs ? session : null;
}

async function redeemedTicket(
  request: IncomingMessage,
  { secondFactor }: EnrollmentPagesOptions,
): Promise<MfaTicketRow | undefined> {
  const secret = browserSecretOf(request);
  return secret === undefined ? undefined : secondFactor.tickets.findRedeemed(secret);
}

function browserSecretOf({ headers }: IncomingMessage): string | undefined {
  return parse(headers.cookie ?? '', cookieName)[cookieName];
}

function sendExpired(response: ServerResponse, { publicUrl }: EnrollmentPagesOptions, status = 410): void {
  const text = 'Each link works once and for 15 minutes. Go back to Agency Insights and choose "Enroll" again.';
  sendPage(response, deadEndPage('This link has expired', text, publicUrl), status);
}
