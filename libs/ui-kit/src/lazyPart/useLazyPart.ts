'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './createLazyPart.ts';
import { loadUntilThere } from './loadUntilThere.ts';
import { whenBrowserIsIdle, type WhenIdle } from './whenBrowserIsIdle.ts';

const never = () => () => undefined;

/** Max wait in ms for an idle page. */
const atLatest = { timeout: 2000 };

/**
 * Returns a lazy part, or null while it is loading. It is loaded immediately if requested, else when the page is idle.
 */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  isWanted: boolean,
  whenIdle: WhenIdle = whenBrowserIsIdle,
): Part | null {
  const current = useSyncExternalStore(isWanted ? part.subscribe : never, part.current, part.current);
  useEffect(() => {
    if (part.current() !== null) return undefined;
    if (isWanted) return loadUntilThere(part);
    // A later request tries again.
    return whenIdle(() => void part.load().catch(() => undefined), atLatest);
  }, [part, isWanted, whenIdle]);
  return current;
}
