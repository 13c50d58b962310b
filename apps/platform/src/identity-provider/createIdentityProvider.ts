import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NoteRefusedSignIn } from '../identity/createRefusedSignIns.ts';
import type { Limits } from '../limits/Limiter.ts';
import { securityHeaders } from '../http/securityHeaders.ts';
import { readPageFont } from '../pages/pageFont.ts';
import { inAppearanceOf } from '../pages/pageAppearance.ts';
import { inLanguageOf } from '../pages/pageWords.ts';
import type { Page } from '../pages/renderPage.ts';
import type { Passwords } from '../people/createPasswords.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { createOidcProvider, type OidcProviderOptions } from './createOidcProvider.ts';
import { createSignInPage } from './createSignInPage.ts';
import { createSignInStartLimit } from './createSignInStartLimit.ts';
import { createPasswordPages } from './password/createPasswordPages.ts';
import { readPageScript } from './readPageScript.ts';
import { createOwnFactors } from './security/createOwnFactors.ts';
import { createOwnSessions } from './security/createOwnSessions.ts';
import { deadEndPage, failureText, sendPage } from './providerPages.ts';
import { createSecurityPages } from './security/createSecurityPages.ts';
import { securityPath } from '../identity/securityPath.ts';
import { createEnrollmentPages } from './second-factor/createEnrollmentPages.ts';
import { openSecondFactorParts } from './second-factor/openSecondFactorParts.ts';
import type { VerifyCredentials } from './verifyCredentials.ts';

/** Path where a sign-in begins; oidc-provider accepts it in any case and with a trailing slash. */
const startPath = /^\/auth\/?$/i;
const interactionPath = /^\/interaction\/[\w-]{1,100}(\/factor)?$/;

/** Dependencies of the embedded provider. */
export interface IdentityProviderOptions extends Omit<OidcProviderOptions, 'hasFactor'> {
  /** Shared with the calls by which programs sign in, so that both have the same limits. */
  verifyCredentials: VerifyCredentials;
  passwords: Passwords;
  noteRefused: NoteRefusedSignIn;
  limits: Pick<Limits, 'open'>;
  /** The platform's sessions, which users list and end on their own page. */
  sessions: Pick<SessionStore, 'findByHash' | 'signOut'>;
  sessionIdleMs: number;
  /** Shown on the sign-in page if the demo users exist; else null. */
  demoPassword: string | null;
  /** Whether a proxy is in front whose X-Forwarded-For can be trusted. */
  trustProxy: boolean;
  /** Max unfinished sign-ins from one network within 15 minutes. */
  signInStartsPerAddress: number;
}

/** Node's request handler for the provider's origin. */
export type IdentityProviderHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The embedded identity provider: OpenID Connect by oidc-provider, its sign-in pages, and the setting up of second factors. */
export function createIdentityProvider(options: IdentityProviderOptions): IdentityProviderHandler {
  const { issuer, publicUrl, logger } = options;
  const secondFactor = openSecondFactorParts(options);
  const provider = createOidcProvider({ ...options, hasFactor: secondFactor.store.hasFactor });
  const callback = provider.callback();
  const refuseStart = createSignInStartLimit({ ...options, provider });
  const signInPage = createSignInPage({ ...options, provider, secondFactor });
  const enrollmentPages = createEnrollmentPages({ ...options, provider, secondFactor });
  const passwordPages = createPasswordPages({ ...options, provider, secondFactor });
  const securityPages = createSecurityPages({
    ...options,
    provider,
    secondFactor,
    ownFactors: createOwnFactors(options),
    ownSessions: createOwnSessions({ ...options, provider }),
  });
  const headers = {
    ...securityHeaders({ https: issuer.startsWith('https:') }),
    'content-security-policy': `default-src 'none'; script-src 'self'; form-action 'self' ${new URL(publicUrl).origin}; frame-ancestors 'none'; base-uri 'none'`,
  };

  async function beginSignIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      if (!(await refuseStart(request, response))) void callback(request, response);
    } catch (error) {
      logger.error({ err: error }, 'failed to start a sign-in');
      sendPage(response, deadEndPage('Sign-in cannot go on', failureText(error), publicUrl), 500);
    }
  }

  return (request, response) =>
    inLanguageOf(request.headers['accept-language'], () =>
      inAppearanceOf(request.headers.cookie, () => handle(request, response)),
    );

  function handle(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = fixAddress(request, new URL(issuer));
    if (path === null) return sendPage(response, unreadableAddress(publicUrl), 400);
    if (path === '/') return void response.writeHead(302, { location: `${publicUrl}/` }).end();
    if (path === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');
    if (path.startsWith('/fonts/')) return void sendFont(response, path);
    if (path.startsWith('/scripts/')) return void sendScript(response, path);
    if (interactionPath.test(path)) return signInPage(request, response, path);
    if (path.startsWith('/password/')) return passwordPages(request, response, path);
    if (path === securityPath || path.startsWith(`${securityPath}/`)) return securityPages(request, response, path);
    if (path.startsWith('/mfa/')) return enrollmentPages(request, response, path);
    if (startPath.test(path)) return void beginSignIn(request, response);
    void callback(request, response);
  }
}

async function sendFont(response: ServerResponse, path: string): Promise<void> {
  const font = await readPageFont(path).catch(() => null);
  if (font === null) response.writeHead(404).end();
  else response.writeHead(200, font.headers).end(font.bytes);
}

async function sendScript(response: ServerResponse, path: string): Promise<void> {
  const script = await readPageScript(path).catch(() => null);
  if (script === null) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .end(script);
}

/**
 * Sets a request's host and address from the issuer, ignoring its Host and forwarding headers, and normalises its path.
 * Returns the path; null if it cannot be parsed.
 */
function fixAddress(request: IncomingMessage, { origin, host, protocol }: URL): string | null {
  delete request.headers.forwarded;
  delete request.headers['x-forwarded-host'];
  request.headers.host = host;
  request.headers['x-forwarded-proto'] = protocol.replace(':', '');
  const given = request.url ?? '/';
  const address = given.startsWith('/') ? `${origin}${given}` : given;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  request.url = `${pathname}${search}`;
  return pathname;
}

function unreadableAddress(publicUrl: string): Page {
  return deadEndPage('This address cannot be read', 'Check the program that sent the request.', publicUrl);
}
