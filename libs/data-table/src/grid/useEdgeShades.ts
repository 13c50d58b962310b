import { useCallback, useRef } from 'react';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { useLatest } from '../state/useLatest.ts';
import { hiddenEdges } from './hiddenEdges.ts';

/** Lets styles know at which edges of a table more is hidden. */
export interface EdgeShades {
  /** The element around the scroller, which bears `data-scrolled` and `data-more`. */
  viewRef: RefObject<HTMLDivElement | null>;
  /** Looks again; to be called when the table has been scrolled. */
  update: () => void;
}

/**
 * Marks hidden edges in the document itself: a table is not drawn again because it is scrolled or made narrower.
 * `onResize` is called when the size of the table or its scrolling content changes, with whether the table is narrower.
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

/** Writes only what changes: a write, even of the same, costs the browser a look at the styles. */
function mark(view: HTMLElement, name: string, isHidden: boolean): void {
  const text = String(isHidden);
  if (view.dataset[name] !== text) view.dataset[name] = text;
}
