import type { Ref } from 'react';
import type { ColumnMenuState } from '../ColumnMenu/useColumnMenu.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { RenderedColumns } from '../model/columns/renderGroups.ts';
import { clearFilters } from '../filters/filterChanges.ts';
import { readOrNothing } from '../engine/readOrNothing.ts';
import { AggregateRow } from '../grid/AggregateRow.tsx';
import { groupAtCell } from '../grid/gridNavigation.ts';
import type { CellPosition } from '../grid/gridNavigation.ts';
import { HeaderRow } from '../grid/HeaderRow.tsx';
import { rowDetails } from '../model/rows/rowDetails.ts';
import { TableGrid } from '../grid/TableGrid.tsx';
import { TablePlaceholder } from '../grid/TablePlaceholders.tsx';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { GroupHeaderRow } from '../view/grid/GroupHeaderRow.tsx';
import { SelectionHeader } from '../selection/SelectionHeader.tsx';
import type { ColumnActions } from '../hooks/useColumnActions.ts';
import type { DataTableHandle } from './DataTable.types.ts';
import type { TablePlugin } from './TablePlugin.ts';
import { checkPlugins } from './checkPlugins.ts';
import type { UsableProps } from './useUsableProps.ts';
import { cornerAir, headHeight } from '../styles/parts.ts';
import type { DataTableControl } from './useDataTable.ts';

/** Height of the rows in px if one page has very many rows and the table has no `height`. */
const unpagedHeight = 640;
/** Pages with more rows scroll: rendering all of them would be slow. */
const maxRowsInFull = 200;

/** Height in px of the table's border, corner padding and footer border. */
const frameHeight = 2 + 2 * cornerAir;
const footerHeight = 49 - cornerAir;

/** Height of a row in px: comfortable rows have room for two lines, compact ones for one. */
const rowHeights = { comfortable: 45, compact: 33 };

/** Height of the row with aggregates in px, which has two lines. */
const footHeights = { comfortable: 49, compact: 41 };

/** Props of `TableRows`. */
export interface TableRowsProps<TRow> extends UsableProps<TRow> {
  /** The table. */
  table: DataTableControl<TRow>;
  /** Receives the handle. */
  handleRef: Ref<DataTableHandle> | undefined;
  /** The visible columns as rendered. */
  render: RenderedColumns<TRow>;
  /** The column actions. */
  actions: ColumnActions<TRow>;
  /** True before the first rows have loaded. */
  busy: boolean;
  /** Text scale factor. */
  textScale: number;
  /** The column menu's state; omitted if columns have no menus. */
  menu: ColumnMenuState | undefined;
  /** `aria-label` or `aria-labelledby`. */
  name: TableGridProps<TRow>['name'];
}

/** The header and rows of a table, or a placeholder. */
export function TableRows<TRow>(props: TableRowsProps<TRow>) {
  const { table, render, actions, busy, textScale } = props;
  const { state } = table;
  const rowHeight = rowHeightOf(props);
  // Determines the shown rows and their order. Excludes expansion, so that expanding a row does not scroll.
  const startKey = [props.source, state.sorting, state.columnFilters, state.globalFilter];
  const grid: TableGridProps<TRow> = {
    ...props,
    ...table,
    rowHeight,
    headRows: render.groups.length + 1,
    headerHeight: headHeight(render.groups.length, textScale),
    ...footOf(props),
    keyOf: props.getRowId && table.idOf,
    startKey,
    pending: table.isPending,
    maxHeight: mostHeightOf(props),
    likelyHeight: likelyHeightOf(props),
    placeholder: placeholderOf(props),
    onShowRow: (place) => showPageOf(table, place),
    onSay: actions.say,
    classOf: rowClasses(props),
    onRowActivate: rowActivation(props),
    ...headerHandlers(props),
    renderHeader: (columns, active) => (
      <HeaderRows
        table={table}
        render={render}
        actions={actions}
        busy={busy}
        columns={columns}
        active={active}
        menu={props.menu}
      />
    ),
  };
  return <TableGrid {...extended(grid, props)} />;
}

/** Bundlers replace it, as for MUI. */
declare const process: { env: { NODE_ENV?: string } };

/** The grid's props, extended by the source and by plug-ins. Plug-ins use hooks, so their number must not change. */
function extended<TRow>(
  grid: TableGridProps<TRow>,
  { source, plugins = [] }: Pick<TableRowsProps<TRow>, 'source' | 'plugins'>,
): TableGridProps<TRow> {
  if (process.env.NODE_ENV !== 'production') checkPlugins(plugins);
  const extensions: Partial<TablePlugin>[] = [source, ...plugins];
  return extensions.reduce((before, { extend }) => (extend?.(before as never) as typeof grid) ?? before, grid);
}

/** Height of a row in px. */
function rowHeightOf<TRow>({ table, rowHeight = rowHeights.comfortable, textScale }: TableRowsProps<TRow>): number {
  return Math.round((table.state.density === 'compact' ? rowHeights.compact : rowHeight) * textScale);
}

/** The footer row with aggregates, 0 px high where no visible column has one. */
function footOf<TRow>({
  table,
  render,
  busy,
  textScale,
}: TableRowsProps<TRow>): Pick<TableGridProps<TRow>, 'footHeight' | 'renderFoot'> {
  const hasFoot = render.columns.some(({ definition }) => definition.aggregationFn);
  return {
    footHeight: hasFoot ? Math.round(footHeights[table.state.density] * textScale) : 0,
    renderFoot: (columns, activeColumn, ariaRowIndex) => (
      <AggregateRow
        columns={columns}
        activeColumn={activeColumn}
        ariaRowIndex={ariaRowIndex}
        busy={busy}
        aggregates={table.view.aggregates}
      />
    ),
  };
}

