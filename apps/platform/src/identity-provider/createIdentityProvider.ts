import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors } from 'oidc-provider';
import { securityHeaders } from '../http/securityHeaders.ts';
import { escapeHtml } from '../pages/escapeHtml.ts';
import { type Page, renderPage } from '../pages/renderPage.ts';
import { createAttemptLimiter } from './AttemptLimiter.ts';
import { createOidcProvider, type OidcProviderOptions } from './createOidcProvider.ts';
import { readForm } from './readForm.ts';
import { signInForm } from './signInForm.ts';
import { verifyCredentials } from './verifyCredentials.ts';

/** One text for an unknown person, a wrong password and a blocked one. */
export const refusalMessage = 'That email and password do not work. Check both and try again.';
const waitMessage = 'Too many attempts. Wait a few minutes and try again.';
const interactionPath = /^\/interaction\/([\w-]{1,100})$/;

export interface IdentityProviderOptions extends OidcProviderOptions {
  /** Shown on the sign-in page where the demo people exist; else null. */
  demoPassword: string | null;
}

/** Node's handler for the provider's own origin. */
export type IdentityProviderHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The embedded identity provider: OpenID Connect by oidc-provider, and its sign-in page. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProviderHandler {
  const { issuer, publicUrl, users, logger, now, demoPassword } = options;
  const provider = createOidcProvider(options);
  const callback = provider.callback();
  const limiter = createAttemptLimiter({ now });
  const formTargets = [new URL(publicUrl).origin];
  const { host, protocol, origin } = new URL(issuer);

  return (request, response) => {
    fixAddress(request);
    for (const [name, value] of Object.entries(securityHeaders({ https: protocol === 'https:' })))
      response.setHeader(name, value);
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; form-action 'self' ${formTargets.join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
    );
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path === '/') return redirectTo(response, `${publicUrl}/`);
    if (path === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (!interactionPath.test(path)) return void callback(request, response);
    answerInteraction(request, response, path).catch((error: unknown) => fail(response, error));
  };

  /** Addresses are made from the issuer alone, whatever Host or forwarding headers a request brings. */
  function fixAddress(request: IncomingMessage): void {
    delete request.headers.forwarded;
    delete request.headers['x-forwarded-host'];
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.replace(':', '');
  }

  async function answerInteraction(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    await provider.interactionDetails(request, response);
    const form = (email: string, message: string | null): Page =>
      signInForm({ action: path, email, message, demoPassword, formTargets });
    if (request.method === 'GET' || request.method === 'HEAD') return show(response, form('', null));
    if (request.method !== 'POST') return void response.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    if (request.headers.origin !== undefined && request.headers.origin !== origin)
      return show(response, form('', null), 403);
    const fields = await readForm(request);
    if (fields === null) return show(response, form('', refusalMessage), 400);
    const credentials = {
      email: (fields.get('email') ?? '').slice(0, 254),
      password: (fields.get('password') ?? '').slice(0, 200),
      address: request.socket.remoteAddress ?? '',
    };
    const verdict = await verifyCredentials(credentials, { users, limiter });
    if (verdict.kind === 'accepted') {
      return provider.interactionFinished(request, response, {
        login: { accountId: verdict.userId, remember: false, amr: ['pwd'] },
      });
    }
    if (verdict.kind === 'refused') return show(response, form(credentials.email, refusalMessage), 401);
    response.setHeader('retry-after', Math.ceil(verdict.waitMs / 1000));
    show(response, form(credentials.email, waitMessage), 429);
  }

  function fail(response: ServerResponse, error: unknown): void {
    if (response.headersSent) return void response.destroy();
    const isOver = error instanceof errors.SessionNotFound;
    if (!isOver) logger.error({ err: error }, 'the sign-in page failed');
    const text = isOver
      ? 'This sign-in has run out or was finished already.'
      : 'Something failed on our side. Try again.';
    show(
      response,
      renderPage({
        title: 'Sign-in cannot go on',
        content: `<p>${text}</p><a class="button" href="${escapeHtml(publicUrl)}/">Back to Agency Insights</a>`,
      }),
      isOver ? 400 : 500,
    );
  }
}

function show(response: ServerResponse, page: Page, status = 200): void {
  response.writeHead(status, page.headers).end(page.html);
}

function redirectTo(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}
