import { createLazyPart } from '../lazyPart/createLazyPart.ts';

/** What only a toast needs that is on show. */
export const keepReachablePart = createLazyPart(async () => {
  const { keepReachable } = await import('./keepReachable.ts');
  return { keepReachable };
});
