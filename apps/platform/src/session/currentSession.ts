import type { Session } from '@agency-insights/insights-api/contract';
import { displayName } from '../identity/UserRepository.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { createRenewals } from './createRenewals.ts';
import { isSecure, type SessionContext } from './SessionContext.ts';
import type { LiveSession } from './SessionStore.ts';

/** Reads the session of a browser, and renews the provider's tokens. */
export interface CurrentSession {
  /** Returns the session of a request's cookie, or null. Ends it if the provider has ended it. */
  read(request: Request): Promise<LiveSession | null>;
  /** Returns the session in the form of the contract, with a new access token. */
  describe(session: LiveSession): Promise<Session>;
}

type Context = Pick<
  SessionContext,
  'store' | 'tokens' | 'provider' | 'outsideIssuer' | 'publicUrl' | 'idleMs' | 'logger' | 'now'
>;

/** Reads sessions from cookies and the session store. */
export function createCurrentSession({
  store,
  tokens,
  provider,
  outsideIssuer,
  publicUrl,
  idleMs,
  logger,
  now,
}: Context): CurrentSession {
  const keepRenewed = createRenewals({ store, provider, outsideIssuer, logger, now });
  return {
    async read(request) {
      const id = readCookie(request, cookieNames(isSecure({ publicUrl })).session);
      const session = id === undefined ? null : await store.findById(id);
      return session !== null && (await keepRenewed(session)) ? session : null;
    },
    async describe({ user, idHash, idleEndsAt }) {
      const { token, expiresAt } = await tokens.issue({ userId: user.id, sessionHash: idHash });
      return {
        user: { email: user.email, name: displayName(user) },
        expires: new Date(idleEndsAt).toISOString(),
        idleTimeoutSeconds: Math.floor(idleMs / 1000),
        accessToken: token,
        accessTokenExpiresAt: expiresAt,
        currentUserId: user.id,
      };
    },
  };
}
