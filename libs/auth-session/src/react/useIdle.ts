'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { IdleSnapshot, IdleWatch } from '../idle/createIdleWatch.ts';
import { useSession } from './useSession.ts';

/** Where the person stands; watches while somebody is signed in. Renders again when the phase changes. */
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
