import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** Loaded lazily with the first toast. */
export const keepReachablePart = createLazyPart(async () => {
  const { keepReachable } = await import('./keepReachable.ts');
  return { keepReachable };
});
