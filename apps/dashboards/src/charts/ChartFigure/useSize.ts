import { useCallback, useState, type RefCallback } from 'react';

/** The size of an element in px. */
export interface Size {
  width: number;
  height: number;
  /** What a user's text spacing adds to each letter, in em. */
  spacing: number;
}

const none: Size = { width: 0, height: 0, spacing: 0 };

/** Measures an element, also when its size or its text spacing changes; 0 before it is mounted. */
export function useSize(): [size: Size, ref: RefCallback<HTMLElement>] {
  const [size, setSize] = useState(none);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const { letterSpacing, fontSize } = getComputedStyle(element);
      const spacing = parseFloat(letterSpacing) / parseFloat(fontSize) || 0;
      setSize((last) =>
        last.width === width && last.height === height && last.spacing === spacing ? last : { width, height, spacing },
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Spacing changes the size of the words around it, and not its own.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
