import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { headerHeight } from '../DataTable/DataTable.styles.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import { useGridNavigation } from './useGridNavigation.ts';

/** Rows beyond the view that are drawn already, so that quick scrolling shows no gap. */
const overscan = 8;
/** Height in px that is assumed until the browser has laid the table out. */
const assumedHeight = 640;

/** What a grid draws. */
export interface TableGridControl {
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** The element with role grid. */
  gridRef: RefObject<HTMLDivElement | null>;
  /** The cell that Tab leads to. */
  active: CellPosition;
  /** Handlers of the element with role grid. */
  gridProps: ReturnType<typeof useGridNavigation>['gridProps'];
  /** Number of rows of the page; none while something else stands in their place. */
  rows: number;
  /** The rows to draw, by their place on the page. */
  items: VirtualItem[];
  /** The number in the source of the row at a place on the page. */
  rowIndexAt: (position: number) => number;
}

/** The rows in view, and the keyboard in them. */
export function useTableGrid<TRow>(props: TableGridProps<TRow>): TableGridControl {
  const { render, order, firstRow, rowsOnPage, rowHeight, placeholder, onRowActivate } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) => (order ? (order[firstRow + position] as number) : firstRow + position);
  const rowsInView = () => Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headerHeight) / rowHeight);

  const { active, gridProps } = useGridNavigation({
    gridRef,
    extent: { rows, columns: render.columns.length, rowsInView },
    showRow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    onResizeStep: (column, direction, width) => {
      const definition = render.columns[column]?.definition;
      if (definition) props.onResizeStep(definition, direction, width);
    },
    onRowActivate: onRowActivate && ((position) => onRowActivate(rowIndexAt(position))),
  });
  const virtualizer = useRowVirtualizer(scrollerRef, rows, rowHeight, active);
  useScrollToTop(scrollerRef, order, firstRow);
  return { scrollerRef, gridRef, active, gridProps, rows, rowIndexAt, items: virtualizer.getVirtualItems() };
}

function useRowVirtualizer(
  scrollerRef: RefObject<HTMLDivElement | null>,
  count: number,
  rowHeight: number,
  active: CellPosition,
) {
  // The row that has the focus stays drawn wherever it is, or the focus would be lost with it.
  const kept = active.row < count ? active.row : -1;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (kept < 0 || indexes.includes(kept)) return indexes;
      return kept < (indexes[0] ?? 0) ? [kept, ...indexes] : [...indexes, kept];
    },
    [kept],
  );
  // eslint-disable-next-line react-hooks/incompatible-library -- what it returns is read while drawing and memoized nowhere
  return useVirtualizer({
    count,
    overscan,
    rangeExtractor,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => rowHeight,
    scrollMargin: headerHeight,
    scrollPaddingStart: headerHeight,
    initialRect: { width: 0, height: assumedHeight },
  });
}

/** Another page or another order is read from its beginning. */
function useScrollToTop(
  scrollerRef: RefObject<HTMLDivElement | null>,
  order: Uint32Array | null,
  firstRow: number,
): void {
  useLayoutEffect(() => {
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
  }, [scrollerRef, order, firstRow]);
}
