import { beaconLogger, type AuthLogger } from './AuthLogger.ts';
import { browserEnvironment, type Environment } from './Environment.ts';
import type { SessionSnapshot } from './Session.ts';
import { createAuthService, readUrl, type AuthProvider, type AuthService } from './createAuthService.ts';
import { createSessionKeeper, type SessionKeeper } from './createSessionKeeper.ts';
import { createSessionWatch } from './createSessionWatch.ts';
import { leave, signIn, type SignInOptions, type SignInResult } from './signIn.ts';

/** How often the session is fetched again, milliseconds. */
export const sessionRefetchIntervalMs = 300_000;

/** What createSessionClient takes; the parts of the browser may be replaced one by one. */
export interface SessionClientOptions extends Partial<Environment> {
  /** Path or address of the session service. Default `/api/auth`. */
  basePath?: string;
  /** What the tabs talk over. Default: `localStorage`; null: the tabs do not talk. */
  storage?: Storage | null;
  /** Default: errors go to `{basePath}/_log` by beacon; null: nowhere. */
  logger?: AuthLogger | null;
  /** Default 300,000. */
  refetchIntervalMs?: number;
}

/** What signOut takes. */
export interface SignOutOptions {
  /** Where to go afterwards. Default: the present page. */
  callbackUrl?: string;
  /** Whether to leave the page. Default true. */
  redirect?: boolean;
}

/** The session of the person at this browser. */
export interface SessionClient {
  /** What is known now; the same object until something changes. */
  getSnapshot(): SessionSnapshot;
  /** Calls the listener when the snapshot changes; call the answer to stop. */
  subscribe(listener: () => void): () => void;
  /** Fetches the session once for all who ask at the same time; never throws. */
  refresh(): Promise<SessionSnapshot>;
  /**
   * An access token that is good for at least half a minute, renewed where it is not; null: no user is signed in.
   * `forceRefresh`: the present one was refused. Throws SessionUnavailableError where the service cannot be asked.
   */
  getAccessToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
  /** A new access token. Throws RefreshTokenError where the session has ended, SessionUnavailableError where it cannot be asked. */
  refreshAccessToken(): Promise<string>;
  /** Signs in by a provider; without one, on the service's sign-in page. */
  signIn(provider?: string, options?: SignInOptions): Promise<SignInResult | null>;
  /** Signs out here, at the provider and in the other tabs. Returns the address to go to; null if the service did not respond, in which case the user is still signed in. */
  signOut(options?: SignOutOptions): Promise<{ url: string } | null>;
  /** Reloads the page, so that nothing of the previous user remains. */
  reload(): void;
  /** Goes to the sign-in page and tells it why: `SessionRequired`. Comes back to the present page. */
  requireSignIn(): void;
  /** Sends data to the session and takes the answer as the session. */
  update(data?: unknown): Promise<SessionSnapshot>;
  /** The ways to sign in, by id; null where the service did not answer. */
  getProviders(): Promise<Readonly<Record<string, AuthProvider>> | null>;
  /** A CSRF token for a form; null where the service did not answer. */
  getCsrfToken(): Promise<string | null>;
  /** Fetches the session and keeps it fresh: when the page becomes visible, when another tab says so, and every 300 s. Counts its calls. */
  start(): void;
  /** Ends what as many calls of `start` began. */
  stop(): void;
}

/** Makes a session client. Nothing happens until it is started or asked. */
export function createSessionClient(options: SessionClientOptions = {}): SessionClient {
  const {
    basePath = '/api/auth',
    refetchIntervalMs = sessionRefetchIntervalMs,
    storage,
    logger = beaconLogger({ basePath }),
    ...replaced
  } = options;
  const environment: Environment = { ...browserEnvironment(storage), ...replaced };
  const service = createAuthService({ basePath, fetch: environment.fetch, clock: environment.clock, logger });
  const keeper = createSessionKeeper(environment, service, logger);
  const { snapshots, fetchOnce } = keeper;
  const watch = createSessionWatch(environment, refetchIntervalMs, {
    refetch: () => void fetchOnce(),
    hear(trigger) {
      keeper.beginEra();
      if (trigger === 'signout') {
        snapshots.expectEnd(true);
        snapshots.take(null);
      }
      void fetchOnce(false);
    },
  });
  return {
    getSnapshot: snapshots.read,
    subscribe: snapshots.subscribe,
    getAccessToken: keeper.getAccessToken,
    refreshAccessToken: keeper.refreshAccessToken,
    getProviders: service.getProviders,
    getCsrfToken: service.getCsrfToken,
    reload: () => environment.location.reload(),
    start: watch.start,
    stop: watch.stop,
    ...signingActions({ basePath, service, keeper, environment }),
    async refresh() {
      await fetchOnce();
      return snapshots.read();
    },
    async update(data) {
      await keeper.takeFrom(() => service.post('session', { data }, 'json'), true);
      return snapshots.read();
    },
  };
}

interface SigningContext {
  basePath: string;
  service: AuthService;
  keeper: SessionKeeper;
  environment: Environment;
}

function signingActions(context: SigningContext): Pick<SessionClient, 'signIn' | 'signOut' | 'requireSignIn'> {
  const { basePath, service, keeper, environment } = context;
  const { location, broadcast } = environment;
  /** The sign-out that this page is being left by: `asking` until the service has said where to go. */
  let leaving: { url: string } | 'asking' | null = null;
  let signInAsked = false;

  const onSignedIn = async (): Promise<void> => {
    keeper.beginEra();
    await keeper.fetchOnce(false);
    broadcast?.post('signin');
  };
  const requireSignIn = (): void => {
    // The page notices that no user is signed in before the browser has left it. Going to sign-in now
    // would leave the person signed in at the provider.
    if (leaving === 'asking') signInAsked = true;
    else if (leaving) location.assign(leaving.url);
    else {
      const reason = new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href });
      // A service that does not know this ignores it.
      if (keeper.snapshots.read().ended) reason.set('session_ended', 'true');
      location.assign(`${basePath}/signin?${reason}`);
    }
  };
  const signOut: SessionClient['signOut'] = async ({ callbackUrl = location.href, redirect = true } = {}) => {
    if (redirect) leaving = 'asking';
    keeper.snapshots.expectEnd(true);
    const answer = await service.post('signout', { callbackUrl, json: 'true' }, 'form');
    if (!answer) {
      leaving = null;
      keeper.snapshots.expectEnd(false);
      if (signInAsked) requireSignIn();
      return null;
    }
    keeper.beginEra();
    broadcast?.post('signout');
    const url = readUrl(answer.body) ?? callbackUrl;
    if (redirect) {
      leaving = { url };
      leave(location, url);
    } else keeper.snapshots.take(null);
    return { url };
  };
  let signingOut: ReturnType<typeof signOut> | null = null;
  return {
    signIn: (provider, options = {}) => signIn(provider, options, { basePath, service, location, onSignedIn }),
    requireSignIn,
    async signOut(options) {
      // It is done already; only the browser is not there yet.
      if (leaving && leaving !== 'asking') {
        leave(location, leaving.url);
        return leaving;
      }
      // A second click must not end up elsewhere than the first, which knew the session.
      signingOut ??= signOut(options).finally(() => {
        signingOut = null;
      });
      return signingOut;
    },
  };
}
