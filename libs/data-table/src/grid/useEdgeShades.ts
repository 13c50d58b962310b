import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { useLatest } from '../state/useLatest.ts';
import { hiddenEdges } from './hiddenEdges.ts';

/** Marks the edges of a table with hidden content. */
export interface EdgeShades {
  /** The element around the scroller, which gets `data-scrolled` and `data-more`. */
  viewRef: RefObject<HTMLDivElement | null>;
  /** Updates the marks; call it after scrolling. */
  update: () => void;
}

/**
 * Marks edges with hidden content directly in the DOM, so that scrolling and resizing do not re-render. `onResize` is
 * called when the table or its content is resized, with whether the table became narrower.
 */
export function useEdgeShades(
  scrollerRef: RefObject<HTMLDivElement | null>,
  onResize: (isNarrower: boolean) => void,
): EdgeShades {
  const viewRef = useRef<HTMLDivElement>(null);
  const update = useCallback(() => {
    const [view, scroller] = [viewRef.current, scrollerRef.current];
    if (!view || !scroller) return;
    const { start, end } = hiddenEdges(scroller);
    mark(view, 'scrolled', start);
    mark(view, 'more', end);
  }, [scrollerRef]);
  const resized = useLatest(onResize);
  useBrowserLayoutEffect(() => {
    const scroller = scrollerRef.current;
    update();
    if (!scroller || typeof ResizeObserver === 'undefined') return undefined;
    let width = 0;
    const observer = new ResizeObserver(() => {
      update();
      const { clientWidth } = scroller;
      resized.current(clientWidth < width);
      width = clientWidth;
    });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [scrollerRef, update, resized]);
  return { viewRef, update };
}

/** Writes only changes: any write invalidates styles. */
function mark(view: HTMLElement, name: string, isHidden: boolean): void {
  const text = String(isHidden);
  if (view.dataset[name] !== text) view.dataset[name] = text;
}
