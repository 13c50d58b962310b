import { RefreshTokenError } from '../errors/RefreshTokenError.ts';
import { SessionUnavailableError } from '../errors/SessionUnavailableError.ts';
import type { AuthLogger } from './AuthLogger.ts';
import type { Environment } from './Environment.ts';
import type { AuthAnswer, AuthService } from './createAuthService.ts';
import { createSnapshots, type Snapshots } from './createSnapshots.ts';
import { readSession, sessionShape } from './readSession.ts';

/** The access token is renewed this long before it ends. */
const renewalMarginMs = 30_000;
const lockName = 'agency-insights.session-refresh';

/** Keeps the session and its token: fetches one at a time, and ignores responses from before a sign-in or sign-out. */
export interface SessionKeeper {
  readonly snapshots: Snapshots;
  /** Fetches the session; concurrent callers share one request. Returns whether the service responded. */
  fetchOnce(tellTabs?: boolean): Promise<boolean>;
  /** The user signed in or out: results of earlier requests are ignored. */
  beginEra(): void;
  /** Stores the session of `ask`'s response. */
  takeFrom(ask: () => Promise<AuthAnswer | null>, tellTabs: boolean): Promise<boolean>;
  /** As `SessionClient.getAccessToken`. */
  getAccessToken(options?: { forceRefresh?: boolean }): Promise<string | null>;
  /** As `SessionClient.refreshAccessToken`. */
  refreshAccessToken(): Promise<string>;
}

/** Creates the keeper of one client. */
export function createSessionKeeper(
  environment: Environment,
  service: AuthService,
  logger: AuthLogger | null,
): SessionKeeper {
  const snapshots = createSnapshots();
  let era = 0;
  let fetching: Promise<boolean> | null = null;

  const take = (answer: AuthAnswer | null, tellTabs: boolean): boolean => {
    const session = answer === null ? undefined : readSession(answer.body);
    if (session === undefined) {
      const error = new SessionUnavailableError(answer === null ? undefined : { cause: new TypeError(sessionShape) });
      // Without a response, the service has logged the reason.
      if (answer !== null) logger?.error('CLIENT_SESSION_ERROR', error);
      snapshots.fail(error);
      return false;
    }
    const changed = snapshots.take(session && { session, clockOffsetMs: answer?.clockOffsetMs ?? 0 });
    if (changed && tellTabs) environment.broadcast?.post('getSession');
    return true;
  };
  const takeFrom: SessionKeeper['takeFrom'] = async (ask, tellTabs) => {
    const begun = era;
    const answer = await ask();
    return begun === era ? take(answer, tellTabs) : true;
  };
  const fetchVia = (run: Environment['runExclusively'], tellTabs: boolean): Promise<boolean> => {
    if (fetching) return fetching;
    const flight = run(lockName, () =>
      takeFrom(() => service.get('session', 'CLIENT_SESSION_ERROR'), tellTabs),
    ).finally(() => {
      if (fetching === flight) fetching = null;
    });
    fetching = flight;
    return flight;
  };
  return {
    snapshots,
    takeFrom,
    fetchOnce: (tellTabs = true) => fetchVia((_name, task) => task(), tellTabs),
    beginEra() {
      era += 1;
      fetching = null;
    },
    ...tokenActions(snapshots, environment, () => fetchVia(environment.runExclusively, true)),
  };
}

/** `fetchFresh` returns whether the service responded. */
function tokenActions(
  snapshots: Snapshots,
  { clock }: Environment,
  fetchFresh: () => Promise<boolean>,
): Pick<SessionKeeper, 'getAccessToken' | 'refreshAccessToken'> {
  const renew = async (): Promise<string | null> => {
    if (await fetchFresh()) return readToken();
    throw snapshots.read().error ?? new SessionUnavailableError();
  };
  const readToken = (): string | null => snapshots.latest()?.session.accessToken ?? null;
  const tokenLifeMs = (): number => {
    const latest = snapshots.latest();
    if (!latest) return 0;
    const endsAt = latest.session.accessTokenExpiresAt;
    return endsAt === undefined ? Infinity : endsAt * 1_000 - clock.now() - latest.clockOffsetMs;
  };
  return {
    async getAccessToken({ forceRefresh = false } = {}) {
      const known = snapshots.read();
      if (!forceRefresh && known.status === 'unauthenticated' && known.error === null) return null;
      if (!forceRefresh && tokenLifeMs() > renewalMarginMs) return readToken();
      try {
        return await renew();
      } catch (error) {
        // While the service is down, use a token that is about to expire.
        if (!forceRefresh && tokenLifeMs() > 0) return readToken();
        throw error;
      }
    },
    async refreshAccessToken() {
      const token = await renew();
      if (token === null) throw new RefreshTokenError();
      return token;
    },
  };
}
