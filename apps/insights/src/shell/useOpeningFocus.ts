import { useEffect, useRef } from 'react';
import { focusPage } from './focusPage.ts';

/**
 * Focuses a page's heading when the page opens, unless an element on it has the focus, and the heading of the page that
 * replaces it, if the focus was on it until then. Returns the heading's props.
 */
export function useOpeningFocus() {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.matches('body, main')) heading.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement?.matches('body')) focusPage();
    };
  }, []);
  return { ref: heading, tabIndex: -1 } as const;
}
