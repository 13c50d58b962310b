'use client';
import { createContext, useEffect, type ReactNode } from 'react';
import type { SessionClient } from '../client/createSessionClient.ts';

/** The session client of the page; null outside a SessionProvider. */
export const SessionContext = createContext<SessionClient | null>(null);

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** The session client; one for the whole page. */
  client: SessionClient;
  children: ReactNode;
}

/** Gives the session to what is below it, and keeps it fresh while it is on the page. */
export function SessionProvider({ client, children }: SessionProviderProps) {
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  return <SessionContext.Provider value={client}>{children}</SessionContext.Provider>;
}
