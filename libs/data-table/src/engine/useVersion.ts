import { useSyncExternalStore } from 'react';
import { stillReader } from './stillReader.ts';

/** A source of changes with a version number. Default: it never changes. */
export interface Versioned {
  /** Calls a listener after each change; returns the unsubscribe function. */
  subscribe?: (listener: () => void) => () => void;
  /** Number of changes so far. */
  version?: () => number;
}

/** Returns the number of changes, and re-renders after each. */
export function useVersion({ subscribe, version = stillReader.version }: Versioned): number {
  return useSyncExternalStore(subscribe ?? stillReader.subscribe, version, version);
}
