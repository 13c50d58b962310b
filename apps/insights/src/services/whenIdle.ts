/** Does something once the browser has nothing else to do. Returns what ends the wait. */
export function whenIdle(run: () => void): (() => void) | undefined {
  if (typeof requestIdleCallback === 'undefined') return void run();
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
