import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { clientAddress } from '../http/clientAddress.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';
import { type Page, renderPage } from '../pages/renderPage.ts';
import type { IdentityProviderOptions } from './createIdentityProvider.ts';
import { readForm } from './readForm.ts';
import { signInForm } from './signInForm.ts';
import { type Credentials, createVerifyCredentials } from './verifyCredentials.ts';

/** One text for an unknown person, a wrong password and a blocked one. */
export const refusalMessage = 'That email and password do not work. Check both and try again.';
const waitMessage = 'Too many attempts. Wait a few minutes and try again.';

const longestEmail = 254;
const longestPassword = 200;

/** Answers the sign-in page of one started sign-in: shows the form, and checks what is sent. */
export type SignInPage = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** The provider's sign-in page over oidc-provider's interactions. */
export function createSignInPage(provider: Provider, options: IdentityProviderOptions): SignInPage {
  const { issuer, publicUrl, users, now, demoPassword, trustProxy, logger } = options;
  const verifyCredentials = createVerifyCredentials({ users, now });
  const formTargets = [new URL(publicUrl).origin];
  const { origin } = new URL(issuer);

  return (request, response, path) => {
    answer(request, response, path).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      const isOver = error instanceof errors.SessionNotFound;
      if (!isOver) logger.error({ err: error }, 'the sign-in page failed');
      show(response, failurePage(isOver, publicUrl), isOver ? 400 : 500);
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    // Throws unless this very browser started the sign-in, which its cookie tells.
    await provider.interactionDetails(request, response);
    const form = (email: string, message: string | null): Page =>
      signInForm({ action: path, email, message, demoPassword, formTargets });
    if (request.method === 'GET' || request.method === 'HEAD') return show(response, form('', null));
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    if (request.headers.origin !== undefined && request.headers.origin !== origin) {
      return show(response, form('', null), 403);
    }
    const credentials = await readCredentials(request, trustProxy);
    if (credentials === null) return show(response, form('', refusalMessage), 400);
    const verdict = await verifyCredentials(credentials);
    logger.info(
      { verdict: verdict.kind, person: verdict.kind === 'accepted' ? verdict.userId : undefined },
      'password',
    );
    if (verdict.kind === 'accepted') {
      const login = { accountId: verdict.userId, remember: false, amr: ['pwd'] };
      return provider.interactionFinished(request, response, { login });
    }
    if (verdict.kind === 'refused') return show(response, form(credentials.email, refusalMessage), 401);
    response.setHeader('retry-after', Math.ceil(verdict.waitMs / 1000));
    show(response, form(credentials.email, waitMessage), 429);
  }
}

/** Null where something else than the form was sent. What is longer than its field allows cannot be right. */
async function readCredentials(request: IncomingMessage, trustProxy: boolean): Promise<Credentials | null> {
  const fields = await readForm(request);
  const email = fields?.get('email') ?? '';
  const password = fields?.get('password') ?? '';
  if (fields === null || email.length > longestEmail || password.length > longestPassword) return null;
  const origin = {
    remoteAddress: request.socket.remoteAddress,
    forwardedFor: request.headersDistinct['x-forwarded-for']?.join(','),
  };
  return { email, password, address: clientAddress(origin, trustProxy) };
}

function failurePage(isOver: boolean, publicUrl: string): Page {
  const text = isOver
    ? 'This sign-in has run out or was finished already.'
    : 'Something failed on our side. Try again.';
  return renderPage({
    title: 'Sign-in cannot go on',
    content: `<p>${text}</p><a class="button" href="${escapeHtml(publicUrl)}/">Back to Agency Insights</a>`,
  });
}

function show(response: ServerResponse, page: Page, status = 200): void {
  response.writeHead(status, page.headers).end(page.html);
}
