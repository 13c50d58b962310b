import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import { selectionColumnId } from '../columns/selectionColumn.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import { greatestHeight } from './scrollScale.ts';
import { showWholeText } from './showWholeText.ts';
import { useColumnWindow } from './useColumnWindow.ts';
import { useEdgeShades } from './useEdgeShades.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useRowWindow } from './useRowWindow.ts';
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
  /** Shows what is cut under the pointer, and has text marked row after row. */
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

/** The rows and columns in view, and the keyboard in them. */
export function useTableGrid<TRow>(props: TableGridProps<TRow>): TableGridControl<TRow> {
  const { view, render, firstRow, rowsOnPage, rowHeight, headerHeight, placeholder } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) =>
    view.rows ? (view.rows[firstRow + position] as number) : firstRow + position;

  const { active, gridProps } = useGridNavigation({
    ...navigationHandlers(props, rowIndexAt),
    gridRef,
    extent: {
      rows,
      columns: render.columns.length,
      rowsInView: () => Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headerHeight) / rowHeight),
    },
    showRow: (row) => rowWindow.showRow(row),
    placesAreTrue: rows * rowHeight <= greatestHeight,
  });
  const columnWindow = useColumnWindow(scrollerRef, render, active.column);
  // The row that has the focus stays drawn wherever it is, or the focus would be lost with it.
  const keptRow = active.row < rows ? active.row : -1;
  const { likelyHeight, timers } = props;
  const rowWindow = useRowWindow({ scrollerRef, likelyHeight, count: rows, rowHeight, headerHeight, keptRow, timers });
  // After the rows' own look at the view: these marks are written, and no look may follow a write.
  const { viewRef, update: updateEdges } = useEdgeShades(scrollerRef, columnWindow.follow);
  const { toTop, range } = rowWindow;
  // Other rows, another page or another order are read from their beginning; opening a row moves nothing.
  useBrowserLayoutEffect(() => {
    toTop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `toTop` is new with every render, the parts of the key are not
  }, [...props.startKey, firstRow]);
  const { reader } = view;
  useBrowserLayoutEffect(() => {
    if (rows > 0) reader.want(firstRow + range.from, firstRow + range.to);
  }, [reader, rows, firstRow, range.from, range.to]);
  // Nobody looks any more: what is on its way is given up.
  useEffect(() => () => reader.want(0, 0), [reader]);
  // What must be read comes before the rows are drawn, or the browser would lay the page out twice in a frame.
  const onScroll = () => {
    columnWindow.follow();
    updateEdges();
    rowWindow.onScroll();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    showWholeText(event);
    if (event.buttons > 0) rowWindow.orderMarked();
  };
  return {
    ...{ viewRef, scrollerRef, gridRef, active, gridProps, rowIndexAt, rowWindow, onScroll, onPointerMove },
    columns: columnWindow.columns,
  };
}

/** What keys and clicks do, by places on the page. */
function navigationHandlers<TRow>(props: TableGridProps<TRow>, rowIndexAt: (position: number) => number) {
  const { render, firstRow, selection, expansion, onRowActivate } = props;
  const mainColumn = render.columns.findIndex((column) => column.isMain);
  return {
    onResizeStep: props.onResizeStep,
    onMoveColumn: props.onMoveColumn,
    onColumnMenu: props.onColumnMenu,
    onRowActivate: onRowActivate && ((position: number) => onRowActivate(rowIndexAt(position), firstRow + position)),
    onToggleRow: (position: number, extend: boolean) => selection.toggle(firstRow + position, extend),
    onSelectAll: selection.toggleAll,
    onExpandRow: (position: number, open: boolean) => expansion.expand(rowIndexAt(position), open),
    selection: selection.mode,
    selectionColumn: render.columns.findIndex((column) => column.definition.id === selectionColumnId),
    isExpanded: ({ row, column }: CellPosition) =>
      column === mainColumn && row >= 0 ? expansion.isExpanded(rowIndexAt(row)) : null,
  };
}
