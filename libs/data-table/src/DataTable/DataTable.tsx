'use client';
import { StatusMessage } from '@agency-insights/ui-kit';
import { useId, useMemo, useState } from 'react';
import { boundedWidth } from './columnLayout.ts';
import { DataTableRoot, parts } from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { HeaderCell } from './HeaderCell.tsx';
import { renderColumns } from './renderColumns.ts';
import { tableAnnouncement } from './tableAnnouncement.ts';
import { TableFooter } from './TableFooter.tsx';
import { TableGrid } from './TableGrid.tsx';
import { EmptyRow, SkeletonRows } from './TablePlaceholders.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useDataTable } from './useDataTable.ts';

/** Height of the rows in px where all of them are in one page and the table has no height of its own. */
const unpagedHeight = 640;
/** What one press of Alt with an arrow changes a column's width by, in px. */
const resizeStep = 16;

/**
 * A table over columns of data: sorted, paged, drawn only where it is looked at, and worked by mouse and keyboard alike.
 * @throws DataTableConfigurationError when a column has no id or no string header, or two share an id.
 */
export function DataTable<TRow>(props: DataTableProps<TRow>) {
  const { source, loading = false, error = false, paging = true, rowHeight = 45, getRowId, onRowClick } = props;
  const table = useDataTable(props);
  const captionId = useId();
  const [resized, setResized] = useState('');
  const { headers, definitionOf, engine, state, page, change } = table;

  const visibleIds = headers.map((header) => header.column.id).join('\n');
  const render = useMemo(
    () => renderColumns(visibleIds === '' ? [] : visibleIds.split('\n').map(definitionOf), state.columnSizing, engine),
    [visibleIds, definitionOf, state.columnSizing, engine],
  );
  const resize = (columnId: string, width: number) => {
    change({ columnSizing: { ...state.columnSizing, [columnId]: width } }, 'column-size');
    setResized(`${definitionOf(columnId).header}, ${width} pixels wide`);
  };
  const resizeByKey = (column: number, direction: -1 | 1, currentWidth: number) => {
    const definition = render.columns[column]?.definition;
    if (definition) resize(definition.id, boundedWidth(currentWidth + direction * resizeStep, definition));
  };
  if (error) return <TableError text={error === true ? undefined : error} loadingRows={props.loadingRows} />;

  const skeletons = props.loadingRows ?? (paging ? page.pageSize : 10);
  const placeholder = loading ? (
    <SkeletonRows columns={render.columns} count={skeletons} />
  ) : source.rowCount === 0 ? (
    <EmptyRow text={props.emptyText ?? 'No Results found'} columnCount={render.columns.length} />
  ) : null;

  return (
    <DataTableRoot style={{ height: props.height }} data-pin-first={!render.columns.some((column) => column.pinned)}>
      <TableToolbar {...props} table={table} />
      <div className={parts.paper}>
        {props.caption && (
          <h2 id={captionId} className={parts.caption}>
            {props.caption}
          </h2>
        )}
        <TableGrid
          source={source}
          engine={engine}
          render={render}
          order={table.order}
          firstRow={table.firstRow}
          rowsOnPage={table.rowsOnPage}
          rowHeight={rowHeight}
          maxHeight={props.height === undefined && !paging ? unpagedHeight : undefined}
          placeholder={placeholder}
          busy={loading}
          name={props['aria-label'] ? { 'aria-label': props['aria-label'] } : { 'aria-labelledby': captionId }}
          onRowActivate={onRowClick && ((rowIndex) => onRowClick({ rowIndex, row: () => source.row(rowIndex) }))}
          onResizeStep={resizeByKey}
          getRowKey={getRowId && ((rowIndex) => getRowId(source.row(rowIndex), rowIndex))}
          renderHeader={(activeColumn) => (
            <div role="row" aria-rowindex={1} className={parts.row}>
              {headers.map((header, index) => {
                const column = render.columns[index];
                if (!column) return null;
                return <HeaderCell key={header.id} header={header} column={column} index={index} active={index === activeColumn} onResize={resize} />;
              })}
            </div>
          )}
        />
        {paging && <TableFooter {...props} table={table} />}
      </div>
      <StatusMessage>{announcementOf(table, source.rowCount, loading)}</StatusMessage>
      <StatusMessage>{resized}</StatusMessage>
    </DataTableRoot>
  );
}

function announcementOf<TRow>({ page, state, definitionOf }: ReturnType<typeof useDataTable<TRow>>, rowCount: number, loading: boolean) {
  const headerOf = (columnId: string) => definitionOf(columnId)?.header;
  return tableAnnouncement({ rowCount, page, sorting: state.sorting, headerOf, loading });
}

/** Stands in place of a table whose data could not be loaded (TABLE-STATE-3). */
function TableError({ text = 'The data could not be loaded', loadingRows }: { text: string | undefined; loadingRows: number | undefined }) {
  return (
    <DataTableRoot style={{ height: loadingRows === undefined ? 100 : (loadingRows + 1) * 36 }}>
      <span aria-hidden="true" className={`${parts.bone} ${parts.error}`} />
      <StatusMessage role="alert">{text}</StatusMessage>
    </DataTableRoot>
  );
}
