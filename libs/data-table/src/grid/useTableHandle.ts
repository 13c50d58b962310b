import { useImperativeHandle, useRef } from 'react';
import type { RefObject } from 'react';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import type { CellPosition } from './gridNavigation.ts';
import { isRightToLeft } from './isRightToLeft.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Inputs of the handle. */
interface HandledGrid {
  /** The element that scrolls. */
  scrollerRef: RefObject<HTMLDivElement | null>;
  /** Number of rows on the page. */
  rows: number;
  /** Scrolls a row of the page into view. */
  showRow: (row: number) => void;
  /** Focuses a cell of the page. */
  moveTo: (target: CellPosition) => void;
}

const nearest = { block: 'nearest', inline: 'nearest' } as const;

/**
 * Provides the table's handle. Returns functions that go to a row, by id or index among the shown rows, and to a column
 * by index; rows of another page are reached after that page has rendered.
 */
export function useTableHandle<TRow>(
  props: TableGridProps<TRow>,
  grid: HandledGrid,
): (row: string | number, column: number) => boolean {
  const { render, firstRow } = props;
  const wanted = useRef<CellPosition | null>(null);
  const columnOf = (columnId: string) => render.columns.findIndex(({ definition }) => definition.id === columnId);
  const goThere = () => {
    if (!wanted.current) return;
    const { column } = wanted.current;
    const row = wanted.current.row - firstRow;
    if (row < 0 || row >= grid.rows) return;
    wanted.current = null;
    if (column >= 0) return grid.moveTo({ row, column });
    grid.showRow(row);
    grid.scrollerRef.current?.querySelector(`[data-row="${row}"]`)?.scrollIntoView?.(nearest);
  };
  useBrowserLayoutEffect(goThere);
  const go = (row: string | number, column: number): boolean => {
    const place = placeOf(props, row);
    if (place < 0 || grid.rows === 0) return false;
    wanted.current = { row: place, column };
    goThere();
    if (wanted.current) props.onShowRow(place);
    return true;
  };
  // A stable object whose functions are those of the last render.
  const handle = useRef({} as { -readonly [Member in keyof DataTableHandle]: DataTableHandle[Member] });
  useBrowserLayoutEffect(() => {
    handle.current.table = props.instance;
    handle.current.scrollToRow = (row) => go(row, -1);
    handle.current.focusCell = (row, columnId) => columnOf(columnId) >= 0 && go(row, columnOf(columnId));
    handle.current.scrollToColumn = (columnId) => showColumn(props, grid.scrollerRef.current, columnOf(columnId));
  });
  useImperativeHandle(props.handleRef, () => handle.current, []);
  return go;
}

/** Returns the place of a row among the shown rows; -1 if it is not shown. */
function placeOf<TRow>({ view, idOf }: TableGridProps<TRow>, row: string | number): number {
  if (typeof row === 'number') return row < view.rowCount ? Math.floor(row) : -1;
  for (let place = 0; place < view.rowCount; place += 1) {
    const rowIndex = rowAtPlace(view, place);
    if (view.reader.isLoaded(rowIndex) && idOf(rowIndex) === row) return place;
  }
  return -1;
}

function showColumn<TRow>({ render }: TableGridProps<TRow>, scroller: HTMLElement | null, column: number): boolean {
  if (column < 0 || !scroller) return false;
  const header = scroller.querySelector(`[data-row="-1"] [role="columnheader"][aria-colindex="${column + 1}"]`);
  header?.scrollIntoView?.(nearest);
  if (!header) {
    // Virtualised columns all have their min width.
    const before = render.layout.leastWidths(scroller.clientWidth).slice(0, column);
    const left = before.reduce((sum, width) => sum + width, -scroller.clientWidth / 2);
    scroller.scrollLeft = isRightToLeft(scroller) ? -left : left;
  }
  return true;
}
