import { useEffect, useRef } from 'react';

/** Focuses a page's heading when the page opens, unless another element has the focus. Returns the heading's props. */
export function useOpeningFocus() {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) heading.current?.focus({ preventScroll: true });
  }, []);
  return { ref: heading, tabIndex: -1 } as const;
}
