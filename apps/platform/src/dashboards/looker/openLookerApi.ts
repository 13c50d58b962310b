import type { LookerConfig } from '../../config/PlatformConfig.ts';
import { ApiProblem } from '../../http/ApiProblem.ts';

const timeoutSeconds = 20;

/** Tokens of a Looker session, as in its API. Lifetimes in seconds. */
export interface LookerTokens {
  authentication_token?: string | null;
  authentication_token_ttl?: number | null;
  navigation_token?: string | null;
  navigation_token_ttl?: number | null;
  api_token?: string | null;
  api_token_ttl?: number | null;
  session_reference_token?: string | null;
  session_reference_token_ttl?: number | null;
}

/** The requested session, in the terms of Looker's API. */
export interface LookerSession {
  external_user_id: string;
  /** Seconds. */
  session_length: number;
  user_attributes: Record<string, string>;
  permissions: string[];
  models: string[];
  /** Joins the session that it names. Default: a new session. */
  session_reference_token?: string;
}

/** The session and the tokens that are about to expire. */
export interface LookerRenewal {
  session_reference_token: string;
  api_token: string | null;
  navigation_token: string | null;
}

/** The two calls of Looker's API for cookieless embedding. Both throw an ApiProblem 502 if Looker fails. */
export interface LookerApi {
  /** Begins or joins a session. Null if Looker refuses the named session. */
  acquire(session: LookerSession, userAgent: string): Promise<LookerTokens | null>;
  /** Returns new tokens of a session. Null if Looker refuses it. */
  renew(renewal: LookerRenewal, userAgent: string): Promise<LookerTokens | null>;
}

/** Opens Looker's API with the vendor's SDK, which is loaded only if a Looker is configured. */
export async function openLookerApi({ apiUrl, clientId, clientSecret }: LookerConfig): Promise<LookerApi> {
  const { DefaultSettings } = await import('@looker/sdk-rtl');
  const { LookerNodeSDK, NodeSession } = await import('@looker/sdk-node');
  const settings = {
    ...DefaultSettings(),
    base_url: apiUrl,
    timeout: timeoutSeconds,
    readConfig: () => ({ client_id: clientId, client_secret: clientSecret }),
    isConfigured: () => true,
    // The SDK applies its time limit only with a signal, and logs a warning otherwise.
    signal: new AbortController().signal,
  };
  const session = new NodeSession(settings);
  const api = LookerNodeSDK.init40(settings, undefined, session);
  async function ask(call: () => Promise<Answer>): Promise<LookerTokens | null> {
    await session.getToken().catch((error: unknown) => unavailable(error));
    const answer = await call();
    if (answer.ok) return answer.value;
    return isRefusal(answer.error) ? null : unavailable(answer.error);
  }
  return {
    acquire: (wanted, userAgent) => ask(() => api.acquire_embed_cookieless_session(wanted, asking(userAgent))),
    renew: (wanted, userAgent) => ask(() => api.generate_tokens_for_cookieless_session(wanted, asking(userAgent))),
  };
}

/** Adds the browser's user agent: Looker issues tokens only to the browser that started the session. */
function asking(userAgent: string): { headers: Record<string, string> } {
  return { headers: { 'User-Agent': userAgent } };
}

type Answer = { ok: true; value: LookerTokens } | { ok: false; error: object };

function unavailable(cause: unknown): never {
  throw new ApiProblem(
    502,
    'dashboards_unavailable',
    'The dashboards cannot be reached. Try again in a moment. If that does not help, tell your administrator.',
    [],
    { cause },
  );
}

/** Whether an error came from Looker's API itself: only those link its documentation. */
function isRefusal(error: object): boolean {
  return 'documentation_url' in error;
}
