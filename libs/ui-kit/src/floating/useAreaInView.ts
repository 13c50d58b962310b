'use client';
import { useEffect, useState } from 'react';
import { findAreaInView, isFramed, viewportOf } from './areaInView.ts';
import type { Box } from './floatingPosition.ts';

/** The part of its viewport that a page shows when something opens; null until it is known, which in a frame takes a moment. */
export function useAreaInView(isOpen: boolean): Box | null {
  const [found, setFound] = useState<Box | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    // Kept while it closes; the page may have been scrolled before it opens again.
    if (isOpen) setFound(null);
  }
  useEffect(() => {
    if (!isOpen || !isFramed(window)) return undefined;
    return findAreaInView(window, setFound);
  }, [isOpen]);
  if (typeof window === 'undefined') return null;
  return isFramed(window) ? found : viewportOf(document);
}
