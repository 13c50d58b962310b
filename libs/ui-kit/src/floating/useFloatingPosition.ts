'use client';
import { useLayoutEffect, useState } from 'react';
import { floatingPosition, type FloatingPositionParams } from './floatingPosition.ts';

/** How a surface hangs from its anchor. */
export type FloatingPlacement = Pick<FloatingPositionParams, 'side' | 'align' | 'gap' | 'padding'>;

/**
 * Keeps a surface with `position: fixed; top: 0; left: 0` at its anchor, also while the page scrolls or either of them
 * changes its size. The side it is on stands in `data-side`, and where the middle of the anchor is, counted from the
 * surface's corner, in `--anchor-x` and `--anchor-y`.
 * @returns the ref of the surface.
 */
export function useFloatingPosition(
  anchor: Element | null,
  { side, align, gap, padding }: FloatingPlacement,
): (surface: HTMLElement | null) => void {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const view = anchor?.ownerDocument.defaultView;
    if (!anchor || !surface || !view) return undefined;
    const place = () => placeSurface(surface, anchor, { side, align, gap, padding });
    place();
    view.addEventListener('scroll', place, { capture: true, passive: true });
    view.addEventListener('resize', place);
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    sizes?.observe(surface);
    sizes?.observe(anchor);
    return () => {
      view.removeEventListener('scroll', place, { capture: true });
      view.removeEventListener('resize', place);
      sizes?.disconnect();
    };
  }, [anchor, surface, side, align, gap, padding]);
  return setSurface;
}

function placeSurface(surface: HTMLElement, anchor: Element, placement: FloatingPlacement): void {
  const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
  const box = anchor.getBoundingClientRect();
  const { left, top, side } = floatingPosition({
    ...placement,
    anchor: box,
    surface: { width: surface.offsetWidth, height: surface.offsetHeight },
    viewport: { width: clientWidth, height: clientHeight },
  });
  surface.dataset.side = side;
  // Moved, not laid out there: near the right edge its content would wrap at that edge.
  surface.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  surface.style.setProperty('--anchor-x', `${Math.round(box.left + box.width / 2 - left)}px`);
  surface.style.setProperty('--anchor-y', `${Math.round(box.top + box.height / 2 - top)}px`);
}
