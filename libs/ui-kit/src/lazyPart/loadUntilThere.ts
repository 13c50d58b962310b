import type { LazyPart } from './createLazyPart.ts';
import { reportPartError } from './partErrors.ts';

/** Runs a callback after a delay in ms; returns the cancel function. */
export type Wait = (callback: () => void, delayMs: number) => () => void;

const firstPauseMs = 1000;
const longestPauseMs = 16_000;

const wait: Wait = (callback, delayMs) => {
  const handle = setTimeout(callback, delayMs);
  return () => clearTimeout(handle);
};

/**
 * Fetches a part, and tries again as long as that fails: once the network is back, and after 1, 2, 4, 8 and then every
 * 16 s. The user asks for it only once. The first failure is reported to the host. Returns a function that cancels the
 * retries.
 */
export function loadUntilThere(part: LazyPart<unknown>, waitFor: Wait = wait): () => void {
  let isEnded = false;
  let takeBack = (): void => undefined;
  const attempt = (pauseMs: number): void => {
    part.load().catch((error: unknown) => {
      if (isEnded) return;
      if (pauseMs === firstPauseMs) reportPartError(error);
      takeBack = waitFor(() => attempt(Math.min(pauseMs * 2, longestPauseMs)), pauseMs);
    });
  };
  attempt(firstPauseMs);
  const retryNow = (): void => {
    takeBack();
    attempt(firstPauseMs);
  };
  window.addEventListener('online', retryNow);
  return () => {
    isEnded = true;
    window.removeEventListener('online', retryNow);
    takeBack();
  };
}
