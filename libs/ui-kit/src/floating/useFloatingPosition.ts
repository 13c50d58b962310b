'use client';
import { useCallback, useLayoutEffect, useState } from 'react';
import { floatingPosition, type FloatingPositionParams } from './floatingPosition.ts';

/** How a surface hangs from its anchor. */
export type FloatingPlacement = Pick<FloatingPositionParams, 'side' | 'align' | 'gap' | 'padding'>;

/**
 * Keeps a surface with `position: fixed` at its anchor, also while the page scrolls or either of them changes its size.
 * The side it is on stands in `data-side`, and how far its start is from the anchor's middle in `--anchor-x`, `--anchor-y`.
 * @returns the ref of the surface.
 */
export function useFloatingPosition(
  anchor: Element | null,
  { side, align, gap, padding }: FloatingPlacement,
): (surface: HTMLElement | null) => void {
  const [surface, setSurface] = useState<HTMLElement | null>(null);
  const place = useCallback(() => {
    if (!anchor || !surface) return;
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    const box = anchor.getBoundingClientRect();
    // Not the surface's rectangle: that would be smaller while the surface grows in.
    const size = { width: surface.offsetWidth, height: surface.offsetHeight };
    const viewport = { width: clientWidth, height: clientHeight };
    const position = floatingPosition({ anchor: box, surface: size, viewport, side, align, gap, padding });
    surface.dataset.side = position.side;
    surface.style.left = `${Math.round(position.left)}px`;
    surface.style.top = `${Math.round(position.top)}px`;
    surface.style.setProperty('--anchor-x', `${Math.round(box.left + box.width / 2 - position.left)}px`);
    surface.style.setProperty('--anchor-y', `${Math.round(box.top + box.height / 2 - position.top)}px`);
  }, [anchor, surface, side, align, gap, padding]);
  useLayoutEffect(() => {
    const view = anchor?.ownerDocument.defaultView;
    if (!anchor || !surface || !view) return undefined;
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
  }, [anchor, surface, place]);
  return setSurface;
}
