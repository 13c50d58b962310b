import type { SessionUnavailableError } from '../errors/SessionUnavailableError.ts';

/** A signed-in person's session, in the shape of NextAuth v4. */
export interface Session {
  user: { email: string; name?: string };
  /** Id of the signed-in person. */
  currentUserId: string;
  /** Short-lived token for the API. Read it when it is used, or ask `getAccessToken`: it is renewed in place. */
  readonly accessToken: string;
  /** End of the access token, seconds since the epoch; undefined where the service does not say. */
  readonly accessTokenExpiresAt?: number;
  /** The session ends this long after the last activity, milliseconds; undefined where the service does not say. */
  readonly idleTimeoutMs?: number;
  /** End of the session if nothing happens, ISO 8601. */
  readonly expires: string;
}

/** `loading` until the first fetch has ended. */
export type SessionStatus = 'loading' | 'authenticated' | 'unauthenticated';

/** What is known of the session now. The object changes only when who is signed in, the status or the error does. */
export interface SessionSnapshot {
  status: SessionStatus;
  /** Null unless the status is `authenticated`. */
  session: Session | null;
  /** The session that was here and ended by itself, not by signing out; null otherwise. */
  ended: Session | null;
  /** Why the last fetch brought no answer; null where it did. */
  error: SessionUnavailableError | null;
}
