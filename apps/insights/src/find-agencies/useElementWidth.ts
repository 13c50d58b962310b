import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';

/** Width of an element in px as it changes, 0 until it is known; give the first value to the element as its ref. */
export function useElementWidth(): [(element: HTMLElement | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    // Before the first paint, so that dependent parts render once.
    setWidth(Math.round(element.clientWidth));
    const observer = new ResizeObserver(([entry]) =>
      // Also before the browser paints: while a panel slides in, nothing moves that has room.
      flushSync(() => setWidth(Math.round(entry?.contentRect.width ?? 0))),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [observe, width];
}
