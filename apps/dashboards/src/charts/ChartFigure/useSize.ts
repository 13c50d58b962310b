import { useCallback, useState, type RefCallback } from 'react';

/** The size of an element in px. */
export interface Size {
  width: number;
  height: number;
}

const none: Size = { width: 0, height: 0 };

/** Measures an element, also when its size changes; 0 before it is mounted. */
export function useSize(): [size: Size, ref: RefCallback<HTMLElement>] {
  const [size, setSize] = useState(none);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((last) => (last.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, ref];
}