/** Keyboard handlers of column and group headers. */
function headerHandlers<TRow>({ table, render, actions, menu }: TableRowsProps<TRow>) {
  // The checkbox column comes first and has no actions; columns cannot move before it.
  const before = render.columns.length - table.definitions.length;
  const headingAt = ({ row, column }: CellPosition) => {
    const definition = table.definitions[column - before];
    return groupAtCell(row, column, render.groups)?.cell ?? (definition && actions.headingOf(definition));
  };
  const handlers: Pick<TableGridProps<TRow>, 'onResizeStep' | 'onMoveColumn' | 'onColumnMenu'> = {
    onResizeStep(at, direction, header) {
      const heading = headingAt(at);
      if (heading) actions.resizeStep(heading, direction, header);
    },
    onMoveColumn(at, direction) {
      const heading = headingAt(at);
      const place = heading ? actions.moveStep(heading, direction) : null;
      return place === null ? at.column : place + before;
    },
    onColumnMenu:
      menu &&
      ((at, header) => {
        const heading = headingAt(at);
        if (heading) menu.openMenu(heading, header);
      }),
  };
  return handlers;
}

/** Props of `HeaderRows`. */
interface HeaderRowsProps<TRow> extends Pick<TableRowsProps<TRow>, 'table' | 'render' | 'actions' | 'busy' | 'menu'> {
  /** The columns to render, left to right. */
  columns: readonly RenderColumn<TRow>[];
  /** The cell that Tab leads to. */
  active: CellPosition;
}

/** The rows of group headers, and the row of column headers. */
function HeaderRows<TRow>({ table, render, actions, busy, menu, columns, active }: HeaderRowsProps<TRow>) {
  const { selection } = table;
  const levels = render.groups.length;
  const activeIn = (row: number) => (active.row === row ? active.column : -1);
  return (
    <>
      {render.groups.map((groups, level) => (
        <GroupHeaderRow
          key={level}
          row={level - levels - 1}
          ariaRowIndex={level + 1}
          activeColumn={activeIn(level - levels - 1)}
          onMenu={menu?.openMenu}
          groups={groups}
          columns={columns}
          actions={actions}
        />
      ))}
      <HeaderRow
        columns={columns}
        actions={actions}
        ariaRowIndex={levels + 1}
        activeColumn={activeIn(-1)}
        onMenu={menu?.openMenu}
        sorting={table.state.sorting}
        filtered={new Set(table.filters.map((filter) => filter.column.id))}
        renderSelectionHeader={(column, isActive) => (
          <SelectionHeader
            key={column.definition.id}
            share={selection.mode === 'multiple' ? selection.share : null}
            index={column.index}
            active={isActive}
            style={column.headerStyle}
            onToggleAll={selection.toggleAll}
            disabled={busy || table.view.rowCount === 0}
          />
        )}
      />
    </>
  );
}

/** Max height of the scrolling part without `height`: the height of the rows, up to a limit. */
function mostHeightOf<TRow>({ height, paging = true, table }: TableRowsProps<TRow>): number | undefined {
  return height === undefined && (!paging || table.rowsOnPage > maxRowsInFull) ? unpagedHeight : undefined;
}

/** Height of the scrolling part if the table's height is set in px. The height of the content above the table is unknown. */
function likelyHeightOf<TRow>({ height, paging = true }: TableRowsProps<TRow>): number | undefined {
  return typeof height === 'number' ? height - frameHeight - (paging ? footerHeight : 0) : undefined;
}

/** The placeholder of the rows; null if there are rows. */
function placeholderOf<TRow>({
  table,
  render,
  busy,
  paging = true,
  emptyText,
  loadingRows,
  columns,
}: TableRowsProps<TRow>) {
  if (!busy && table.view.rowCount > 0 && render.columns.length > 0) return null;
  const isFiltered = table.filters.length > 0 || table.state.globalFilter.trim() !== '';
  return (
    <TablePlaceholder
      loading={busy}
      emptyText={emptyText}
      columns={render.columns}
      headRows={render.groups.length + 1}
      skeletonRows={loadingRows ?? (paging ? Math.min(table.page.pageSize, maxRowsInFull) : 10)}
      onClearFilters={isFiltered ? () => clearFilters(table) : undefined}
      isSearched={table.filters.length === 0}
      onShowColumns={columns.length > 0 ? () => table.change({ columnVisibility: {} }, 'column-visibility') : undefined}
    />
  );
}

/** Goes to the page of a row, by its index among all rows. */
function showPageOf<TRow>({ page: { pageSize }, change }: DataTableControl<TRow>, place: number): void {
  change({ pagination: { pageSize, pageIndex: Math.floor(place / pageSize) } }, 'page');
}

/** Returns the caller's row class names; none if the function throws. */
function rowClasses<TRow>({ table, getRowClassName }: TableRowsProps<TRow>): TableGridProps<TRow>['classOf'] {
  if (!getRowClassName) return undefined;
  return (rowIndex) => readOrNothing(() => getRowClassName(rowDetails(table.view.reader, rowIndex)));
}

/** Handles a click on a row: calls `onRowClick` and, in `single` mode, selects the row (TABLE-ROW-2). */
function rowActivation<TRow>({ table, onRowClick }: TableRowsProps<TRow>): TableGridProps<TRow>['onRowActivate'] {
  const selects = table.selection.mode === 'single';
  if (!selects && !onRowClick) return undefined;
  return (rowIndex, place) => {
    if (selects) table.selection.toggle(place, false);
    onRowClick?.(rowDetails(table.view.reader, rowIndex));
  };
}
