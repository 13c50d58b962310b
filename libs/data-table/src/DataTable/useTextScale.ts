import { useCallback, useRef, useState } from 'react';

/** Width of the probe in its own text size, and in px where text has the size that tables are drawn for. */
export const probeWidth = '10em';
const usualWidth = 140;

/**
 * How many times larger than usual a person has text drawn, at least 1: rows and columns grow with it, or text would be cut
 * off (WCAG 1.4.4). Answers the ref of an element that is `probeWidth` wide, which must stand before all that is measured.
 */
export function useTextScale() {
  const [scale, setScale] = useState(1);
  const observer = useRef<ResizeObserver | null>(null);
  const probeRef = useCallback((probe: HTMLElement | null) => {
    observer.current?.disconnect();
    if (!probe || typeof ResizeObserver === 'undefined') return;
    const measure = () => setScale(Math.max(1, Math.round((probe.offsetWidth / usualWidth) * 100) / 100));
    observer.current = new ResizeObserver(measure);
    observer.current.observe(probe);
    // Before the first painting: the observer tells only after it.
    measure();
  }, []);
  return { textScale: scale, probeRef };
}
