/** Resolves with true once the work has resolved or rejected; never rejects. */
export function settled(work: Promise<unknown>): Promise<true> {
  return work.then(
    () => true,
    () => true,
  );
}

/** Waits until the work has settled or `stop` aborts. */
export async function untilSettledOrAborted(work: Promise<unknown>, stop: AbortSignal): Promise<void> {
  if (stop.aborted) return;
  let onAbort = (): void => undefined;
  const aborted = new Promise<void>((resolve) => {
    onAbort = () => resolve();
    stop.addEventListener('abort', onAbort, { once: true });
  });
  await Promise.race([settled(work), aborted]);
  stop.removeEventListener('abort', onAbort);
}
