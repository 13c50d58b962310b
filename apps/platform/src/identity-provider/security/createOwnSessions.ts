import type { Provider } from 'oidc-provider';
import type { Database } from '../../database/Database.ts';
import { recordOwn } from '../../audit/AuditTrail.ts';
import { type ListedSession, liveSessionsOf } from './readSessions.ts';
import type { SessionStore } from '../../session/SessionStore.ts';

/** A sign-in of the user, as their own page lists it. */
export interface OwnSession extends ListedSession {
  /** It was begun in the browser that looks at the page. */
  isHere: boolean;
}

/** The sign-ins that users have, with the provider's side of them. */
export interface OwnSessions {
  /** `providerSession`: uid of the session at the provider that looks at the page. */
  list(userId: string, providerSession: string): Promise<OwnSession[]>;
  /** Ends one, here and at the provider: its browser has to give the password again. False: there is none. */
  end(userId: string, idHash: string): Promise<boolean>;
}

/** Inputs of finding and ending them. */
export interface OwnSessionsOptions {
  database: Database;
  provider: Provider;
  sessions: Pick<SessionStore, 'findByHash' | 'signOut'>;
  sessionIdleMs: number;
  /** Now, milliseconds since the epoch. */
  now: () => number;
}

/** The sessions in the transactional database. A session and the provider's own belong together by the refresh token. */
export function createOwnSessions(options: OwnSessionsOptions): OwnSessions {
  const { database, provider, sessions, sessionIdleMs, now } = options;

  async function refreshTokenOf(idHash: string) {
    const refreshToken = (await sessions.findByHash(idHash))?.tokens.refreshToken ?? null;
    return refreshToken === null ? undefined : provider.RefreshToken.find(refreshToken);
  }

  return {
    async list(userId, providerSession) {
      const rows = await liveSessionsOf(database.db, { userId, now: now(), sessionIdleMs });
      return Promise.all(
        rows.map(async (row) => ({
          ...row,
          isHere: (await refreshTokenOf(row.id_hash))?.sessionUid === providerSession,
        })),
      );
    },
    async end(userId, idHash) {
      const found = await sessions.findByHash(idHash);
      if (found === null || found.user.id !== userId) return false;
      const token = await refreshTokenOf(idHash);
      await sessions.signOut(found);
      await recordOwn(database.db, { userId, action: 'session_ended', at: now() });
      if (token?.sessionUid !== undefined) await (await provider.Session.findByUid(token.sessionUid))?.destroy();
      await token?.destroy();
      return true;
    },
  };
}
