'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { LazyPart } from './createLazyPart.ts';
import { loadUntilThere } from './loadUntilThere.ts';
import { whenBrowserIsIdle, type WhenIdle } from './whenBrowserIsIdle.ts';

const never = () => () => undefined;

/** A page that is never idle gets its parts after so long, before most people press what opens them. */
const atLatest = { timeout: 2000 };

/**
 * A part of the kit, or null while it is on its way. It is fetched at once when it is wanted, and else when the page is
 * idle or has been busy for a while, so that it is there before the user asks for it.
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
