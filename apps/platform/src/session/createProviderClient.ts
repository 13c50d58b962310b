import * as oidc from 'openid-client';
import { createRemoteKeys, readIdToken, type RemoteKeys } from './readIdToken.ts';
import { hasText, profileOf } from './profileOf.ts';
import {
  GrantRevokedError,
  type ProviderClient,
  type ProviderGrant,
  type ProviderProfile,
  type SignInChecks,
  type SignInWishes,
} from './ProviderClient.ts';

/** Max deviation of the provider's clock. */
const clockToleranceSeconds = 10;

/** Timeout of a request to the provider. */
const timeoutSeconds = 10;

/** The platform's registration at the provider. */
export interface ProviderClientOptions {
  /** Called on each use, because a free port is known only after the provider listens. */
  issuer: () => string;
  clientId: string;
  authentication: oidc.ClientAuth;
  scope: string;
  /** Max age of a password entry; an older one is requested again. Null: the provider decides. */
  maxAgeSeconds: number | null;
  redirectUri: () => string;
  /** Whether sign-out puts the ID token into an address, as some providers require. */
  sendsIdTokenHint: boolean;
  /** Whether to report an expired session to the provider, by a parameter of the embedded one. */
  saysSessionEnded: boolean;
  /** Default the global fetch. */
  fetch?: typeof fetch;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** OpenID Connect authorization code with PKCE (S256), state and nonce; the provider's metadata is read on first use. */
export function createProviderClient(options: ProviderClientOptions): ProviderClient {
  const { maxAgeSeconds, now } = options;
  let discovered: Promise<oidc.Configuration> | null = null;
  let keys: RemoteKeys | null = null;
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover(options).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  return {
    async check() {
      await configuration();
    },
    begin: async (wishes = {}) => begin(await configuration(), options, wishes),
    async finish(currentUrl, { state, nonce, verifier }) {
      const config = await configuration();
      const tokens = await oidc.authorizationCodeGrant(config, currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
      });
      return { profile: await readProfile(config, tokens), grant: grantOf(tokens, null, now()) };
    },
    async readIdToken(token) {
      const config = await configuration();
      keys ??= createRemoteKeys(config, options);
      return readIdToken(token, { config, keys, clientId: options.clientId, now: now() });
    },
    async refresh(grant) {
      if (grant.refreshToken === null) throw new GrantRevokedError('Refresh token not found');
      try {
        const tokens = await oidc.refreshTokenGrant(await configuration(), grant.refreshToken);
        return grantOf(tokens, grant, now());
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
          throw new GrantRevokedError('The provider refused to refresh the session.', { cause: error });
        }
        throw error;
      }
    },
    async revoke({ refreshToken }) {
      const config = await configuration();
      if (refreshToken === null || config.serverMetadata().revocation_endpoint === undefined) return;
      await oidc.tokenRevocation(config, refreshToken, { token_type_hint: 'refresh_token' });
    },
    async signOutUrl({ idToken, returnTo, state }) {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      return oidc.buildEndSessionUrl(config, {
        ...(idToken === null || !options.sendsIdTokenHint ? {} : { id_token_hint: idToken }),
        post_logout_redirect_uri: returnTo,
        state,
      }).href;
    },
  };
}

async function begin(
  config: oidc.Configuration,
  { redirectUri, scope, maxAgeSeconds, saysSessionEnded }: ProviderClientOptions,
  { prompt, loginHint, sessionEnded }: SignInWishes,
): Promise<{ url: string; checks: SignInChecks }> {
  const checks = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri(),
    scope,
    response_type: 'code',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: 'S256',
    ...(maxAgeSeconds === null ? {} : { max_age: String(maxAgeSeconds) }),
    ...(prompt === undefined ? {} : { prompt: supportedPrompt(config, prompt) }),
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
    ...(sessionEnded && saysSessionEnded ? { session_ended: sessionEnded } : {}),
  });
  return { url: url.href, checks };
}

/** Providers without a choice of account ask for the password again, which also selects the account. */
function supportedPrompt(config: oidc.Configuration, prompt: string): string {
  const { prompt_values_supported: known } = config.serverMetadata();
  return Array.isArray(known) && !known.includes(prompt) ? 'login' : prompt;
}

async function discover(options: ProviderClientOptions): Promise<oidc.Configuration> {
  const issuer = new URL(options.issuer());
  const metadata = { [oidc.clockTolerance]: clockToleranceSeconds };
  return oidc.discovery(issuer, options.clientId, metadata, options.authentication, {
    timeout: timeoutSeconds,
    ...(options.fetch ? { [oidc.customFetch]: options.fetch as oidc.CustomFetch } : {}),
    // The configuration allows plain http only for addresses of this machine.
    ...(issuer.protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}),
  });
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

/** Values missing from a refresh stay unchanged. */
function grantOf(tokens: Tokens, before: ProviderGrant | null, now: number): ProviderGrant {
  const lifetime = tokens.expiresIn();
  return {
    idToken: tokens.id_token ?? before?.idToken ?? '',
    refreshToken: tokens.refresh_token ?? before?.refreshToken ?? null,
    expiresAt: lifetime === undefined ? null : now + lifetime * 1000,
  };
}

async function readProfile(config: oidc.Configuration, tokens: Tokens): Promise<ProviderProfile> {
  const idClaims = tokens.claims();
  if (idClaims === undefined) throw new Error('The provider sent no ID token.');
  const claims =
    hasText(idClaims.email) || config.serverMetadata().userinfo_endpoint === undefined
      ? idClaims
      : {
          ...(await oidc.fetchUserInfo(config, tokens.access_token, idClaims.sub)),
          iss: idClaims.iss,
          sub: idClaims.sub,
        };
  return profileOf(claims, idClaims);
}
