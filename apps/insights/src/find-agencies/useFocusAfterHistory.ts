import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/** Focuses an element if Back or Forward on the same page removed the focused one. */
export function useFocusAfterHistory(place: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  useEffect(() => {
    let isStep = false;
    let frame = 0;
    const focusIfLost = () => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) place.current?.focus({ preventScroll: true });
    };
    const unlisten = router.history.subscribe(({ action }) => {
      isStep = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO';
    });
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged }) => {
      // After the parts that have a place of their own for it.
      if (isStep && !pathChanged) frame = requestAnimationFrame(focusIfLost);
      isStep = false;
    });
    return () => {
      cancelAnimationFrame(frame);
      unlisten();
      unsubscribe();
    };
  }, [router, place]);
}
