import { useCallback, useRef, useState } from 'react';

/** Style of the probe, which is as wide as text is large. */
export const probeStyle = { position: 'absolute', width: '10em' } as const;

/** Its width in px where text has the size that tables are drawn for. */
const usualWidth = 140;

/**
 * How many times larger than usual a person has text drawn, at least 1: rows and columns grow with it, or text would be cut
 * off (WCAG 1.4.4). Answers the ref of an element with `probeStyle`, which must stand before all that is measured.
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
