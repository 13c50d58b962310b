import { deadEndPage, isRead, requestAddress, seeOther, sendPage } from '../providerPages.ts';
import { readForm } from '../readForm.ts';
import { ticketPage } from '../second-factor/enrollmentPages.ts';
import { authenticationOf } from '../signInPolicy.ts';
import type { SecurityPagesOptions, SecurityVisit } from './createSecurityPages.ts';
import { securityPath } from '../../identity/securityPath.ts';

const passwordPath = `${securityPath}/confirm`;
const factorPath = `${passwordPath}/factor`;

/**
 * Asks for the password and then for the second factor, if the user has one; the sign-in counts as recent afterwards.
 */
export async function answerConfirmation(visit: SecurityVisit, options: SecurityPagesOptions): Promise<void> {
  const { response, path } = visit;
  if (path === passwordPath) return answerPassword(visit, options);
  if (path === factorPath) return answerFactor(visit, options);
  const page = deadEndPage('Page not found', 'There is nothing at this address.', options.publicUrl);
  sendPage(response, page, 404);
}

async function answerPassword(visit: SecurityVisit, options: SecurityPagesOptions): Promise<void> {
  const { request, response, user, session } = visit;
  const { verifyCredentials, trustProxy, secondFactor, publicUrl } = options;
  const show = (message: string | null, status = 200): void =>
    sendPage(
      response,
      ticketPage({ action: passwordPath, message, publicUrl, text: 'Enter your password to go on.' }),
      status,
    );
  if (isRead(request)) return show(null);
  const password = ((await readForm(request))?.get('password') ?? '').slice(0, 1_000);
  const verdict = await verifyCredentials({
    email: user.email,
    password,
    address: requestAddress(request, trustProxy),
  });
  if (verdict.kind === 'wait') return show('Too many attempts. Wait a few minutes and try again.', 429);
  if (verdict.kind !== 'accepted') return show('That password does not work. Try again.', 401);
  if (!(await secondFactor.store.hasFactor(user.id))) return finish(visit, null, options);
  await secondFactor.steps.begin(session.uid, user.id);
  seeOther(response, factorPath);
}

async function answerFactor(visit: SecurityVisit, options: SecurityPagesOptions): Promise<void> {
  const { request, response, session, user } = visit;
  const { answerStep } = options.secondFactor;
  const outcome = await answerStep({ request, response, key: session.uid, path: factorPath, otherAccount: null });
  if (outcome.kind === 'answered') return;
  // Ignore a step of a previous user of this browser.
  if (outcome.kind === 'over' || outcome.userId !== user.id) return seeOther(response, passwordPath);
  await finish(visit, outcome.amr, options);
}

async function finish(
  { response, session, user }: SecurityVisit,
  factor: string | null,
  { now }: SecurityPagesOptions,
): Promise<void> {
  const { accountId, acr, amr } = authenticationOf(user.id, factor);
  session.loginAccount({ accountId, acr, amr, loginTs: Math.floor(now() / 1000) });
  await session.persist();
  seeOther(response, securityPath);
}
