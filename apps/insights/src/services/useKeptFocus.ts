import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the focus inside an element: where a render removes or disables the focused part of it, the element itself takes the
 * focus, for which it needs a `tabIndex`, or the part of it that `partOf` returns. Otherwise keyboard users would start again at
 * the top of the page. Returns the ref of the element.
 */
export function useKeptFocus(
  partOf?: (element: HTMLElement) => HTMLElement | undefined,
): (element: HTMLElement | null) => (() => void) | undefined {
  const place = useRef<HTMLElement>(null);
  const last = useRef<Element | null>(null);
  // Runs after each render, as any of them can remove the focused part; and after the effects of parts that move the focus on
  // by themselves.
  useEffect(() => {
    const focused = last.current;
    if (focused === null || (focused.isConnected && !focused.matches(':disabled'))) return;
    last.current = null;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body || activeElement === focused)
      (place.current && partOf ? partOf(place.current) : place.current)?.focus({ preventScroll: true });
  });
  return useCallback((element: HTMLElement | null) => {
    place.current = element;
    const remember = ({ target }: FocusEvent) => (last.current = target as Element);
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, []);
}
