import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Page } from '../pages/renderPage.ts';
import {
  deadEndPage,
  failureText,
  isForeign,
  isRead,
  refuseMethod,
  requestAddress,
  seeOther,
  sendPage,
} from './providerPages.ts';
import { readForm } from './readForm.ts';
import type { SecondFactorParts } from './second-factor/openSecondFactorParts.ts';
import { signInForm, type SignInFormOptions } from './signInForm.ts';
import { authenticationOf } from './signInPolicy.ts';
import type { Credentials, CredentialsVerdict } from './verifyCredentials.ts';

/** One text for an unknown user and a wrong password. */
export const refusalMessage = 'That email and password do not work. Check both and try again.';
const blockedMessage = 'This account is blocked. Ask your administrator.';
const foreignMessage = 'Another page sent this form. Sign in here.';
const waitMessage = 'Too many attempts. Wait a few minutes and try again.';

const longestEmail = 254;
const longestPassword = 200;
const factorSuffix = '/factor';

/** Dependencies of the sign-in page. */
export interface SignInPageOptions {
  provider: Provider;
  issuer: string;
  publicUrl: string;
  /** Origins of pages to which users return. */
  returnOrigins: readonly string[];
  verifyCredentials: (credentials: Credentials) => Promise<CredentialsVerdict>;
  secondFactor: SecondFactorParts;
  /** Shown if the demo users exist; else null. */
  demoPassword: string | null;
  trustProxy: boolean;
  logger: Logger;
}

/** Serves the pages of a started sign-in: the password, then the second factor, if the user has one. */
export type SignInPage = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** Creates the provider's sign-in pages with oidc-provider's interactions. */
export function createSignInPage(options: SignInPageOptions): SignInPage {
  const { provider, publicUrl, logger } = options;
  return (request, response, path) => {
    answer(request, response, path).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const isOver = error instanceof errors.SessionNotFound;
      if (!isOver) logger.error({ err: error }, 'the sign-in page failed');
      sendPage(response, failurePage(isOver, error, publicUrl), isOver ? 400 : 500);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // Throws unless the cookie shows that this browser started the sign-in.
    const { uid, params } = await provider.interactionDetails(request, response);
    return path.endsWith(factorSuffix)
      ? answerFactor(request, response, { path, uid }, options)
      : answerPassword(request, response, { path, uid, ...readWishes(params) }, options);
  }
}

interface Interaction {
  path: string;
  uid: string;
}

/** The product's hints about the user. */
interface SentWishes {
  /** The expected email address (`login_hint`); empty without one. */
  hint: string;
  /** How the user's session ended, as sent. */
  sessionEnded: string;
}

function readWishes({ login_hint: hint, session_ended: ended }: Record<string, unknown>): SentWishes {
  return {
    hint: typeof hint === 'string' && hint.length <= longestEmail ? hint : '',
    sessionEnded: typeof ended === 'string' ? ended : '',
  };
}

async function answerPassword(
  request: IncomingMessage,
  response: ServerResponse,
  { path, uid, hint, sessionEnded }: Interaction & SentWishes,
  options: SignInPageOptions,
): Promise<void> {
  const { provider, issuer, returnOrigins, verifyCredentials, secondFactor, demoPassword, trustProxy, logger } =
    options;
  const form = (email: string, message: string | null, missing: SignInFormOptions['missing'] = []): Page => {
    const isWrong = message === refusalMessage;
    return signInForm({
      action: path,
      email,
      message,
      isWrong,
      missing,
      sessionEnded,
      demoPassword,
      formTargets: returnOrigins,
    });
  };
  if (isRead(request)) return sendPage(response, form(hint, null));
  if (request.method !== 'POST') return refuseMethod(response);
  if (isForeign(request, issuer)) return sendPage(response, form('', foreignMessage), 403);
  const credentials = await readCredentials(request, trustProxy);
  if (credentials === null) return sendPage(response, form('', refusalMessage), 400);
  const email = credentials.email.trim();
  const missing = (['email', 'password'] as const).filter(
    (field) => (field === 'email' ? email : credentials[field]) === '',
  );
  if (missing.length > 0) return sendPage(response, form(email, null, missing), 400);
  const verdict = await verifyCredentials(credentials);
  logger.info({ verdict: verdict.kind, person: 'userId' in verdict ? verdict.userId : undefined }, 'password');
  switch (verdict.kind) {
    case 'accepted': {
      if (await secondFactor.store.hasFactor(verdict.userId)) {
        await secondFactor.steps.begin(uid, verdict.userId);
        return seeOther(response, `${path}${factorSuffix}`);
      }
      return provider.interactionFinished(request, response, { login: authenticationOf(verdict.userId, null) });
    }
    case 'refused':
      return sendPage(response, form(credentials.email, refusalMessage), 401);
    case 'blocked':
      return sendPage(response, form(credentials.email, blockedMessage), 403);
    case 'wait':
      response.setHeader('retry-after', Math.ceil(verdict.waitMs / 1000));
      return sendPage(response, form(credentials.email, waitMessage), 429);
  }
}

async function answerFactor(
  request: IncomingMessage,
  response: ServerResponse,
  { path, uid }: Interaction,
  { provider, secondFactor }: SignInPageOptions,
): Promise<void> {
  const passwordPath = path.slice(0, -factorSuffix.length);
  const outcome = await secondFactor.answerStep({ request, response, key: uid, path, otherAccount: passwordPath });
  if (outcome.kind === 'over') return seeOther(response, passwordPath);
  if (outcome.kind === 'answered') return;
  const login = authenticationOf(outcome.userId, outcome.amr);
  return provider.interactionFinished(request, response, { login });
}

/** Returns null for anything but the form. Values longer than their fields allow count as wrong. */
async function readCredentials(request: IncomingMessage, trustProxy: boolean): Promise<Credentials | null> {
  const fields = await readForm(request);
  const email = fields?.get('email') ?? '';
  const password = fields?.get('password') ?? '';
  if (fields === null || email.length > longestEmail || password.length > longestPassword) return null;
  return { email, password, address: requestAddress(request, trustProxy) };
}

function failurePage(isOver: boolean, error: unknown, publicUrl: string): Page {
  const text = isOver ? 'This sign-in has run out or was finished already.' : failureText(error);
  return deadEndPage('Sign-in cannot go on', text, publicUrl);
}
