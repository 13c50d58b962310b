import type { SessionUnavailableError } from '../errors/SessionUnavailableError.ts';
import { createListeners } from '../listeners/createListeners.ts';
import type { Session, SessionSnapshot } from './Session.ts';

/** A fetched session. */
export interface FetchedSession {
  session: Session;
  /** Clock offset of the service, milliseconds. */
  clockOffsetMs: number;
}

/** The tab in which a person signs out. */
export type SigningOutTab = 'here' | 'elsewhere';

/** The current snapshot and its listeners. */
export interface Snapshots {
  read(): SessionSnapshot;
  /** Returns the last fetched session, with its newest token. */
  latest(): FetchedSession | null;
  subscribe(listener: () => void): () => void;
  /** Stores the fetched session; null: no user is signed in. Returns whether the signed-in user changed. */
  take(fetched: FetchedSession | null): boolean;
  /** Sets the tab in which the person is signing out, so that the session's end is expected; null: none. */
  expectEnd(by: SigningOutTab | null): void;
  /** Returns how the session ended: `true` if unexpectedly, else the tab of the sign-out; null without an end. */
  whyEnded(): 'true' | SigningOutTab | null;
  /** Stores the error of a fetch; keeps the session. */
  fail(error: SessionUnavailableError): void;
}

/** Creates the snapshot store. A fetch that changes only the token notifies no listener. */
export function createSnapshots(): Snapshots {
  const { subscribe, notify } = createListeners();
  let snapshot: SessionSnapshot = { status: 'loading', session: null, ended: null, error: null };
  let endExpectedBy: SigningOutTab | null = null;
  let latest: FetchedSession | null = null;

  const change = (next: SessionSnapshot): void => {
    snapshot = next;
    notify();
  };
  const liveView = (session: Session): Session => ({
    ...session,
    // Callers keep this object, so a renewed token must be visible in it.
    get accessToken() {
      return latest?.session.accessToken ?? session.accessToken;
    },
    get accessTokenExpiresAt() {
      return (latest?.session ?? session).accessTokenExpiresAt;
    },
    get expires() {
      return latest?.session.expires ?? session.expires;
    },
  });
  return {
    read: () => snapshot,
    latest: () => latest,
    subscribe,
    take(fetched) {
      const before = latest?.session ?? null;
      const session = fetched?.session ?? null;
      latest = fetched;
      if (session) endExpectedBy = null;
      const samePerson = identity(before) === identity(session);
      if (samePerson && snapshot.status !== 'loading' && snapshot.error === null) return false;
      change({
        status: session ? 'authenticated' : 'unauthenticated',
        session: session && (samePerson ? (snapshot.session ?? liveView(session)) : liveView(session)),
        ended: session || endExpectedBy ? null : (snapshot.session ?? snapshot.ended),
        error: null,
      });
      return !samePerson;
    },
    whyEnded: () => (snapshot.ended ? 'true' : endExpectedBy),
    expectEnd(by) {
      endExpectedBy = by;
      // The session may have been found ended before the message of the tab that signed out.
      if (by && snapshot.ended) change({ ...snapshot, ended: null });
    },
    fail(error) {
      if (snapshot.error !== null && snapshot.status !== 'loading') return;
      change({ ...snapshot, status: snapshot.session ? 'authenticated' : 'unauthenticated', error });
    },
  };
}

function identity(session: Session | null): string {
  return session ? JSON.stringify([session.currentUserId, session.user.email, session.user.name]) : '';
}
