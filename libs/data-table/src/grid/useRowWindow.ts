import { defaultRangeExtractor, elementScroll, observeElementOffset, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import type { RefObject } from 'react';
import { headerHeight } from '../DataTable/DataTable.styles.ts';
import { offsetOfRow, scrollScale } from './scrollScale.ts';
import type { ScrollScale } from './scrollScale.ts';

/** Rows beyond the view that are drawn already, so that quick scrolling shows no gap. */
const overscan = 8;
/** Height in px that is assumed until the browser has laid the table out. */
const assumedHeight = 640;
/** Rows are placed from the last multiple of this above them, in px: browsers are exact only in moderate distances. */
const baseStep = 1_000_000;

/** The rows that are drawn, and where. */
export interface RowWindow {
  /** The rows, by their place on the page; `start` counts from `base`, in px. */
  items: Pick<VirtualItem, 'index' | 'start'>[];
  /** From where the rows are placed, in px. */
  base: number;
  /** Where the layer that holds them stands, in px from the top of all rows. */
  layerTop: number;
  /** Height of all rows as the browser is told, in px. */
  height: number;
  /** Scrolls a row into view. */
  showRow: (row: number) => void;
  /** Puts the layer where it belongs after the browser has scrolled. */
  placeLayer: () => void;
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

/** Draws only the rows in view, whatever their number (TABLE-VIRT-1). */
export function useRowWindow({ scrollerRef, layerRef, count, rowHeight, keptRow }: RowWindowOptions): RowWindow {
  const rangeExtractor = useCallback((range: Range) => withKept(defaultRangeExtractor(range), keptRow), [keptRow]);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    overscan,
    rangeExtractor,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    initialRect: { width: 0, height: assumedHeight },
    observeElementOffset: (instance, report) =>
      observeElementOffset(instance, (scrollTop, isScrolling) =>
        report(scaleOf(instance).toOffset(scrollTop), isScrolling),
      ),
    scrollToFn: (offset, options, instance) => elementScroll(scaleOf(instance).toScrollTop(offset), options, instance),
  });

  const scale = scaleOf(virtualizer);
  const offset = virtualizer.scrollOffset ?? 0;
  const base = scale.scaled ? Math.floor(offset / baseStep) * baseStep : 0;
  const placeLayer = () => {
    const [scroller, layer] = [scrollerRef.current, layerRef.current];
    const now = scaleOf(virtualizer);
    if (scroller && layer && now.scaled)
      layer.style.top = `${layerTopOf(now, Number(layer.dataset['base']), scroller.scrollTop)}px`;
  };
  const showRow = (row: number) => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const now = scaleOf(virtualizer);
    const from = now.toOffset(scroller.scrollTop);
    const to = offsetOfRow(row, rowHeight, from, scroller.clientHeight - headerHeight);
    if (to !== from) scroller.scrollTop = now.toScrollTop(to);
    placeLayer();
  };
  return {
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - headerHeight - base })),
    base,
    layerTop: scale.scaled ? layerTopOf(scale, base, scale.toScrollTop(offset)) : 0,
    height: scale.height,
    showRow,
    placeLayer,
  };
}

/** The rows of a range in order, with the kept one. */
function withKept(indexes: number[], kept: number): number[] {
  if (kept < 0 || indexes.includes(kept)) return indexes;
  return kept < (indexes[0] ?? 0) ? [kept, ...indexes] : [...indexes, kept];
}

function scaleOf({ options, scrollElement }: Virtualizer<HTMLDivElement, HTMLDivElement>): ScrollScale {
  const viewHeight = (scrollElement?.clientHeight ?? assumedHeight) - headerHeight;
  return scrollScale(options.count * options.estimateSize(0), viewHeight);
}

/** Rows stand where they would without a scale, moved by what the browser has scrolled less than the rows have. */
function layerTopOf(scale: ScrollScale, base: number, scrollTop: number): number {
  return Math.round(base - scale.toOffset(scrollTop) + scrollTop);
}
