import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { headerHeight } from '../DataTable/DataTable.styles.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import { greatestHeight } from './scrollScale.ts';
import { useGridNavigation } from './useGridNavigation.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { RowWindow } from './useRowWindow.ts';

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
  /** The element that holds the rows. */
  layerRef: RefObject<HTMLDivElement | null>;
  /** The rows to draw. */
  rowWindow: RowWindow;
  /** The number in the source of the row at a place on the page. */
  rowIndexAt: (position: number) => number;
}

/** The rows in view, and the keyboard in them. */
export function useTableGrid<TRow>(props: TableGridProps<TRow>): TableGridControl {
  const { source, render, order, firstRow, rowsOnPage, rowHeight, placeholder, onRowActivate } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) => (order ? (order[firstRow + position] as number) : firstRow + position);
  const rowsInView = () => Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headerHeight) / rowHeight);

  const { active, gridProps } = useGridNavigation({
    gridRef,
    extent: { rows, columns: render.columns.length, rowsInView },
    showRow: (row) => rowWindow.showRow(row),
    placesAreTrue: rows * rowHeight <= greatestHeight,
    onResizeStep: (column, direction, width) => {
      const definition = render.columns[column]?.definition;
      if (definition) props.onResizeStep(definition, direction, width);
    },
    onRowActivate: onRowActivate && ((position) => onRowActivate(rowIndexAt(position))),
  });
  // The row that has the focus stays drawn wherever it is, or the focus would be lost with it.
  const keptRow = active.row < rows ? active.row : -1;
  const rowWindow = useRowWindow({ scrollerRef, layerRef, count: rows, rowHeight, keptRow });
  useScrollToTop(scrollerRef, source, order, firstRow);
  return { scrollerRef, gridRef, layerRef, active, gridProps, rowIndexAt, rowWindow };
}

/** Other rows, another page or another order are read from their beginning. */
function useScrollToTop(
  scrollerRef: RefObject<HTMLDivElement | null>,
  source: object,
  order: Uint32Array | null,
  firstRow: number,
): void {
  useLayoutEffect(() => {
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
  }, [scrollerRef, source, order, firstRow]);
}
