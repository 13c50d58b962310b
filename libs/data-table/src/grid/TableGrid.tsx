import type { CSSProperties, PointerEvent } from 'react';
import { parts } from '../DataTable/DataTable.styles.ts';
import { BodyRow } from './BodyRow.tsx';
import type { TableGridProps } from './TableGrid.types.ts';
import { useEdgeShades } from './useEdgeShades.ts';
import { useTableGrid } from './useTableGrid.ts';

/** The part of a table that scrolls: header and the rows in view. Only this part is drawn again while scrolling. */
export function TableGrid<TRow>(props: TableGridProps<TRow>) {
  const { source, engine, render, firstRow, rowHeight, placeholder, onRowActivate, getRowKey } = props;
  const { scrollerRef, gridRef, layerRef, active, gridProps, rowIndexAt, rowWindow } = useTableGrid(props);
  const { template, minWidth, stickyWidth } = render.layout;
  const sizes = { '--columns': template, '--row-height': `${rowHeight}px`, minWidth } as CSSProperties;
  const { viewRef, update: updateEdges } = useEdgeShades(scrollerRef);
  const onScroll = () => {
    rowWindow.placeLayer();
    updateEdges();
  };
  return (
    <div className={parts.view} ref={viewRef} style={{ '--sticky-width': stickyWidth } as CSSProperties}>
      <div className={parts.scroller} ref={scrollerRef} style={{ maxHeight: props.maxHeight }} onScroll={onScroll}>
        <div
          role="grid"
          ref={gridRef}
          {...props.name}
          {...gridProps}
          onPointerOver={showWholeText}
          aria-rowcount={props.busy ? -1 : source.rowCount + 1}
          aria-colcount={render.columns.length}
          aria-busy={props.busy || undefined}
          style={sizes}
        >
          <div role="rowgroup" className={parts.head}>
            {props.renderHeader(active.row < 0 ? active.column : -1)}
          </div>
          <div className={parts.space} style={placeholder ? undefined : { height: rowWindow.height }}>
            <div
              role="rowgroup"
              ref={layerRef}
              className={parts.body}
              data-base={rowWindow.base}
              style={placeholder ? undefined : { position: 'absolute', top: rowWindow.layerTop }}
            >
              {placeholder ??
                rowWindow.items.map(({ index, start }) => {
                  const rowIndex = rowIndexAt(index);
                  return (
                    <BodyRow
                      key={getRowKey?.(rowIndex) ?? rowIndex}
                      source={source}
                      engine={engine}
                      columns={render.columns}
                      rowIndex={rowIndex}
                      position={index}
                      ariaRowIndex={firstRow + index + 2}
                      top={start}
                      activeColumn={active.row === index ? active.column : -1}
                      clickable={onRowActivate !== undefined}
                    />
                  );
                })}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Cut-off text is shown whole when the pointer rests on it. */
function showWholeText({ target }: PointerEvent<HTMLElement>): void {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>(`.${parts.cell}`) : null;
  if (!cell || cell.title) return;
  if (
    cell.scrollWidth > cell.clientWidth ||
    [...cell.children].some((child) => child.scrollWidth > child.clientWidth)
  ) {
    cell.title = cell.textContent ?? '';
  }
}
