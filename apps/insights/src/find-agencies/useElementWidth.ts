import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Width of an element in px as it changes, 0 until it is known; give the first value to the element as its ref. With the text
 * spacing of a user it counts as narrower, as texts are wider, and is marked.
 */
export function useElementWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const measure = () => {
      const spacing = parseFloat(getComputedStyle(element).letterSpacing) || 0;
      element.toggleAttribute('data-spaced', spacing > 0);
      setWidth(element.clientWidth / (1 + 0.15 * spacing));
    };
    // Before the first paint, so that dependent parts render once.
    measure();
    // Also before the browser paints: while a panel slides in, nothing moves that has room.
    const observer = new ResizeObserver(() => flushSync(measure));
    // As wide as the element, and as high as its text, which also tells a change of the spacing.
    observer.observe(element.firstElementChild as Element);
    return () => observer.disconnect();
  }, []);
  return [observe, width];
}
