import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page belongs to the browser alone: false on a server, and while its HTML is taken over. What differs between the
 * two, such as the time of day, may be drawn only where it is true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
