import type { SessionUnavailableError } from '../errors/SessionUnavailableError.ts';

/** A signed-in person's session, in the shape of NextAuth v4. */
export interface Session {
  user: { email: string; name?: string };
  /** Id of the signed-in person. */
  currentUserId: string;
  /** Short-lived token for the API, renewed in place. Read it at each use, or call `getAccessToken`. */
  readonly accessToken: string;
  /** Expiry of the access token, seconds since the epoch; undefined if unknown. */
  readonly accessTokenExpiresAt?: number;
  /** Max idle time, milliseconds; undefined if unknown. */
  readonly idleTimeoutMs?: number;
  /** Expiry of the session without activity, ISO 8601. */
  readonly expires: string;
}

/** `loading` until the first fetch has ended. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** State of the session. The object changes only with the signed-in user, the status or the error. */
export interface SessionSnapshot {
  status: SessionStatus;
  /** Null unless the status is `authenticated`. */
  session: Session | null;
  /** The previous session if it ended without a sign-out; else null. */
  ended: Session | null;
  /** Why the last fetch failed; null if it succeeded. */
  error: SessionUnavailableError | null;
}
