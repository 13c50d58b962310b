'use client';
import { StatusMessage } from '@agency-insights/ui-kit';
import { forwardRef, useId, useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
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
import { probeProps, useProbe } from './useProbe.ts';
import { useRenderColumns } from './useRenderColumns.ts';
import { useUsableProps } from './useUsableProps.ts';

function DataTableView<TRow>(given: DataTableProps<TRow>, ref: Ref<DataTableHandle>) {
  const props = useUsableProps(given);
  const { source, columns, caption, loading = false, paging = true, words, 'aria-label': label } = props;
  const captionId = useId();
  const table = useDataTable(props);
  const { textScale, pinRoom, probeRef } = useProbe(table);
  const render = useRenderColumns(table, textScale, pinRoom, props.words);
  const { definitions: visible, groupRows } = table;
  const actions = useColumnActions<TRow>(table, { visible, groupRows, logger: props.logger, words });
  const menu = useColumnMenu(actions.find);
  const { ref: rootRef, ...focusProps } = useKeptFocus();
  const [usedSource, setUsedSource] = useState<unknown>();
  if (props.selection && columns.length === 0) return <div role="alert">{words.texts.invalid}</div>;
  const hasFailed = table.error != null;
  const failure = props.error || (hasFailed && table.isFirst);
  if (failure) {
    const retry = props.error ? undefined : table.retry;
    return <TableError {...focusProps} error={failure} loadingRows={props.loadingRows} onRetry={retry} />;
  }
  const busy = loading || table.isFirst;
  // Outdated rows are not announced as sorted.
  const sorting = table.isOutdated ? [] : table.state.sorting;
  const selected = selectionAnnouncement(table.selection, words);
  const announcement = tableAnnouncement({ ...table, sorting, loading: busy, words });
  const isHeard = props.announceRows !== 'in-use' || usedSource === source;
  const name = caption && !label ? { 'aria-labelledby': captionId } : { 'aria-label': label };
  // The error bar is placed where it moves no rows: after the last row.
  const hasHeight = props.height !== undefined;
  const bar = hasFailed && <ErrorBar onRetry={table.retry} text={failureWords(table, words)} />;
  return (
    <DataTableRoot
      ref={rootRef}
      {...focusProps}
      // Not with its search: a page that says what was found also says what the search finds.
      onFocusCapture={({ target }) => setUsedSource(!target.matches('[role=search] input') && source)}
      style={{ height: props.height, ...headSizes(render.groups.length, textScale) }}
      data-density={table.state.density}
    >
      <span {...probeProps} ref={probeRef} />
      <TableToolbar {...props} table={table} />
      <div className={parts.paper}>
        {caption && <Caption id={captionId}>{caption}</Caption>}
        <TableRows
          {...props}
          table={table}
          render={render}
          actions={actions}
          busy={busy}
          textScale={textScale}
          name={name}
          handleRef={ref}
          menu={props.columnMenu === false ? undefined : menu}
        />
        {hasHeight && bar}
        {paging && (loading || columns.length > 0) && <TableFooter {...props} table={table} loading={busy} />}
        {!hasHeight && bar}
      </div>
      <ColumnMenus table={table} actions={actions} menu={menu} announcement={announcement} timers={props.timers} />
      {[isHeard ? announcement : '', selected, actions.announcement].map(liveRegion)}
    </DataTableRoot>
  );
}

const liveRegion = (text: string, index: number) => <StatusMessage key={index}>{text}</StatusMessage>;

function Caption({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <h2 id={id} className={parts.caption}>
      {children}
    </h2>
  );
}

/**
 * A virtualised table with filters, sorting and paging, for mouse and keyboard.
 * @throws DataTableConfigurationError when `source` or `columns` is invalid, a column has no id or no string header, or
 * two columns share an id.
 */
export const DataTable = forwardRef(DataTableView) as <TRow>(
  props: DataTableProps<TRow> & { ref?: Ref<DataTableHandle> },
) => ReactElement;
