'use client';
import { createContext, useEffect, type ReactNode } from 'react';
import type { SessionClient } from '../client/createSessionClient.ts';
import { englishSessionTexts } from '../texts/englishSessionTexts.ts';
import type { SessionTexts } from '../texts/SessionTexts.ts';
import { SessionTextsContext } from './useSessionTexts.ts';

/** The session client of the page; null outside a SessionProvider. */
export const SessionContext = createContext<SessionClient | null>(null);

/** Props of SessionProvider. */
export interface SessionProviderProps {
  /** The session client; one for the whole page. */
  client: SessionClient;
  /** Texts of pages below: the section `session` of a locale pack. Default: English. */
  texts?: SessionTexts;
  /** The application. */
  children: ReactNode;
}

/** Provides the session to its children, and refreshes it while mounted. */
export function SessionProvider({ client, texts = englishSessionTexts, children }: SessionProviderProps) {
  useEffect(() => {
    client.start();
    return () => client.stop();
  }, [client]);
  return (
    <SessionContext.Provider value={client}>
      <SessionTextsContext.Provider value={texts}>{children}</SessionTextsContext.Provider>
    </SessionContext.Provider>
  );
}
