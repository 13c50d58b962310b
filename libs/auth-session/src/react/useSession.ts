'use client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '../client/Session.ts';
import type { SessionClient } from '../client/createSessionClient.ts';
import { SessionContext } from './SessionProvider.tsx';

/** The session, and the client to sign in and out with. */
export interface SessionValue extends SessionSnapshot {
  client: SessionClient;
}

/**
 * Returns the session of the nearest SessionProvider; re-renders only when the signed-in user changes. Throws outside
 * of one.
 */
export function useSession(): SessionValue {
  const client = useContext(SessionContext);
  if (!client)
    throw new Error('useSession was called outside a SessionProvider. Wrap the page in <SessionProvider client={…}>.');
  const snapshot = useSyncExternalStore(client.subscribe, client.getSnapshot, client.getSnapshot);
  return useMemo(() => ({ ...snapshot, client }), [snapshot, client]);
}
