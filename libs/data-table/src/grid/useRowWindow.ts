import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { useLatest } from '../state/useLatest.ts';
import { environmentTimers } from '../timers/TableTimers.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import { isTextMarked } from './isTextMarked.ts';
import { isSameRange, overscan, rowsInView } from './rowRange.ts';
import type { RowRange } from './rowRange.ts';
import { nextOffset, offsetOfRow, scrollScale } from './scrollScale.ts';
import type { ScrollPlace, ScrollScale } from './scrollScale.ts';

/** Assumed height in px if neither the browser nor the caller provides one. */
const assumedHeight = 640;
/** Rows are positioned relative to a multiple of this in px: browsers lose precision at large offsets. */
const baseStep = 1_000_000;

/** Pages with at most this many rows render overscan from the start. */
const fewRows = 100;

/** Max rows of a text selection. */
const greatestMark = 1000;

/** Delay in ms after scrolling before rows are highlighted on hover. */
const restMs = 250;

/** The rendered rows and their position. */
export interface RowWindow {
  /** The places of the rendered rows, in order. */
  rows: readonly number[];
  /** The rendered range, without the kept row. */
  range: RowRange;
  /** Base offset of the rows in px. */
  base: number;
  /** Offset in px of the layer that contains them. */
  layerTop: number;
  /** Height of the scroll content in px. */
  height: number;
  /** Scrolls a row into view. */
  showRow: (row: number) => void;
  /** Enables overscan, since the user may scroll soon. */
  follow: () => void;
  /** Updates after scrolling. */
  onScroll: () => void;
  /** Measures the viewport; call it after resizing. */
  measure: () => void;
  /** Scrolls to the first row; call it before paint. */
  toTop: () => void;
}

/** Options of `useRowWindow`. */
export interface RowWindowOptions {
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Expected height of the scrolling part in px before layout. */
  likelyHeight: number | undefined;
  /** Number of rows. */
  count: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Height in px of sticky header and footer rows. */
  coveredHeight: number;
  /** Timers of the delay after scrolling. Default: the global timers. */
  timers: TableTimers | undefined;
  /** The focused row, which is always rendered; -1 for none. */
  keptRow: number;
}

const start: ScrollPlace = { scrollTop: 0, offset: 0 };

/** The visible part of the rows. */
interface Seen extends ScrollPlace {
  /** Height of the viewport in px. */
  viewHeight: number;
  /** Overscan rows; none for long pages until the user interacts, so that the table mounts faster. */
  ahead: number;
}

