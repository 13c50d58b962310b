import { useMemo } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { parts } from '../styles/parts.ts';
import { BodyRow } from './BodyRow.tsx';
import { footRow } from './gridNavigation.ts';
import type { CellPosition } from './gridNavigation.ts';
import { showWholeText } from './showWholeText.ts';
import type { TableGridProps } from './TableGrid.types.ts';
import { useTableGrid } from './useTableGrid.ts';
import type { TableGridControl } from './useTableGrid.ts';

/** The scrolling part of a table: the header and visible rows. Only this part re-renders while scrolling. */
export function TableGrid<TRow>(props: TableGridProps<TRow>) {
  const { render, rowHeight, placeholder, selection, expansion, busy } = props;
  const { viewRef, scrollerRef, gridRef, active, gridProps, columns, rowWindow, rowIndexAt, onScroll } =
    useTableGrid(props);
  const header = useHeader(props, columns, active);
  const { rowCount, foot } = useFoot(props, columns, active);
  const uniqueKey = keyKeeper();
  const { template, minWidth, leadOffset } = render.layout;
  const sizes = {
    '--columns': template,
    '--row-height': `${rowHeight}px`,
    '--lead-offset': leadOffset,
    minWidth,
  } as CSSProperties;
  return (
    <div className={parts.view} ref={viewRef} style={edgesOf(props)}>
      <div className={parts.scroller} ref={scrollerRef} style={{ maxHeight: props.maxHeight }} onScroll={onScroll}>
        <div
          role={expansion.isTree ? 'treegrid' : 'grid'}
          ref={gridRef}
          {...props.name}
          {...gridProps}
          onPointerEnter={rowWindow.follow}
          onPointerMove={showWholeText}
          aria-rowcount={busy ? -1 : rowCount}
          aria-colcount={render.columns.length}
          aria-multiselectable={selection.mode === 'multiple' || undefined}
          aria-busy={busy || props.pending || undefined}
          data-pending={props.pending || undefined}
          style={sizes}
          {...props.extras?.gridAttributes}
        >
          <div role="rowgroup" className={parts.head} lang={props.words.locale}>
            {header}
          </div>
          <div className={parts.space} style={placeholder ? undefined : { height: rowWindow.height }}>
            <div
              role="rowgroup"
              className={parts.body}
              style={placeholder ? undefined : layerStyle(rowWindow.layerTop)}
            >
              {placeholder ??
                rowWindow.rows.map((place) =>
                  drawnRow(props, { active, columns, rowIndexAt, rowWindow, uniqueKey }, place),
                )}
            </div>
          </div>
          {foot}
        </div>
      </div>
    </div>
  );
}

/** Returns the sizes of the sticky parts as CSS variables. */
function edgesOf<TRow>({ render, footHeight }: TableGridProps<TRow>): CSSProperties {
  const { stickyWidth, endWidth, lead, leadOffset } = render.layout;
  return {
    '--sticky-width': stickyWidth,
    // An unpinned first column is only sticky in a narrow table; the checkboxes before it always are.
    '--pins-width': lead ? leadOffset : stickyWidth,
    '--end-width': endWidth,
    '--foot-height': `${footHeight}px`,
  } as CSSProperties;
}

/** Returns the footer row and `aria-rowcount`. */
function useFoot<TRow>(
  { view, headRows, footHeight, renderFoot }: TableGridProps<TRow>,
  columns: TableGridControl<TRow>['columns'],
  active: CellPosition,
) {
  const hasFoot = footHeight > 0;
  // Counts the row of an empty table too.
  const rowCount = headRows + Math.max(1, view.rowCount) + Number(hasFoot);
  const activeColumn = active.row === footRow ? active.column : -1;
  // Memoised, so that scrolling does not re-render the footer.
  const foot = useMemo(
    () => hasFoot && renderFoot(columns, activeColumn, rowCount),
    [hasFoot, renderFoot, columns, activeColumn, rowCount],
  );
  return { rowCount, foot };
}

/** Returns the header rows, memoised so that scrolling does not re-render them. */
function useHeader<TRow>(
  { renderHeader, extras }: TableGridProps<TRow>,
  columns: TableGridControl<TRow>['columns'],
  active: CellPosition,
): ReactNode {
  const row = Math.min(0, active.row);
  const column = row < 0 ? active.column : -1;
  return useMemo(() => renderHeader(columns, { row, column }, extras), [renderHeader, columns, row, column, extras]);
}

/** Uses a transform, which causes no layout. */
function layerStyle(top: number): CSSProperties {
  return { position: 'absolute', top: 0, transform: top === 0 ? undefined : `translateY(${top}px)` };
}

/** Values shared by the rows of a render. */
interface RowDrawing<TRow> extends Pick<TableGridControl<TRow>, 'active' | 'columns' | 'rowIndexAt' | 'rowWindow'> {
  /** Returns a unique key, also for duplicate row ids. */
  uniqueKey: (name: string, place: number) => string;
}

function keyKeeper(): (name: string, place: number) => string {
  const taken = new Set<string>();
  return (name, place) => {
    const unique = taken.has(name) ? `${name} ${place}` : name;
    taken.add(unique);
    return `row ${unique}`;
  };
}

/** Renders the row at a place on the page. Its element is keyed by place unless the caller defines row ids. */
function drawnRow<TRow>(props: TableGridProps<TRow>, grid: RowDrawing<TRow>, place: number) {
  const { view, idOf, firstRow, rowHeight, selection, expansion } = props;
  const rowIndex = grid.rowIndexAt(place);
  const isLoaded = view.reader.isLoaded(rowIndex);
  const isSelectable = selection.mode !== undefined && isLoaded && selection.canSelect(rowIndex);
  return (
    <BodyRow
      key={isLoaded && props.keyOf ? grid.uniqueKey(props.keyOf(rowIndex), place) : place}
      reader={view.reader}
      columns={grid.columns}
      className={props.classOf?.(rowIndex)}
      rowIndex={rowIndex}
      position={place}
      ariaRowIndex={props.headRows + firstRow + place + 1}
      top={place * rowHeight - grid.rowWindow.base}
      activeColumn={grid.active.row === place ? grid.active.column : -1}
      clickable={props.onRowActivate !== undefined}
      isLoaded={isLoaded}
      isSelected={isSelectable ? selection.has(idOf(rowIndex)) : null}
      depth={expansion.isTree ? (view.depths?.[firstRow + place] ?? 0) : null}
      isExpanded={expansion.isExpanded(rowIndex)}
      mark={props.extras?.markOf?.(rowIndex, place)}
      cellOf={props.extras?.cellOf}
    />
  );
}
