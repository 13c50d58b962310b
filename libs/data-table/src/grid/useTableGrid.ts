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

/** What a grid draws. */
export interface TableGridControl<TRow> {
  /** The element around the scroller, which bears the marks of hidden edges. */
  viewRef: RefObject<HTMLDivElement | null>;
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** The element with role grid. */
  gridRef: RefObject<HTMLDivElement | null>;
  /** The cell that Tab leads to. */
  active: CellPosition;
  /** Handlers of the element with role grid. */
  gridProps: ReturnType<typeof useGridNavigation>['gridProps'];
  /** The columns to draw. */
  columns: readonly RenderColumn<TRow>[];
  /** The rows to draw. */
  rowWindow: RowWindow;
  /** The number of the row at a place on the page. */
  rowIndexAt: (position: number) => number;
  /** Follows the browser after it has scrolled. */
  onScroll: () => void;
}

/** The rows and columns in view, and the keyboard in them. */
export function useTableGrid<TRow>(props: TableGridProps<TRow>): TableGridControl<TRow> {
  const { view, render, firstRow, rowsOnPage, rowHeight, footHeight, placeholder, likelyHeight, timers } = props;
  const coveredHeight = props.headerHeight + footHeight;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) => (view.rows ? view.rows[firstRow + position]! : firstRow + position);

  // A row that keeps the focus when rows above it open, and its place. Where nothing opens, others may come much later.
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
    // Which may be on the page before.
    onParent: ({ row, column }) => goTo(handlers.parentOf(row), column),
    gridRef,
    extent: { rows, columns: render.columns.length, groupRows: render.groups, hasFoot: footHeight > 0, rowsInView },
    showRow: (row) => rowWindow.showRow(row),
    placesAreTrue: rows * rowHeight <= greatestHeight,
  });
  const columnWindow = useColumnWindow(scrollerRef, render, active.column);
  // The row that has the focus stays drawn wherever it is, or the focus would be lost with it.
  const keptRow = active.row < rows ? active.row : -1;
  const rowWindow = useRowWindow({ scrollerRef, likelyHeight, count: rows, rowHeight, coveredHeight, keptRow, timers });
  const { toTop, range } = rowWindow;
  // After the rows' own look at the view: these marks are written, and no look may follow a write.
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
  // What must be read comes before the rows are drawn, or the browser would lay the page out twice in a frame.
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

/** Other rows, another page or another order are read from their beginning; opening a row moves nothing. */
function useStartAtTop(toTop: () => void, key: readonly unknown[]): void {
  useBrowserLayoutEffect(() => {
    toTop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `toTop` is new with every render, the parts of the key are not
  }, key);
}

/** What has the focus stays in sight, but for a row that the user has scrolled away from. */
function keepInSight(grid: HTMLElement | null, row: number, { from, to }: RowRange): void {
  const isScrolledAway = (row >= to && row !== footRow) || (row >= 0 && row < from);
  if (isScrolledAway || !grid?.contains(document.activeElement)) return;
  document.activeElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const noRows: RowRange = { from: 0, to: 0 };

/** Has the rows in view come, those of a page that begins at `firstRow`. */
function useWantedRows<TRow>(reader: RowReader<TRow>, firstRow: number, { from, to }: RowRange): void {
  useBrowserLayoutEffect(() => {
    if (to > from) reader.want(firstRow + from, firstRow + to);
  }, [reader, firstRow, from, to]);
  // The table is gone: loading requests are cancelled.
  useEffect(() => () => reader.want(0, 0), [reader]);
}

/** What keys and clicks do, by places on the page. */
function navigationHandlers<TRow>(props: TableGridProps<TRow>, rowIndexAt: (position: number) => number) {
  const { render, view, firstRow, selection, expansion, onRowActivate } = props;
  const siblingsOf = (position: number) => siblingPlaces(view.depths ?? [], firstRow + position);
  return {
    onResizeStep: props.onResizeStep,
    onMoveColumn: props.onMoveColumn,
    onColumnMenu: props.onColumnMenu,
    onRowActivate: onRowActivate && ((position: number) => onRowActivate(rowIndexAt(position), firstRow + position)),
    onToggleRow: (position: number, extend: boolean) => selection.toggle(firstRow + position, extend),
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
