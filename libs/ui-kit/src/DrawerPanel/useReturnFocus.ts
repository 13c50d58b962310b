'use client';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into a panel when it opens and back to where it was when it closes.
 * A panel that is open from the start takes no focus, and one that does not hold the focus gives none back.
 */
export function useReturnFocus(open: boolean, panel: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(open);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    if (open === wasOpen.current) return;
    wasOpen.current = open;
    const element = panel.current;
    const ownDocument = element?.ownerDocument;
    if (!element || !ownDocument) return;
    if (open) {
      origin.current = ownDocument.activeElement;
      // Its first section, where it has sections: screen readers name the panel too, and its fields are near.
      (element.querySelector<HTMLElement>('[data-accordion] button') ?? element).focus({ preventScroll: true });
    } else if (element.contains(ownDocument.activeElement)) {
      // The previous element may no longer exist; a hidden panel must not keep the focus.
      (ownDocument.activeElement as HTMLElement).blur();
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    }
  }, [open, panel]);
}
