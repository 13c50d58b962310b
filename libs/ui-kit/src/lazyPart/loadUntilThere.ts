import type { LazyPart } from './createLazyPart.ts';

/** Runs a callback after a delay in ms; returns what takes it back. */
export type Wait = (callback: () => void, delayMs: number) => () => void;

const firstPauseMs = 1000;
const longestPauseMs = 16_000;

const wait: Wait = (callback, delayMs) => {
  const handle = setTimeout(callback, delayMs);
  return () => clearTimeout(handle);
};

/**
 * Fetches a part, and tries again as long as that fails: after 1, 2, 4, 8 and then every 16 s. Somebody has asked for it
 * and asks only once. Returns what ends the tries.
 */
export function loadUntilThere(part: LazyPart<unknown>, waitFor: Wait = wait): () => void {
  let isEnded = false;
  let takeBack = (): void => undefined;
  const attempt = (pauseMs: number): void => {
    part.load().catch(() => {
      if (!isEnded) takeBack = waitFor(() => attempt(Math.min(pauseMs * 2, longestPauseMs)), pauseMs);
    });
  };
  attempt(firstPauseMs);
  return () => {
    isEnded = true;
    takeBack();
  };
}
