import { useEffect, useRef, type RefObject } from 'react';
import { useDashboard } from '../context/DashboardContext.ts';

/** Tells the page around the frame how high the element is, at most once per drawn frame. */
export function useToldHeight(): RefObject<HTMLElement | null> {
  const dashboard = useDashboard();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    let told = 0;
    // The observer reports once per drawn frame, after layout.
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(current.getBoundingClientRect().height);
      if (height === told) return;
      told = height;
      dashboard.send({ type: 'page:properties:changed', height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [dashboard]);
  return element;
}
