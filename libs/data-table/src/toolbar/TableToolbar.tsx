import { colors } from '@agency-insights/ui-kit';
import DensitySmallOutlined from '@mui/icons-material/DensitySmallOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { createPortal } from 'react-dom';
import type { ReactNode } from 'react';
import { ColumnPicker } from './ColumnPicker.tsx';
import { parts } from '../styles/parts.ts';
import type { UsableProps } from '../DataTable/useUsableProps.ts';
import type { DataTableControl } from '../DataTable/useDataTable.ts';
import { FilterChips } from '../filters/FilterChips.tsx';
import { changeFilter, clearFilters } from '../filters/filterChanges.ts';
import { isRearranged, startArrangement } from '../state/columnArrangement.ts';
import { selectedRowsOf } from '../selection/selectedRowsOf.ts';
import { BulkActionsBar } from './BulkActionsBar.tsx';
import { TableSearch } from './TableSearch.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { ToolbarEnd } from './toolbar.styles.ts';

/** Props of `TableToolbar`. */
export interface TableToolbarProps<TRow> extends UsableProps<TRow> {
  /** The table. */
  table: DataTableControl<TRow>;
}

/** The toolbar of a table: the caller's content, the table's buttons, filter chips and bulk actions. */
export function TableToolbar<TRow>(props: TableToolbarProps<TRow>) {
  const { toolbar, table, bulkActions } = props;
  const container = toolbar?.container;
  const hasEnd = toolbar?.end ?? (props.search || props.densitySwitch || props.columnPicker || props.exportOptions);
  const end = Boolean(hasEnd) && <ToolbarEnd className={parts.toolbarEnd}>{endOf(props)}</ToolbarEnd>;
  const hasBar = container === undefined && (toolbar?.start !== undefined || end);
  const isSelecting = table.selection.count > 0;
  return (
    <>
      {container && createPortal(end, container)}
      {(hasBar || bulkActions) && (
        <div className={parts.toolbar} data-selecting={bulkActions && (isSelecting || !hasBar)}>
          {hasBar && <div className={parts.toolbarStart}>{toolbar?.start}</div>}
          {/* Alone, the bulk actions stay visible: hidden they would be a gap. */}
          {bulkActions && (
            // Remounted when it appears or disappears, to handle the focus.
            <BulkActionsBar
              key={String(isSelecting)}
              actions={bulkActions}
              selected={selectedRowsOf(props.source, table)}
              onClear={table.selection.clear}
            />
          )}
          {hasBar && end}
        </div>
      )}
      <FilterChips
        filters={table.filters}
        onRemove={(columnId) => changeFilter(table, columnId, null)}
        onClear={() => clearFilters(table)}
      />
    </>
  );
}

function endOf<TRow>(props: TableToolbarProps<TRow>): ReactNode {
  const { toolbar, exportOptions, loading = false, table } = props;
  const compact = toolbar?.compact ?? false;
  return (
    <>
      {props.search && <SearchOf {...props} />}
      {toolbar?.end}
      {props.densitySwitch && (
        <DensitySwitch compact={compact} table={table} label={props.words.texts.toolbar.compactRows} />
      )}
      {props.columnPicker && <PickerOf {...props} />}
      {exportOptions && (
        <ToolbarButton
          label={exportOptions.label ?? props.words.texts.toolbar.export}
          description={exportOptions.description}
          icon={<DownloadOutlined />}
          compact={compact}
          disabled={loading || table.isFirst}
          loading={exportOptions.loading}
          aria-label={exportOptions.loading ? exportOptions.loadingLabel : undefined}
          onClick={exportOptions.onClick}
        />
      )}
    </>
  );
}

function SearchOf<TRow>({ search, table, timers }: TableToolbarProps<TRow>) {
  const { state, change } = table;
  const options = typeof search === 'object' ? search : {};
  return (
    <TableSearch
      {...options}
      timers={timers}
      value={state.globalFilter}
      onSearch={(globalFilter) => {
        if (globalFilter === state.globalFilter) return;
        change({ globalFilter, pagination: { ...state.pagination, pageIndex: 0 } }, 'search');
      }}
    />
  );
}

function DensitySwitch<TRow>({
  compact,
  label,
  table: { state, change },
}: {
  compact: boolean;
  label: string;
  table: DataTableControl<TRow>;
}) {
  const isDense = state.density === 'compact';
  return (
    <ToolbarButton
      label={label}
      icon={<DensitySmallOutlined />}
      compact={compact}
      aria-pressed={isDense}
      sx={{ '&[aria-pressed="true"]': { backgroundColor: colors.accentSoft, color: colors.onAccentSoft } }}
      onClick={() => change({ density: isDense ? 'comfortable' : 'compact' }, 'density')}
    />
  );
}

function PickerOf<TRow>({
  columns,
  columnNodes,
  columnPicker,
  toolbar,
  defaultState,
  table: { state, change },
}: TableToolbarProps<TRow>) {
  const start = startArrangement(defaultState);
  return (
    <ColumnPicker
      columns={columns}
      columnNodes={columnNodes}
      note={typeof columnPicker === 'object' ? columnPicker.note : undefined}
      compact={toolbar?.compact ?? false}
      columnVisibility={state.columnVisibility}
      columnPinning={state.columnPinning}
      onColumnVisibilityChange={(visibility) => change({ columnVisibility: visibility }, 'column-visibility')}
      onReset={isRearranged(state, start) ? () => change(start, 'reset-columns') : undefined}
    />
  );
}