/** Virtualises rows (TABLE-VIRT-1). Rows have a fixed height, so only the viewport is measured. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scrollerRef, likelyHeight = assumedHeight, count, rowHeight, coveredHeight, keptRow } = options;
  const { timers = environmentTimers } = options;
  const [seen, setSeen] = useState<Seen>(() => ({
    ...start,
    viewHeight: likelyView(likelyHeight - coveredHeight, count * rowHeight),
    ahead: count > fewRows ? 0 : overscan,
  }));
  // Position of the last scroll event, from which wheel and touch continue.
  const place = useRef<ScrollPlace>(start);
  const rangeOf = (view: Seen) => rowsInView({ ...view, rowHeight, count });
  const range = rangeOf(seen);
  const scale = scrollScale(count * rowHeight, seen.viewHeight);
  const base = scale.scaled ? Math.floor(seen.offset / baseStep) * baseStep : 0;

  const scrolled = useRest(() => scrollerRef.current?.removeAttribute('data-moving'), timers);
  const follow = () => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const viewHeight = viewHeightOf(scroller, coveredHeight);
    const { scrollTop } = scroller;
    const offset = nextOffset(scrollScale(count * rowHeight, viewHeight), place.current, scrollTop);
    const now = { scrollTop, offset, viewHeight, ahead: overscan };
    place.current = now;
    // Rendered synchronously, so that no frame has empty rows.
    if (!isSameRange(rangeOf(now), range) || driftOf(now) !== driftOf(seen)) flushSync(() => setSeen(now));
  };
  const onScroll = () => {
    follow();
    // Disables hover styles while scrolling, which would be recomputed in each frame.
    scrollerRef.current?.toggleAttribute('data-moving', true);
    scrolled();
  };
  const { moveTo, showRow, toTop } = useMoves(options, scale, place, setSeen);
  const measure = () => {
    if (!scrollerRef.current) return;
    const viewHeight = viewHeightOf(scrollerRef.current, coveredHeight);
    setSeen((now) => (now.viewHeight === viewHeight ? now : { ...now, viewHeight }));
  };
  // eslint-disable-next-line react-hooks/exhaustive-deps -- before the first painting; later `measure` is called
  useBrowserLayoutEffect(measure, [coveredHeight]);
  useHeightChange(rowHeight, (times) => {
    if (place.current !== start) moveTo(place.current.offset * times);
  });
  return {
    rows: placesOf(range, keptRow),
    range,
    base,
    layerTop: scale.scaled ? base + driftOf(seen) : 0,
    height: scale.height,
    showRow,
    follow,
    onScroll,
    measure,
    toTop,
  };
}

/** Returns the functions for programmatic scrolling. */
function useMoves(
  { scrollerRef, rowHeight, coveredHeight }: RowWindowOptions,
  scale: ScrollScale,
  placeRef: RefObject<ScrollPlace>,
  setSeen: (change: (seen: Seen) => Seen) => void,
) {
  const moveTo = (offset: number) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    scroller.scrollTop = scale.toScrollTop(offset);
    if (!scale.scaled) return;
    placeRef.current = { scrollTop: scroller.scrollTop, offset };
    setSeen((now) => ({ ...now, ...placeRef.current }));
  };
  const showRow = (row: number) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const from = scale.scaled ? placeRef.current.offset : scroller.scrollTop;
    const to = offsetOfRow(row, rowHeight, from, scroller.clientHeight - coveredHeight);
    if (to !== from) moveTo(to);
  };
  const toTop = () => {
    // A table that was never scrolled is at the top: reading `scrollTop` would force layout.
    if (!scrollerRef.current || placeRef.current === start) return;
    scrollerRef.current.scrollTop = 0;
    placeRef.current = start;
    setSeen((now) => (now.offset === 0 && now.scrollTop === 0 ? now : { ...now, ...start }));
  };
  return { moveTo, showRow, toTop };
}

/** Keeps the scroll position when the row height changes: reports the ratio before paint. */
function useHeightChange(rowHeight: number, onChange: (times: number) => void): void {
  const before = useRef(rowHeight);
  useBrowserLayoutEffect(() => {
    if (before.current !== rowHeight) onChange(rowHeight / before.current);
    before.current = rowHeight;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the height matters: `onChange` is new with every render
  }, [rowHeight]);
}

/** Returns a function to call on every scroll; calls `onRest` after scrolling has paused. */
function useRest(onRest: () => void, timers: TableTimers): () => void {
  const latest = useLatest(onRest);
  const waiting = useRef<unknown>(null);
  useBrowserLayoutEffect(() => () => timers.clearTimeout(waiting.current), [timers]);
  return () => {
    timers.clearTimeout(waiting.current);
    waiting.current = timers.setTimeout(() => latest.current(), restMs);
  };
}

function viewHeightOf(scroller: HTMLElement, coveredHeight: number): number {
  return Math.max(0, (scroller.clientHeight || assumedHeight) - coveredHeight);
}

/** Returns the rows of a range in order, with the kept one. */
function placesOf({ from, to }: RowRange, kept: number): number[] {
  const isBeyond = kept >= 0 && (kept < from || kept >= to);
  // A text selection starts at the focused row: all rows in between must be rendered to be copied.
  const isMarked = isBeyond && Math.abs(kept - from) < greatestMark && isTextMarked();
  const first = isMarked ? Math.min(kept, from) : from;
  const last = isMarked ? Math.max(kept + 1, to) : to;
  const places = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (!isBeyond || isMarked) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}

/** Returns the difference between scroll position and row offset in whole px; 0 without scaling. */
function driftOf({ scrollTop, offset }: ScrollPlace): number {
  return Math.round(scrollTop - offset);
}

/** Returns the estimated viewport height before layout. */
function likelyView(likelyHeight: number, rowsHeight: number): number {
  const most = Math.max(0, likelyHeight);
  return rowsHeight > 0 ? Math.min(most, rowsHeight) : most;
}
