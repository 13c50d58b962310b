import type { Provider } from 'oidc-provider';
import type { Database } from '../../database/Database.ts';
import { recordOwn } from '../../audit/AuditTrail.ts';
import { type ListedSession, liveSessionsOf } from './readSessions.ts';
import type { SessionStore } from '../../session/SessionStore.ts';

/** A sign-in in the user's list. */
export interface OwnSession extends ListedSession {
  /** Whether it belongs to the browser that shows the page. */
  isHere: boolean;
}

/** Users' sign-ins, with the provider's sessions. */
export interface OwnSessions {
  /** `providerSession`: uid of the browser's session at the provider. */
  list(userId: string, providerSession: string): Promise<OwnSession[]>;
  /**
   * Ends a sign-in, here and at the provider, so that its browser must enter the password again. Returns false if it
   * does not exist.
   */
  end(userId: string, idHash: string): Promise<boolean>;
}

/** Dependencies of finding and ending sign-ins. */
export interface OwnSessionsOptions {
  database: Database;
  provider: Provider;
  sessions: Pick<SessionStore, 'findByHash' | 'signOut'>;
  sessionIdleMs: number;
  /** Current time, milliseconds since the epoch. */
  now: () => number;
}

/** Finds and ends sessions in the transactional database. The refresh token links a session to the provider's own. */
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
