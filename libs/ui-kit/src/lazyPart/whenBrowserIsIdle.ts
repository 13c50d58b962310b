/**
 * Runs a callback when the page has nothing better to do, after `timeout` ms even if it always has; returns the cancel
 * function.
 */
export type WhenIdle = (callback: () => void, options?: IdleRequestOptions) => () => void;

/** Where the browser does not report when it is idle: a while after the page is drawn. */
const idleGuessMs = 1000;

/** Waits for the browser's idle time. */
export const whenBrowserIsIdle: WhenIdle = (callback, options) => {
  if (typeof requestIdleCallback !== 'undefined') {
    const handle = requestIdleCallback(callback, options);
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, idleGuessMs);
  return () => clearTimeout(handle);
};

/** Puts off to the browser's idle time what has to follow soon: where the browser does not tell when that is, it is done at once. */
export function soonWhenIdle(callback: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback !== 'undefined') return whenBrowserIsIdle(callback);
  callback();
  return undefined;
}
