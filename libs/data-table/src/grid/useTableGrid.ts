import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import type { RowReader } from '../engine/TableView.ts';
import { siblingPlaces } from '../rows/expansionRules.ts';
import { copyRows } from './copyRows.ts';
import { footRow } from './gridNavigation.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import type { RowRange } from './rowRange.ts';
import { greatestHeight } from './scrollScale.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useEdgeShades } from './useEdgeShades.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useRowWindow } from './useRowWindow.ts';
import { useTableHandle } from './useTableHandle.ts';
import type { RowWindow } from './useRowWindow.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Values that the grid renders. */
export interface TableGridControl<TRow> {
  /** The element around the scroller, which gets the marks of hidden edges. */
  viewRef: RefObject<HTMLDivElement | null>;
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** The element with role grid. */
  gridRef: RefObject<HTMLDivElement | null>;
  /** The cell that Tab leads to. */
  active: CellPosition;
  /** Handlers of the element with role grid. */
  gridProps: ReturnType<typeof useGridNavigation>['gridProps'];
  /** The columns to render. */
  columns: readonly RenderColumn<TRow>[];
  /** The rows to render. */
  rowWindow: RowWindow;
  /** The number of the row at a place on the page. */
  rowIndexAt: (position: number) => number;
  /** Updates after scrolling. */
  onScroll: () => void;
}

/** Virtualises rows and columns, and handles the keyboard. */
export function useTableGrid<TRow>(props: TableGridProps<TRow>): TableGridControl<TRow> {
  const { view, render, firstRow, rowsOnPage, rowHeight, footHeight, placeholder, likelyHeight, timers } = props;
  const coveredHeight = props.headerHeight + footHeight;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) => rowAtPlace(view, firstRow + position);

  // The focused row and its place, so that it keeps the focus when rows above it expand.
  const followed = useRef<readonly number[]>([]);
  const handlers = navigationHandlers(props, rowIndexAt);
  const rowsInView = () => Math.floor(((scrollerRef.current?.clientHeight ?? 0) - coveredHeight) / rowHeight);
  const { active, moveTo, gridProps } = useGridNavigation({
    ...handlers,
    onExpandSiblings: (position) => {
      followed.current = [rowIndexAt(position), position];
      handlers.onExpandSiblings(position);
    },
    onKey: props.extras?.onKey,
    // The parent may be on the previous page.
    onParent: ({ row, column }) => goTo(handlers.parentOf(row), column),
    gridRef,
    extent: {
      rows,
      rowStops: props.rowStops,
      columns: render.columns.length,
      groupRows: render.groups,
      hasFoot: footHeight > 0,
      rowsInView,
    },
    showRow: (row) => rowWindow.showRow(row),
    placesAreTrue: rows * rowHeight <= greatestHeight,
  });
  const columnWindow = useColumnWindow(scrollerRef, render, active.column);
  // The focused row stays rendered, or the focus would be lost.
  const keptRow = active.row < rows ? active.row : -1;
  const rowWindow = useRowWindow({ scrollerRef, likelyHeight, count: rows, rowHeight, coveredHeight, keptRow, timers });
  const { toTop, range } = rowWindow;
  // After the rows have measured the viewport: writing these marks invalidates layout.
  const { viewRef, update: updateEdges } = useEdgeShades(scrollerRef, (isNarrower) => {
    rowWindow.measure();
    columnWindow.follow();
    if (isNarrower) keepInSight(gridRef.current, active.row, range);
  });
  useStartAtTop(toTop, [...props.startKey, firstRow]);
  useBrowserLayoutEffect(() => {
    const [row, position] = followed.current;
    followed.current = [];
    const isThere = active.row === position && gridRef.current?.contains(document.activeElement);
    const place = isThere && view.rows ? view.rows.indexOf(row as number) : -1;
    if (place >= 0) moveTo({ row: place - firstRow, column: active.column });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only other rows matter
  }, [view]);
  const goTo = useTableHandle(props, { scrollerRef, rows, moveTo, showRow: rowWindow.showRow });
  useWantedRows(view.reader, firstRow, rows > 0 ? range : noRows);
  // Reads layout before rendering rows, to avoid a second layout in the frame.
  const onScroll = () => {
    columnWindow.follow();
    updateEdges();
    rowWindow.onScroll();
  };
  return {
    ...{ viewRef, scrollerRef, gridRef, active, gridProps, rowIndexAt, rowWindow, onScroll },
    columns: columnWindow.columns,
  };
}

/** Scrolls to the top when the rows, page or order change; expanding a row does not scroll. */
function useStartAtTop(toTop: () => void, key: readonly unknown[]): void {
  useBrowserLayoutEffect(() => {
    toTop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `toTop` is new with every render, the parts of the key are not
  }, key);
}

/** Keeps the focused cell visible, unless the user has scrolled away from it. */
function keepInSight(grid: HTMLElement | null, row: number, { from, to }: RowRange): void {
  const isScrolledAway = (row >= to && row !== footRow) || (row >= 0 && row < from);
  if (isScrolledAway || !grid?.contains(document.activeElement)) return;
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const noRows: RowRange = { from: 0, to: 0 };

/** Requests the rows in the viewport of a page that starts at `firstRow`. */
function useWantedRows<TRow>(reader: RowReader<TRow>, firstRow: number, { from, to }: RowRange): void {
  useBrowserLayoutEffect(() => {
    if (to > from) reader.want(firstRow + from, firstRow + to);
  }, [reader, firstRow, from, to]);
  // Cancels pending requests on unmount.
  useEffect(() => () => reader.want(0, 0), [reader]);
}

/** Returns the handlers of keys and clicks. */
function navigationHandlers<TRow>(props: TableGridProps<TRow>, rowIndexAt: (position: number) => number) {
  const { render, view, firstRow, selection, expansion, onRowActivate } = props;
  const siblingsOf = (position: number) => siblingPlaces(view.depths ?? [], firstRow + position);
  return {
    ...props,
    onRowActivate: onRowActivate && ((position: number) => onRowActivate(rowIndexAt(position), firstRow + position)),
    onToggleRow: (position: number, extend: boolean) => selection.toggle(firstRow + position, extend),
    onExtendSelection: (from: number, to: number) => selection.extend(firstRow + from, firstRow + to),
    onSelectAll: selection.toggleAll,
    onExpandRow: (position: number, open: boolean) => expansion.expand([rowIndexAt(position)], open),
    onExpandSiblings: (position: number) => {
      expansion.expand(
        siblingsOf(position).map((place) => rowIndexAt(place - firstRow)),
        true,
      );
    },
    parentOf: (position: number) => (siblingsOf(position)[0] ?? 0) - 1,
    onCopy: (cell: HTMLElement) => copyRows(props, cell),
    selection: selection.mode,
    selectionColumn: render.columns.findIndex((column) => column.definition.id === selectionColumnId),
  };
}
