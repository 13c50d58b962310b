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

/** Height in px that is assumed where neither the browser nor the caller tells one. */
const assumedHeight = 640;
/** Rows are placed from the last multiple of this above them, in px: browsers are exact only in moderate distances. */
const baseStep = 1_000_000;

/** A page of so many rows draws some beyond the view from the start. */
const fewRows = 100;

/** Over so many rows text can be marked. */
const greatestMark = 1000;

/** How long rows must stand still before one lights up under the pointer, in ms. */
const restMs = 250;

/** The rows that are drawn, and where. */
export interface RowWindow {
  /** The places of the rows that are drawn, in their order. */
  rows: readonly number[];
  /** The rows in view and around it, without one that is only kept. */
  range: RowRange;
  /** From where the rows are placed, in px. */
  base: number;
  /** Where the layer that holds them is, in px from the top of all rows. */
  layerTop: number;
  /** Height of all rows as set in the browser, in px. */
  height: number;
  /** Scrolls a row into view. */
  showRow: (row: number) => void;
  /** Draws rows beyond the view from now on, for a user who may scroll soon. */
  follow: () => void;
  /** Follows the browser after it has scrolled. */
  onScroll: () => void;
  /** Looks how high the view is; to be called when the table has another size. */
  measure: () => void;
  /** Scrolls to the first row; to be called before the browser paints other rows. */
  toTop: () => void;
}

/** What the window looks out of. */
export interface RowWindowOptions {
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Height of the scrolling part in px as far as it is known before the browser has laid it out. */
  likelyHeight: number | undefined;
  /** Number of rows. */
  count: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Height in px of the rows that cover others: the header, and the footer row where there is one. */
  coveredHeight: number;
  /** Timers of the rest after scrolling. Default: the environment's. */
  timers: TableTimers | undefined;
  /** A row that is drawn wherever it is, because it has the focus; -1 for none. */
  keptRow: number;
}

const start: ScrollPlace = { scrollTop: 0, offset: 0 };

/** What of the rows is seen. */
interface Seen extends ScrollPlace {
  /** Height of the view in px. */
  viewHeight: number;
  /** Rows beyond the view that are drawn: of many rows none until the user comes to them, so that the table mounts sooner. */
  ahead: number;
}

/** Draws only the rows in view, whatever their number (TABLE-VIRT-1). Rows have one height, so nothing is measured but the view. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { scrollerRef, likelyHeight = assumedHeight, count, rowHeight, coveredHeight, keptRow } = options;
  const { timers = environmentTimers } = options;
  const [seen, setSeen] = useState<Seen>(() => ({
    ...start,
    viewHeight: likelyView(likelyHeight - coveredHeight, count * rowHeight),
    ahead: count > fewRows ? 0 : overscan,
  }));
  // Where the table was left by the last scroll event: wheels and fingers move rows on from there.
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
    // Drawn before the browser paints what it has scrolled to: there is no frame with empty rows.
    if (!isSameRange(rangeOf(now), range) || driftOf(now) !== driftOf(seen)) flushSync(() => setSeen(now));
  };
  const onScroll = () => {
    follow();
    // Rows that pass under the pointer do not light up: the browser would compute styles again in each frame.
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

/** The ways to scroll that are not a person's own. */
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
    // A table that was never scrolled is at its top: looking would have the browser lay it out.
    if (!scrollerRef.current || placeRef.current === start) return;
    scrollerRef.current.scrollTop = 0;
    placeRef.current = start;
    setSeen((now) => (now.offset === 0 && now.scrollTop === 0 ? now : { ...now, ...start }));
  };
  return { moveTo, showRow, toTop };
}

/** Rows that become higher or lower would move away under the person who reads: tells by how many times, before the painting. */
function useHeightChange(rowHeight: number, onChange: (times: number) => void): void {
  const before = useRef(rowHeight);
  useBrowserLayoutEffect(() => {
    if (before.current !== rowHeight) onChange(rowHeight / before.current);
    before.current = rowHeight;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the height matters: `onChange` is new with every render
  }, [rowHeight]);
}

/** Returns a function to call on every scroll; calls back once scrolling has paused. */
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

/** The rows of a range in order, with the kept one. */
function placesOf({ from, to }: RowRange, kept: number): number[] {
  const isBeyond = kept >= 0 && (kept < from || kept >= to);
  // A mark begins where the press, and with it the focus, was: what lies between must be there to be copied.
  const isMarked = isBeyond && Math.abs(kept - from) < greatestMark && isTextMarked();
  const first = isMarked ? Math.min(kept, from) : from;
  const last = isMarked ? Math.max(kept + 1, to) : to;
  const places = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  if (!isBeyond || isMarked) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}

/** How much less the rows have moved than the browser has scrolled, in whole px; 0 in a table that is not scaled. */
function driftOf({ scrollTop, offset }: ScrollPlace): number {
  return Math.round(scrollTop - offset);
}

/** Height of the view before the browser tells: as much as its rows need, and no more than there is. */
function likelyView(likelyHeight: number, rowsHeight: number): number {
  const most = Math.max(0, likelyHeight);
  return rowsHeight > 0 ? Math.min(most, rowsHeight) : most;
}
