'use client';
import { useContext, useMemo, useSyncExternalStore } from 'react';
import type { MfaSnapshot } from '../mfa/createMfaEnrollment.ts';
import { MfaContext } from './MfaProvider.tsx';

/** State of the person's second factor, and the two replies to the prompt. */
export interface MfaValue extends MfaSnapshot {
  /** Opens the page where a second factor is set up in a new tab. */
  enroll(): Promise<void>;
  /** Never prompts this person again in this browser. */
  skip(): void;
}

/** Returns the prompt of the nearest MfaProvider. Throws outside of one. */
export function useMfa(): MfaValue {
  const enrollment = useContext(MfaContext);
  if (!enrollment)
    throw new Error('useMfa was called outside an MfaProvider. Wrap the page in <MfaProvider userId={…}>.');
  const snapshot = useSyncExternalStore(enrollment.subscribe, enrollment.getSnapshot, enrollment.getSnapshot);
  return useMemo(() => ({ ...snapshot, enroll: enrollment.enroll, skip: enrollment.skip }), [snapshot, enrollment]);
}
