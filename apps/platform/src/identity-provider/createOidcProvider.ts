import { type ClientMetadata, type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Database } from '../database/Database.ts';
import type { UserRepository } from '../identity/UserRepository.ts';
import type { Page } from '../pages/renderPage.ts';
import type { SealedBox } from '../secrets/createSealedBox.ts';
import { cookieKeysOf, type Secrets } from '../secrets/Secrets.ts';
import { admittedUser } from './admittedUser.ts';
import { createOidcAdapter } from './createOidcAdapter.ts';
import { logoutPage } from './logoutPage.ts';
import { deadEndPage, failureText } from './providerPages.ts';
import { endSessionOfRevokedToken, leadBackWhenSignedOut } from './signOut.ts';
import { acrValues, signInPolicy } from './signInPolicy.ts';

const accessTokenSeconds = 10 * 60;
const interactionSeconds = 30 * 60;

/** Id of the platform as a client of its provider. */
export const ownClientId = 'agency-insights';

/** Configuration of oidc-provider. */
export interface OidcProviderOptions {
  database: Database;
  users: UserRepository;
  /** Whether a user has set up a second factor. */
  hasFactor: (userId: string) => Promise<boolean>;
  box: SealedBox;
  secrets: Secrets;
  /** The provider's address as browsers see it. */
  issuer: string;
  /** The platform's address as browsers see it: the one client. */
  publicUrl: string;
  /** Origins to which users return: the platform's, and those of other applications. */
  returnOrigins: readonly string[];
  /** Lifetime of a sign-in at the provider. */
  sessionMaximumMs: number;
  logger: Logger;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Creates oidc-provider with one client, the platform itself, which needs no consent. */
export function createOidcProvider(options: OidcProviderOptions): Provider {
  const { issuer, logger } = options;
  const provider = new Provider(issuer, configurationOf(options));
  // Only the handler in front of it sets these headers: the address and scheme that the browser used.
  provider.proxy = true;
  leadBackWhenSignedOut(provider);
  answerUnknownAddresses(provider, options.publicUrl);
  provider.on('server_error', (_context: KoaContextWithOIDC, error: Error) =>
    logger.error({ err: error }, 'the identity provider failed'),
  );
  // Without a listener Koa prints a stack for each client that disconnects before the response. The provider's types do
  // not have this event of Koa's.
  (provider as NodeJS.EventEmitter).on('error', (error: NodeJS.ErrnoException) =>
    logger[isClientGone(error) ? 'debug' : 'error']({ err: error }, 'a request to the identity provider failed'),
  );
  return provider;
}

function isClientGone({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ECONNRESET';
}

function configurationOf(options: OidcProviderOptions): Configuration {
  const { database, users, hasFactor, box, secrets, publicUrl, returnOrigins, sessionMaximumMs, now } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true, overwrite: true } as const;
  return {
    ...rulesOf({ sessionSeconds: Math.floor(sessionMaximumMs / 1000), returnOrigins, publicUrl }),
    adapter: createOidcAdapter({ database, box, now }),
    clients: [ownClient(secrets, publicUrl)],
    jwks: { keys: [{ ...secrets.providerKey, alg: 'ES256', use: 'sig' }] },
    cookies: {
      names: {
        session: 'insights.idp.session',
        interaction: 'insights.idp.interaction',
        resume: 'insights.idp.resume',
      },
      keys: cookieKeysOf(secrets, now()),
      long: cookie,
      short: cookie,
    },
    interactions: {
      url: (_context, interaction) => `/interaction/${interaction.uid}`,
      policy: signInPolicy({ users, hasFactor }),
    },
    findAccount: (_context, id) => findAccount(id, users),
    renderError: (context, { error, error_description: description = '' }, cause) => {
      const text =
        context.status >= 500
          ? failureText(cause)
          : 'The address is not one of Agency Insights, or has run out. Go back and sign in from there.';
      const page = deadEndPage('Sign-in cannot go on', text, publicUrl, `${error}: ${description}`);
      show(context, page, context.status);
    },
  };
}

function ownClient(secrets: Secrets, publicUrl: string): ClientMetadata {
  return {
    client_id: ownClientId,
    client_secret: secrets.clientSecret,
    client_name: 'Agency Insights',
    redirect_uris: [`${publicUrl}/api/auth/callback/insights`],
    post_logout_redirect_uris: [`${publicUrl}/api/auth/signout`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
    id_token_signed_response_alg: 'ES256',
  };
}

/** Settings for every client: only authorization code with PKCE, and lifetimes. */
function rulesOf({
  sessionSeconds,
  returnOrigins,
  publicUrl,
}: {
  sessionSeconds: number;
  returnOrigins: readonly string[];
  publicUrl: string;
}): Configuration {
  return {
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    acrValues: Object.values(acrValues),
    claims: {
      openid: ['sub', 'acr', 'amr'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    scopes: ['openid', 'profile', 'email'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    // Sent by the platform if a user's session has ended; the sign-in page says so.
    extraParams: ['session_ended'],
    // Its sign-in page asks for the account anyway, so there is no prompt to select one.
    discovery: { prompt_values_supported: ['none', 'login', 'consent'] },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_context, client, token) => Promise.resolve(token.clientId === client.clientId),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => logoutPage(context, form, returnOrigins),
        postLogoutSuccessSource: (context) => showSignedOut(context, publicUrl),
      },
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: accessTokenSeconds,
      Interaction: interactionSeconds,
      Session: sessionSeconds,
      Grant: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    issueRefreshToken: (_context, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    // The client authenticates with a secret, so refresh tokens need no rotation; a lost response then does not end a
    // session.
    rotateRefreshToken: false,
    async revokeGrantPolicy(context) {
      await endSessionOfRevokedToken(context);
      return true;
    },
    loadExistingGrant: grantEverything,
  };
}

/** Grants the platform its requested scopes without a consent page. */
async function grantEverything(context: KoaContextWithOIDC) {
  const { client, session, provider, params } = context.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const known = session.grantIdFor(client.clientId);
  const existing = known === undefined ? undefined : await provider.Grant.find(known);
  if (existing?.accountId === session.accountId) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(String(params?.scope ?? 'openid'));
  await grant.save();
  return grant;
}

/** Treats blocked or removed users as unknown, so that their sessions and refresh tokens stop working. */
async function findAccount(id: string, users: UserRepository) {
  const user = await admittedUser(id, users);
  if (user === null) return undefined;
  return {
    accountId: user.id,
    claims: () =>
      Promise.resolve({
        sub: user.id,
        email: user.email,
        email_verified: true,
        name: `${user.first_name} ${user.last_name}`.trim(),
        given_name: user.first_name,
        family_name: user.last_name,
      }),
  };
}

function showSignedOut(context: KoaContextWithOIDC, publicUrl: string): void {
  show(context, deadEndPage('Signed out', 'You are signed out. You can close this page.', publicUrl), 200);
}

/** Responds to unknown addresses with a page; programs read the status. */
function answerUnknownAddresses(provider: Provider, publicUrl: string): void {
  provider.use(async (context, next) => {
    await next();
    if (context.status === 404 && context.body == null)
      show(context, deadEndPage('Page not found', 'There is nothing at this address.', publicUrl), 404);
  });
}

function show(context: Pick<KoaContextWithOIDC, 'set' | 'body' | 'status'>, page: Page, status: number): void {
  context.set(page.headers);
  context.body = page.html;
  context.status = status;
}
