import { useSyncExternalStore } from 'react';
import { stillReader } from './stillReader.ts';

/** Something that may change: it counts its changes and notifies of them. Default: it never changes. */
export interface Versioned {
  /** Calls a listener after each change. Returns what ends that. */
  subscribe?: (listener: () => void) => () => void;
  /** Number of changes so far. */
  version?: () => number;
}

/** Returns the number of changes, and renders again after each. */
export function useVersion({ subscribe, version = stillReader.version }: Versioned): number {
  return useSyncExternalStore(subscribe ?? stillReader.subscribe, version, version);
}
