import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * Gives the focus to an element where Back and Forward on the same page have taken away what had it: the keyboard goes on
 * there, and screen readers read it.
 */
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
