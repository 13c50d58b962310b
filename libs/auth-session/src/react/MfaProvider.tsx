'use client';
import { createContext, useEffect, useState, type ReactNode } from 'react';
import { createMfaEnrollment, type MfaEnrollment, type MfaEnrollmentOptions } from '../mfa/createMfaEnrollment.ts';

/** The prompt of the page; null outside an MfaProvider. */
export const MfaContext = createContext<MfaEnrollment | null>(null);

/** Props of MfaProvider. */
export interface MfaProviderProps extends MfaEnrollmentOptions {
  /** The part of the page that may show the prompt. */
  children: ReactNode;
}

/**
 * Fetches once whether the signed-in user has a second factor. Render it inside ProtectedPage with the user's id as
 * `key`, so that the state resets for another user. Changes of the options after mounting are ignored.
 */
export function MfaProvider({ children, ...options }: MfaProviderProps) {
  const [enrollment] = useState(() => createMfaEnrollment(options));
  useEffect(() => enrollment.start(), [enrollment]);
  return <MfaContext.Provider value={enrollment}>{children}</MfaContext.Provider>;
}
