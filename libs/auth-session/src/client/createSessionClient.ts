import { beaconLogger, type AuthLogger } from './AuthLogger.ts';
import { browserEnvironment, type Environment } from './Environment.ts';
import type { SessionSnapshot } from './Session.ts';
import { createAuthService, readUrl, type AuthProvider, type AuthService } from './createAuthService.ts';
import { createSessionKeeper, type SessionKeeper } from './createSessionKeeper.ts';
import { createSessionWatch } from './createSessionWatch.ts';
import { leave, signIn, type SignInOptions, type SignInResult } from './signIn.ts';

/** How often the session is fetched again, milliseconds. */
export const sessionRefetchIntervalMs = 300_000;

/** Options of `createSessionClient`; each part of the browser can be replaced. */
export interface SessionClientOptions extends Partial<Environment> {
  /** Path or address of the session service. Default `/api/auth`. */
  basePath?: string;
  /** Storage for messages between tabs. Default: `localStorage`; null: no messages. */
  storage?: Storage | null;
  /** Default: errors go to `{basePath}/_log` by beacon; null: nowhere. */
  logger?: AuthLogger | null;
  /** Default 300,000. */
  refetchIntervalMs?: number;
}

/** Options of `signOut`. */
export interface SignOutOptions {
  /** Address after sign-out. Default: the current page. */
  callbackUrl?: string;
  /** Whether to leave the page. Default true. */
  redirect?: boolean;
}

/** The session of the person at this browser. */
export interface SessionClient {
  /** Returns the current state; the same object until it changes. */
  getSnapshot(): SessionSnapshot;
  /** Calls the listener when the snapshot changes; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Fetches the session, once for concurrent callers. Never throws. */
  refresh(): Promise<SessionSnapshot>;
  /**
   * Returns an access token that is valid for at least 30 s, renewed if necessary; null if no user is signed in.
   * `forceRefresh`: renews a refused token. Throws SessionUnavailableError if the service is unreachable.
   */
  getAccessToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
  /**
   * Returns a new access token. Throws RefreshTokenError if the session has ended, SessionUnavailableError if the
   * service is unreachable.
   */
  refreshAccessToken(): Promise<string>;
  /** Signs in by a provider; without one, on the service's sign-in page. */
  signIn(provider?: string, options?: SignInOptions): Promise<SignInResult | null>;
  /** Signs out here, at the provider and in the other tabs. Returns the address to go to; null if the service did not respond, in which case the user is still signed in. */
  signOut(options?: SignOutOptions): Promise<{ url: string } | null>;
  /** Reloads the page, so that nothing of the previous user remains. */
  reload(): void;
  /** Navigates to the sign-in page with the error `SessionRequired`. Returns to the current page afterwards. */
  requireSignIn(): void;
  /** Sends data to the session service and uses the response as the session. */
  update(data?: unknown): Promise<SessionSnapshot>;
  /** Returns the ways to sign in by id; null if the service did not respond. */
  getProviders(): Promise<Readonly<Record<string, AuthProvider>> | null>;
  /** Returns a CSRF token for a form; null if the service did not respond. */
  getCsrfToken(): Promise<string | null>;
  /**
   * Fetches the session and refreshes it: when the page becomes visible, on messages of other tabs, and every 300 s.
   * Calls are counted.
   */
  start(): void;
  /** Stops refreshing after as many calls as `start` had. */
  stop(): void;
}

/** Creates a session client. It is idle until started or called. */
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
        snapshots.expectEnd('elsewhere');
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
  /** Sign-out in progress: `asking` until the service returns the next address. */
  let leaving: { url: string } | 'asking' | null = null;
  let signInAsked = false;

  const onSignedIn = async (): Promise<void> => {
    keeper.beginEra();
    await keeper.fetchOnce(false);
    broadcast?.post('signin');
  };
  const requireSignIn = (): void => {
    // The page may detect the sign-out before the browser navigates away. Going to sign-in now would keep the person
    // signed in at the provider.
    if (leaving === 'asking') signInAsked = true;
    else if (leaving) location.assign(leaving.url);
    else {
      const reason = new URLSearchParams({ error: 'SessionRequired', callbackUrl: location.href });
      // Other services ignore this field.
      const why = keeper.snapshots.whyEnded();
      if (why) reason.set('session_ended', why);
      location.assign(`${basePath}/signin?${reason}`);
    }
  };
  const signOut: SessionClient['signOut'] = async ({ callbackUrl = location.href, redirect = true } = {}) => {
    if (redirect) leaving = 'asking';
    keeper.snapshots.expectEnd('here');
    const answer = await service.post('signout', { callbackUrl, json: 'true' }, 'form');
    if (!answer) {
      leaving = null;
      keeper.snapshots.expectEnd(null);
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
      // Already done; the browser is still navigating.
      if (leaving && leaving !== 'asking') {
        leave(location, leaving.url);
        return leaving;
      }
      // A second click must lead to the same address as the first, which knew the session.
      signingOut ??= signOut(options).finally(() => {
        signingOut = null;
      });
      return signingOut;
    },
  };
}
