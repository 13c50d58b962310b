import type { Session } from '@agency-insights/insights-api/contract';
import { displayName } from '../identity/UserRepository.ts';
import { cookieNames, readCookie } from './cookies.ts';
import { GrantRevokedError, type ProviderGrant } from './ProviderClient.ts';
import type { SessionContext } from './SessionContext.ts';
import type { LiveSession } from './SessionStore.ts';

/** The provider's tokens are renewed this long before they run out. */
const renewalMarginMs = 30_000;

/** Reads the session of a browser, keeping the provider's tokens fresh. */
export interface CurrentSession {
  /** The session behind a request's cookie, or null. Ends it where the provider no longer stands by it. */
  read(request: Request): Promise<LiveSession | null>;
  /** The session as the contract shows it, with a new access token. */
  describe(session: LiveSession): Promise<Session>;
}

type Context = Pick<SessionContext, 'store' | 'tokens' | 'provider' | 'idleMs' | 'logger' | 'now'>;

/** Reads sessions from cookies over the session store. */
export function createCurrentSession({ store, tokens, provider, idleMs, logger, now }: Context): CurrentSession {
  /** One renewal at a time for each session, however many requests ask for it. */
  const renewals = new Map<string, Promise<boolean>>();
  return {
    async read(request) {
      const id = readCookie(request, cookieNames.session);
      const session = id === undefined ? null : await store.findById(id);
      if (session === null || !isRenewalDue(session.tokens, now())) return session;
      const renewal = renewals.get(session.idHash) ?? renew(session).finally(() => renewals.delete(session.idHash));
      renewals.set(session.idHash, renewal);
      return (await renewal) ? session : null;
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

  /** Answers whether the session goes on. A provider that is down does not sign people out. */
  async function renew(session: LiveSession): Promise<boolean> {
    try {
      await store.replaceTokens(session.idHash, await provider.refresh(session.tokens));
      return true;
    } catch (error) {
      if (error instanceof GrantRevokedError) {
        await store.end(session.idHash);
        return false;
      }
      logger.warn({ err: error }, 'the identity provider did not answer a token refresh');
      return true;
    }
  }
}

function isRenewalDue({ refreshToken, expiresAt }: ProviderGrant, now: number): boolean {
  return refreshToken !== null && expiresAt !== null && now >= expiresAt - renewalMarginMs;
}
