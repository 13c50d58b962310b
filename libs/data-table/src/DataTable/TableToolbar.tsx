import { createPortal } from 'react-dom';
import { ColumnPicker } from '../ColumnPicker/ColumnPicker.tsx';
import { parts, ToolbarEnd } from './DataTable.styles.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import type { DataTableControl } from './useDataTable.ts';

/** Props of `TableToolbar`. */
export interface TableToolbarProps<TRow> extends Pick<
  DataTableProps<TRow>,
  'toolbar' | 'columnPicker' | 'exportOptions' | 'loading' | 'columns'
> {
  /** The table. */
  table: DataTableControl<TRow>;
}

/** What stands above a table: the caller's own parts, the column picker and the export button (TABLE-BAR-2). */
export function TableToolbar<TRow>({
  toolbar,
  columnPicker,
  exportOptions,
  loading = false,
  columns,
  table,
}: TableToolbarProps<TRow>) {
  if (!toolbar && !columnPicker && !exportOptions) return null;
  const { state, change } = table;
  const compact = toolbar?.compact ?? false;
  const end = (
    <ToolbarEnd>
      {toolbar?.end}
      {columnPicker && (
        <ColumnPicker
          columns={columns}
          compact={compact}
          columnVisibility={state.columnVisibility}
          onColumnVisibilityChange={(columnVisibility) => change({ columnVisibility }, 'column-visibility')}
        />
      )}
      {exportOptions && (
        <ToolbarButton
          label={exportOptions.label ?? 'Export'}
          icon={<ExportIcon />}
          compact={compact}
          disabled={loading || exportOptions.loading}
          onClick={exportOptions.onClick}
        />
      )}
    </ToolbarEnd>
  );
  if (toolbar?.container !== undefined) return toolbar.container && createPortal(end, toolbar.container);
  return (
    <div className={parts.toolbar}>
      <div className={parts.toolbarStart}>{toolbar?.start}</div>
      {end}
    </div>
  );
}

function ExportIcon() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false">
      <path
        d="M9 2.5v8m0 0L5.8 7.3M9 10.5l3.2-3.2M3 12v2.2c0 .7.6 1.3 1.3 1.3h9.4c.7 0 1.3-.6 1.3-1.3V12"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
