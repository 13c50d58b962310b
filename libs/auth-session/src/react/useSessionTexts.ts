'use client';
import { createContext, useContext } from 'react';
import { englishSessionTexts } from '../texts/englishSessionTexts.ts';
import type { SessionTexts } from '../texts/SessionTexts.ts';

/** The texts of the nearest SessionProvider. */
export const SessionTextsContext = createContext<SessionTexts>(englishSessionTexts);

/** Returns the texts of the nearest SessionProvider; English without any. */
export function useSessionTexts(): SessionTexts {
  return useContext(SessionTextsContext);
}
