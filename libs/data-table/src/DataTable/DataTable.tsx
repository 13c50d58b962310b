'use client';
import { StatusMessage } from '@agency-insights/ui-kit';
import { useId, useMemo } from 'react';
import { renderColumns } from '../columns/renderColumns.ts';
import { HeaderRow } from '../grid/HeaderRow.tsx';
import { TableGrid } from '../grid/TableGrid.tsx';
import { TablePlaceholder } from '../grid/TablePlaceholders.tsx';
import { useColumnWidths } from '../state/useColumnWidths.ts';
import { DataTableRoot, parts } from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { tableAnnouncement } from './tableAnnouncement.ts';
import { TableError } from './TableError.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { useDataTable } from './useDataTable.ts';

/** Height of the rows in px where all of them are in one page and the table has no height of its own. */
const unpagedHeight = 640;

/**
 * A table over columns of data: sorted, paged, drawn only where it is looked at, and worked by mouse and keyboard alike.
 * @throws DataTableConfigurationError when a column has no id or no string header, or two share an id.
 */
export function DataTable<TRow>(props: DataTableProps<TRow>) {
  const { source, caption, loading = false, paging = true, onRowClick, getRowId } = props;
  const captionId = useId();
  const table = useDataTable(props);
  const widths = useColumnWidths<TRow>(table);
  const { definitions, engine, state } = table;
  const render = useMemo(
    () => renderColumns(definitions, state.columnSizing, engine),
    [definitions, state.columnSizing, engine],
  );
  if (props.error) return <TableError error={props.error} loadingRows={props.loadingRows} />;

  const hasRows = !loading && source.rowCount > 0 && definitions.length > 0;
  const skeletonRows = props.loadingRows ?? (paging ? table.page.pageSize : 10);
  return (
    <DataTableRoot style={{ height: props.height }} data-pin-first={!render.columns.some((column) => column.pinned)}>
      <TableToolbar {...props} table={table} />
      <div className={parts.paper}>
        {caption && (
          <h2 id={captionId} className={parts.caption}>
            {caption}
          </h2>
        )}
        <TableGrid
          source={source}
          render={render}
          {...table}
          rowHeight={props.rowHeight ?? 45}
          maxHeight={props.height === undefined && !paging ? unpagedHeight : undefined}
          placeholder={
            hasRows ? null : <TablePlaceholder {...props} columns={render.columns} skeletonRows={skeletonRows} />
          }
          busy={loading}
          name={props['aria-label'] ? { 'aria-label': props['aria-label'] } : { 'aria-labelledby': captionId }}
          onRowActivate={onRowClick && ((rowIndex) => onRowClick({ rowIndex, row: () => source.row(rowIndex) }))}
          onResizeStep={widths.resizeStep}
          getRowKey={getRowId && ((rowIndex) => getRowId(source.row(rowIndex), rowIndex))}
          renderHeader={(active) => (
            <HeaderRow
              headers={table.headers}
              columns={render.columns}
              activeColumn={active}
              onResize={widths.resize}
            />
          )}
        />
        {paging && <TableFooter {...props} table={table} />}
      </div>
      <StatusMessage>
        {tableAnnouncement({
          rowCount: source.rowCount,
          page: table.page,
          sorting: state.sorting,
          headerOf: table.headerOf,
          loading,
        })}
      </StatusMessage>
      <StatusMessage>{widths.announcement}</StatusMessage>
    </DataTableRoot>
  );
}
