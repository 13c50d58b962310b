import type { SessionClient } from '@agency-insights/auth-session';

/** Follows who is signed in. Returns a function that returns the id of the person now, or of the last one; null: no one yet. */
export function lastPersonOf(session: Pick<SessionClient, 'getSnapshot' | 'subscribe'>): () => string | null {
  let person: string | null = null;
  session.subscribe(() => {
    const { session: current, ended } = session.getSnapshot();
    person = (current ?? ended)?.currentUserId ?? person;
  });
  return () => person;
}
