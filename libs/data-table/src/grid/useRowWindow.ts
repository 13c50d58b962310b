import { useCallback, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { headerHeight } from '../DataTable/parts.ts';
import { rowsInView } from './rowRange.ts';
import type { RowRange } from './rowRange.ts';
import { offsetOfRow, scrollScale } from './scrollScale.ts';
import type { ScrollScale } from './scrollScale.ts';

/** Height in px that is assumed until the browser has laid the table out. */
const assumedHeight = 640;
/** Rows are placed from the last multiple of this above them, in px: browsers are exact only in moderate distances. */
const baseStep = 1_000_000;

/** The rows that are drawn, and where. */
export interface RowWindow {
  /** Places of the rows on the page that are drawn, in order. */
  places: readonly number[];
  /** The rows in view and around it, without one that is only kept. */
  range: RowRange;
  /** From where the rows are placed, in px. */
  base: number;
  /** Where the layer that holds them stands, in px from the top of all rows. */
  layerTop: number;
  /** Height of all rows as the browser is told, in px. */
  height: number;
  /** Scrolls a row into view. */
  showRow: (row: number) => void;
  /** Follows the browser after it has scrolled. */
  follow: () => void;
  /** Scrolls to the first row; to be called before the browser paints other rows. */
  toTop: () => void;
}

/** What the window looks out of. */
export interface RowWindowOptions {
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** The element that holds the rows. */
  layerRef: RefObject<HTMLDivElement | null>;
  /** Number of rows. */
  count: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** A row that is drawn wherever it is, because it has the focus; -1 for none. */
  keptRow: number;
}

/** What of the rows is seen, in px. */
interface Seen {
  /** How far the rows are scrolled: their own px, not the browser's. */
  offset: number;
  /** Height of the view. */
  viewHeight: number;
}

/** Draws only the rows in view, whatever their number (TABLE-VIRT-1). Rows have one height, so nothing is measured but the view. */
export function useRowWindow({ scrollerRef, layerRef, count, rowHeight, keptRow }: RowWindowOptions): RowWindow {
  const [seen, setSeen] = useState<Seen>({ offset: 0, viewHeight: assumedHeight - headerHeight });
  const rangeOf = ({ offset, viewHeight }: Seen) => rowsInView({ offset, viewHeight, rowHeight, count });
  const range = rangeOf(seen);
  const scale = scrollScale(count * rowHeight, seen.viewHeight);
  const base = scale.scaled ? Math.floor(seen.offset / baseStep) * baseStep : 0;

  const look = (): Seen | null => {
    const scroller = scrollerRef.current;
    if (!scroller) return null;
    const viewHeight = viewHeightOf(scroller);
    return { offset: scrollScale(count * rowHeight, viewHeight).toOffset(scroller.scrollTop), viewHeight };
  };
  const placeLayer = () => {
    const [scroller, layer] = [scrollerRef.current, layerRef.current];
    if (!scroller || !layer || !scale.scaled) return;
    layer.style.top = `${layerTopOf(scale, Number(layer.dataset['base']), scroller.scrollTop)}px`;
  };
  const follow = () => {
    const now = look();
    // Drawn before the browser paints what it has scrolled to: there is no frame with empty rows.
    if (now && !isSameRange(rangeOf(now), range)) flushSync(() => setSeen(now));
    placeLayer();
  };
  const showRow = (row: number) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const from = scale.toOffset(scroller.scrollTop);
    const to = offsetOfRow(row, rowHeight, from, scroller.clientHeight - headerHeight);
    if (to !== from) scroller.scrollTop = scale.toScrollTop(to);
    placeLayer();
  };
  const toTop = () => {
    if (!scrollerRef.current) return;
    scrollerRef.current.scrollTop = 0;
    setSeen((now) => (now.offset === 0 ? now : { ...now, offset: 0 }));
  };
  useViewHeight(scrollerRef, setSeen);
  return {
    places: placesOf(range, keptRow),
    range,
    base,
    layerTop: scale.scaled ? layerTopOf(scale, base, scale.toScrollTop(seen.offset)) : 0,
    height: scale.height,
    showRow,
    follow,
    toTop,
  };
}

/** Follows the height of the view, before the first painting and whenever it changes. */
function useViewHeight(scrollerRef: RefObject<HTMLDivElement | null>, setSeen: (change: (seen: Seen) => Seen) => void) {
  const measure = useCallback(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const viewHeight = viewHeightOf(scroller);
    setSeen((seen) => (seen.viewHeight === viewHeight ? seen : { ...seen, viewHeight }));
  }, [scrollerRef, setSeen]);
  useLayoutEffect(() => {
    measure();
    if (!scrollerRef.current || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(scrollerRef.current);
    return () => observer.disconnect();
  }, [scrollerRef, measure]);
}

function viewHeightOf(scroller: HTMLElement): number {
  return Math.max(0, (scroller.clientHeight || assumedHeight) - headerHeight);
}

function isSameRange(one: RowRange, other: RowRange): boolean {
  return one.from === other.from && one.to === other.to;
}

/** The rows of a range in order, with the kept one. */
function placesOf({ from, to }: RowRange, kept: number): number[] {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
  if (kept < 0 || (kept >= from && kept < to)) return places;
  return kept < from ? [kept, ...places] : [...places, kept];
}

/** Rows stand where they would without a scale, moved by what the browser has scrolled less than the rows have. */
function layerTopOf(scale: ScrollScale, base: number, scrollTop: number): number {
  return Math.round(base - scale.toOffset(scrollTop) + scrollTop);
}
