'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into a panel when it opens and back to where it was when it closes.
 * A panel that is open from the start takes no focus, and one that does not hold the focus gives none back.
 */
export function useReturnFocus(open: boolean, panel: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(open);
  const origin = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    const element = panel.current;
    if (!element) return;
    const focused = document.activeElement as HTMLElement | null;
    if (open) {
      origin.current = focused;
      // It may have been scrolled when it was closed.
      for (const part of element.children) part.scrollTo?.(0, 0);
      // Its first section, where it has sections: screen readers name the panel too, and its fields are near.
      (element.querySelector<HTMLElement>('[data-accordion] button') ?? element).focus({ preventScroll: true });
    } else if (element.contains(focused)) {
      // The previous element may no longer exist; a hidden panel must not keep the focus.
      focused?.blur();
      origin.current?.focus({ preventScroll: true });
    }
  }, [open, panel]);
}
