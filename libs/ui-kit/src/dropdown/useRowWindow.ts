'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { soonWhenIdle } from '../lazyPart/whenBrowserIsIdle.ts';
import { rowWindow, scrollTopFor, type RowLayout, type RowWindow } from './rowLayout.ts';

/** What `useRowWindow` takes. */
export interface RowWindowOptions {
  /** Where the rows are. */
  layout: RowLayout;
  /** The height of the list in px; a list that is lower shows its rows whole. */
  height: number;
  /** Rows kept ready on either side of those in view. */
  overscan: number;
  /** The row under the cursor, or -1. */
  highlightedRow: number;
  /** Whether the cursor was last moved by keyboard, so that its row must come into view. */
  isKeyboardCursor: () => boolean;
}

/** The rows of a scrolled list that belong into the document, and the ref of the list. */
export interface ShownRows extends RowWindow {
  /** The ref of the element that scrolls. */
  scrollRef: RefObject<HTMLDivElement | null>;
  /** Whether rows follow that are not in view. */
  hasMore: boolean;
}

/** How far a list scrolls before its rows are computed again, in px; the overscan covers that much. */
const step = 37;

/** Follows the scrolling of a list. It reads nothing from the page before the first row is scrolled. */
export function useRowWindow(options: RowWindowOptions): ShownRows {
  const { layout, height, overscan, highlightedRow, isKeyboardCursor } = options;
  const scrollRef = useRef<HTMLDivElement | null>(null);
  const [top, setTop] = useState(0);
  const [ahead, setAhead] = useState(0);
  // Kept beside the page: asking it would have it laid out in the middle of a key.
  const scrollTop = useRef(0);
  const end = layout.total - height;
  // An opening list renders only the rows in view.
  useEffect(() => soonWhenIdle(() => setAhead(overscan)), [overscan]);
  useEffect(() => {
    const list = scrollRef.current;
    if (!list) return undefined;
    // In the same frame: rows that come later leave a gap.
    const follow = () => {
      // Scrolled by the user: the row under the keyboard stays behind. Set on the element, so that no row re-renders
      // for it.
      if (Math.abs(list.scrollTop - scrollTop.current) > 1) list.dataset.scrolled = '';
      scrollTop.current = list.scrollTop;
      const isAtEnd = list.scrollTop >= end - 1;
      flushSync(() => setTop(isAtEnd ? Math.max(0, end) : Math.floor(list.scrollTop / step) * step));
    };
    list.addEventListener('scroll', follow, { passive: true });
    return () => list.removeEventListener('scroll', follow);
  }, [end]);
  useLayoutEffect(() => {
    const list = scrollRef.current;
    if (!list || highlightedRow < 0 || highlightedRow >= layout.count || !isKeyboardCursor()) return;
    delete list.dataset.scrolled;
    const wanted = scrollTopFor(layout, highlightedRow, scrollTop.current, height);
    if (wanted === scrollTop.current) return;
    scrollTop.current = wanted;
    list.scrollTop = wanted;
  }, [layout, height, highlightedRow, isKeyboardCursor]);
  return { ...rowWindow(layout, top, height, ahead), scrollRef, hasMore: end - top > 1 };
}
