'use client';
import { useForkRef } from '@mui/material/utils';
import { useCallback, type Ref, type RefCallback } from 'react';
import { findAreaInView, isFramed, viewportOf } from './areaInView.ts';
import { observeMove } from './observeMove.ts';
import { floatingPosition, type Box, type FloatingPositionParams } from './floatingPosition.ts';

/** How a surface hangs from its anchor. */
export interface FloatingPlacement extends Pick<FloatingPositionParams, 'side' | 'align' | 'gap' | 'padding'> {
  /** Returns the part of what is in view that the surface stays within. Default: all of it. */
  within?: (viewport: Box) => Box;
  /** Called with the surface, the anchor's box and the surface's left upper corner whenever it was placed. */
  onPlace?: (surface: HTMLElement, anchor: Box, corner: Pick<Box, 'left' | 'top'>) => void;
}

/**
 * Keeps a surface with `position: fixed; top: 0; left: 0` at its anchor, also while the page scrolls, either of them
 * changes its size, or something else moves the anchor. `data-side` holds its side. Hand over the same `placement` on every render.
 * @param ref Another ref of the surface.
 * @returns the ref of the surface.
 */
export function useFloatingPosition(
  anchor: Element | null,
  placement: FloatingPlacement,
  ref?: Ref<HTMLElement>,
): RefCallback<HTMLElement> | null {
  // By the ref itself and not by a state: a surface that opens is drawn once.
  const follow = useCallback(
    (surface: HTMLElement | null) => (surface && anchor ? followAnchor(surface, anchor, placement) : undefined),
    [anchor, placement],
  );
  // Which calls back what a ref returns, also where React does not.
  return useForkRef(follow, ref);
}

function followAnchor(surface: HTMLElement, anchor: Element, placement: FloatingPlacement): (() => void) | undefined {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return undefined;
  let inView: Box | null = null;
  const place = () => placeSurface(surface, anchor, placement, inView ?? viewportOf(anchor.ownerDocument));
  const follow = ({ target }: Event) => {
    // What scrolls inside the surface moves neither of them.
    if (!(target instanceof Node && surface.contains(target))) place();
  };
  place();
  view.addEventListener('scroll', follow, { capture: true, passive: true });
  view.addEventListener('resize', place);
  const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
  sizes?.observe(surface);
  sizes?.observe(anchor);
  const endSearch =
    isFramed(view) &&
    findAreaInView(view, (area) => {
      inView = area;
      place();
    });
  const stopObserving = observeMove(anchor, place);
  return () => {
    stopObserving();
    if (endSearch) endSearch();
    view.removeEventListener('scroll', follow, { capture: true });
    view.removeEventListener('resize', place);
    sizes?.disconnect();
  };
}

function placeSurface(surface: HTMLElement, anchor: Element, placement: FloatingPlacement, viewport: Box): void {
  const box = anchor.getBoundingClientRect();
  const { left, top, side } = floatingPosition({
    ...placement,
    rtl: getComputedStyle(anchor).direction === 'rtl',
    anchor: box,
    surface: { width: surface.offsetWidth, height: surface.offsetHeight },
    viewport: placement.within?.(viewport) ?? viewport,
  });
  if (surface.dataset.side !== side) surface.dataset.side = side;
  // Moved, not laid out there: near the right edge its content would wrap at that edge.
  const transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  // A style that is set again has the page computed again.
  if (surface.style.transform !== transform) surface.style.transform = transform;
  placement.onPlace?.(surface, box, { left, top });
}
