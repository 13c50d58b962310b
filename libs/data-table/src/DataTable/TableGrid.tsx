import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { CSSProperties, PointerEvent, ReactNode, RefObject, UIEvent } from 'react';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';
import { BodyRow } from './BodyRow.tsx';
import { headerHeight, parts } from './DataTable.styles.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { RenderColumns } from './renderColumns.ts';
import { useGridNavigation } from './useGridNavigation.ts';

/** Props of `TableGrid`. */
export interface TableGridProps<TRow> {
  source: TableSource<TRow>;
  engine: TableEngine;
  render: RenderColumns<TRow>;
  /** Row numbers in sorted order; null for the order of the source. */
  order: Uint32Array | null;
  /** First row of the page in sorted order. */
  firstRow: number;
  /** Rows on the page. */
  rowsOnPage: number;
  rowHeight: number;
  /** Greatest height of the scrolling part, where the table has none of its own. */
  maxHeight: number | undefined;
  /** Draws the header row. */
  renderHeader: (activeColumn: number) => ReactNode;
  /** Stands in place of the rows: skeletons, or the row that says that there are none. */
  placeholder: ReactNode | null;
  busy: boolean;
  /** `aria-label` or `aria-labelledby`. */
  name: { 'aria-label'?: string; 'aria-labelledby'?: string };
  onRowActivate: ((rowIndex: number) => void) | undefined;
  onResizeStep: (column: number, direction: -1 | 1, currentWidth: number) => void;
  getRowKey: ((rowIndex: number) => string) | undefined;
}

/** The part of a table that scrolls: header and the rows in view. Only this part is drawn again while scrolling. */
export function TableGrid<TRow>(props: TableGridProps<TRow>) {
  const { source, engine, render, order, firstRow, rowsOnPage, rowHeight, placeholder, onRowActivate } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const gridRef = useRef<HTMLDivElement>(null);
  const rows = placeholder ? 0 : rowsOnPage;
  const rowIndexAt = (position: number) => (order ? (order[firstRow + position] as number) : firstRow + position);

  const rowsInView = () => Math.floor(((scrollerRef.current?.clientHeight ?? 0) - headerHeight) / rowHeight);
  const { active, gridProps } = useGridNavigation({
    gridRef,
    extent: { rows, columns: render.columns.length, rowsInView },
    showRow: (row) => virtualizer.scrollToIndex(row, { align: 'auto' }),
    onResizeStep: props.onResizeStep,
    onRowActivate: onRowActivate && ((position) => onRowActivate(rowIndexAt(position))),
  });
  const virtualizer = useRowVirtualizer(scrollerRef, rows, rowHeight, active);
  useScrollToTop(scrollerRef, order, firstRow);

  return (
    <div className={parts.scroller} ref={scrollerRef} style={{ maxHeight: props.maxHeight }} onScroll={markScrolled}>
      <div
        role="grid"
        ref={gridRef}
        {...props.name}
        {...gridProps}
        onPointerOver={showWholeText}
        aria-rowcount={props.busy ? -1 : source.rowCount + 1}
        aria-colcount={render.columns.length}
        aria-busy={props.busy || undefined}
        style={{ '--columns': render.layout.template, '--row-height': `${rowHeight}px`, minWidth: render.layout.minWidth } as CSSProperties}
      >
        <div role="rowgroup" className={parts.head}>
          {props.renderHeader(active.row < 0 ? active.column : -1)}
        </div>
        <div role="rowgroup" className={parts.body} style={placeholder ? undefined : { height: rows * rowHeight }}>
          {placeholder ??
            virtualizer.getVirtualItems().map(({ index, start }) => {
              const rowIndex = rowIndexAt(index);
              return (
                <BodyRow
                  key={props.getRowKey?.(rowIndex) ?? rowIndex}
                  source={source}
                  engine={engine}
                  columns={render.columns}
                  rowIndex={rowIndex}
                  position={index}
                  ariaRowIndex={firstRow + index + 2}
                  top={start - headerHeight}
                  activeColumn={active.row === index ? active.column : -1}
                  clickable={onRowActivate !== undefined}
                />
              );
            })}
        </div>
      </div>
    </div>
  );
}

/** Rows beyond the view that are drawn already, so that quick scrolling shows no gap. */
const overscan = 8;
/** Height in px that is assumed until the browser has laid the table out. */
const assumedHeight = 640;

function useRowVirtualizer(scrollerRef: RefObject<HTMLDivElement | null>, count: number, rowHeight: number, active: CellPosition) {
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
function useScrollToTop(scrollerRef: RefObject<HTMLDivElement | null>, order: Uint32Array | null, firstRow: number): void {
  useLayoutEffect(() => {
    if (scrollerRef.current) scrollerRef.current.scrollTop = 0;
  }, [scrollerRef, order, firstRow]);
}

/** Lets styles know that columns have gone under the pinned ones. */
function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.dataset['scrolled'] = String(currentTarget.scrollLeft > 0);
}

/** Cut-off text is shown whole when the pointer rests on it. */
function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(`.${parts.cell}`) : null;
  if (!cell || cell.title) return;
  if (cell.scrollWidth > cell.clientWidth || [...cell.children].some((child) => child.scrollWidth > child.clientWidth)) {
    cell.title = cell.textContent ?? '';
  }
}
