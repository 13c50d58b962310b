/** Runs a callback, which can ask whether there is still time, when the page has nothing better to do; returns what takes it back. */
export type WhenIdle = (callback: (hasTime: () => boolean) => void) => () => void;

/** Where the browser does not tell when it is idle: a while after the page stands. */
const idleGuessMs = 1000;

/** Waits for the browser's idle time. */
export const whenBrowserIsIdle: WhenIdle = (callback) => {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback((deadline) => callback(() => deadline.timeRemaining() > 0));
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(callback, idleGuessMs, () => true);
  return () => clearTimeout(handle);
};
