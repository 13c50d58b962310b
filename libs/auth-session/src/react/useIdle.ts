'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { IdleSnapshot, IdleWatch } from '../idle/createIdleWatch.ts';
import { useSession } from './useSession.ts';

/** Returns the idle phase of the signed-in person and watches for activity. Re-renders when the phase changes. */
export function useIdle(watch: IdleWatch): IdleSnapshot {
  const { status } = useSession();
  const isSignedIn = status === 'authenticated';
  useEffect(() => {
    if (!isSignedIn) return undefined;
    watch.start();
    return () => watch.stop();
  }, [watch, isSignedIn]);
  return useSyncExternalStore(watch.subscribe, watch.getSnapshot, watch.getSnapshot);
}
