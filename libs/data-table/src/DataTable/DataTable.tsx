'use client';
import { StatusMessage } from '@agency-insights/ui-kit';
import { forwardRef, useId } from 'react';
import type { ReactElement, Ref } from 'react';
import { ColumnMenus } from '../ColumnMenu/ColumnMenus.tsx';
import { useColumnMenu } from '../ColumnMenu/useColumnMenu.ts';
import { selectionAnnouncement } from '../selection/selectionAnnouncement.ts';
import { useColumnActions } from '../hooks/useColumnActions.ts';
import { TableToolbar } from '../toolbar/TableToolbar.tsx';
import { useKeptFocus } from '../toolbar/useKeptFocus.ts';
import { DataTableRoot } from './DataTable.styles.ts';
import type { DataTableHandle, DataTableProps } from './DataTable.types.ts';
import { headSizes, parts } from '../styles/parts.ts';
import { tableAnnouncement } from './tableAnnouncement.ts';
import { ErrorBar, failureWords, TableError } from './TableError.tsx';
import { TableFooter } from './TableFooter.tsx';
import { TableRows } from './TableRows.tsx';
import { useDataTable } from './useDataTable.ts';
import { probeStyle, useProbe } from './useProbe.ts';
import { useRenderColumns } from './useRenderColumns.ts';
import { useUsableProps } from './useUsableProps.ts';

function DataTableView<TRow>(given: DataTableProps<TRow>, ref: Ref<DataTableHandle>) {
  const props = useUsableProps(given);
  const { source, columns, caption, loading = false, paging = true, words } = props;
  const captionId = useId();
  const table = useDataTable(props);
  const { textScale, pinRoom, probeRef } = useProbe(table);
  const render = useRenderColumns(table, textScale, pinRoom);
  const { definitions: visible, groupRows } = table;
  const actions = useColumnActions<TRow>(table, { visible, groupRows, logger: props.logger, words });
  const menu = useColumnMenu(actions.find);
  const focusProps = useKeptFocus();
  if (props.selection && columns.length === 0) return <div role="alert">{words.texts.invalid}</div>;
  const hasFailed = table.error !== null && table.error !== undefined;
  const failure = props.error || (hasFailed && table.isFirst);
  if (failure) {
    const retry = props.error ? undefined : table.retry;
    const { onFocus, onBlur } = focusProps;
    return <TableError error={failure} loadingRows={props.loadingRows} onRetry={retry} {...{ onFocus, onBlur }} />;
  }
  const busy = loading || table.isFirst;
  // What could not be sorted is not said to be.
  const sorting = table.isOutdated ? [] : table.state.sorting;
  const announcement = tableAnnouncement({ ...table, sorting, loading: busy, words });
  // Where it moves nothing: rows give way to it at their end, and a table that is as high as its rows ends with it.
  const hasHeight = props.height !== undefined;
  const bar = hasFailed && <ErrorBar onRetry={table.retry} text={failureWords(table, words)} />;
  return (
    <DataTableRoot
      {...focusProps}
      style={{ height: props.height, ...headSizes(render.groups.length, textScale) }}
      data-density={table.state.density}
    >
      <span style={probeStyle} ref={probeRef} aria-hidden="true" />
      <TableToolbar {...props} table={table} />
      <div className={parts.paper}>
        {caption && (
          <h2 id={captionId} className={parts.caption}>
            {caption}
          </h2>
        )}
        <TableRows
          {...props}
          {...{ table, render, actions, busy, textScale }}
          handleRef={ref}
          menu={props.columnMenu === false ? undefined : menu}
          name={
            caption && !props['aria-label'] ? { 'aria-labelledby': captionId } : { 'aria-label': props['aria-label'] }
          }
        />
        {hasHeight && bar}
        {paging && (loading || columns.length > 0) && <TableFooter {...props} table={table} loading={busy} />}
        {!hasHeight && bar}
      </div>
      <ColumnMenus {...{ table, actions, menu, announcement }} timers={props.timers} />
      <StatusMessage>{announcement}</StatusMessage>
      <StatusMessage>
        {selectionAnnouncement(table.selection.count, Math.max(source.rowCount, table.view.rowCount), words)}
      </StatusMessage>
      <StatusMessage>{actions.announcement}</StatusMessage>
    </DataTableRoot>
  );
}

/**
 * A table over columns of data: filtered, sorted, paged, drawn only where it is looked at, and worked by mouse and keyboard
 * alike.
 * @throws DataTableConfigurationError when source or columns are none, a column has no id or no string header, or two share an id.
 */
export const DataTable = forwardRef(DataTableView) as <TRow>(
  props: DataTableProps<TRow> & { ref?: Ref<DataTableHandle> },
) => ReactElement;
