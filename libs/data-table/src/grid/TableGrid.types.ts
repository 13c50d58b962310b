import type { ReactElement, ReactNode, Ref } from 'react';
import type { DataTableLogger } from '../columns/checkColumns.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { RenderedColumns } from '../model/columns/renderGroups.ts';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
import type { TableSource } from '../engine/TableSource.ts';
import type { TableView } from '../engine/TableView.ts';
import type { DataTableInstance } from '../model/columns/columnFeatures.ts';
import type { RowExpansion } from '../rows/useRowExpansion.ts';
import type { RowSelectionControl } from '../selection/useRowSelection.ts';
import type { TableTimers } from '../timers/TableTimers.ts';
import type { GridExtras } from './GridExtras.types.ts';
import type { CellPosition } from './gridNavigation.ts';
import type { GridHandlers } from './useGridNavigation.ts';
import type { TableWords } from '../texts/useTableWords.ts';

/** Props of `TableGrid`. */
export interface TableGridProps<TRow> extends Pick<GridHandlers, 'onResizeStep' | 'onMoveColumn' | 'onColumnMenu'> {
  /** The table's source. */
  source: TableSource<TRow>;
  /** The rows in order. */
  view: TableView<TRow>;
  /** Returns the id of a row. */
  idOf: (rowIndex: number) => string;
  /** Returns a row's React key; undefined to use row numbers. */
  keyOf: ((rowIndex: number) => string) | undefined;
  /** The visible columns and their layout. */
  render: RenderedColumns<TRow>;
  /** Dependencies that reset the scroll position when they change. Constant length. */
  startKey: readonly unknown[];
  /** First row of the page among the rows of the view. */
  firstRow: number;
  /** Rows on the page. */
  rowsOnPage: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Number of rows before the list: the header's, and pinned ones. */
  headRows: number;
  /** Positions of rows between the header (-1) and the first row (0), ascending. Default: none. */
  rowStops?: readonly number[];
  /** Height of these rows in px. */
  headerHeight: number;
  /** Height of the footer row in px; 0 for none. */
  footHeight: number;
  /** Max height of the scrolling part if the table has no `height`. */
  maxHeight: number | undefined;
  /** Expected height of the scrolling part in px, which avoids a second render; undefined if unknown. */
  likelyHeight: number | undefined;
  /** Renders the header rows with the given columns, tab stop, and additions of all plug-ins. */
  renderHeader: (
    columns: readonly RenderColumn<TRow>[],
    active: CellPosition,
    extras: GridExtras<TRow> | undefined,
  ) => ReactNode;
  /** Renders the footer row with the given columns, tab stop (-1 for none) and `aria-rowindex`. */
  renderFoot: (columns: readonly RenderColumn<TRow>[], activeColumn: number, ariaRowIndex: number) => ReactNode;
  /** Replaces the rows: skeletons, or the empty row. */
  placeholder: ReactElement<{ headRows: number }> | null;
  /** Timers. Default: the global timers. */
  timers?: TableTimers | undefined;
  /** True while the rows are loading. */
  busy: boolean;
  /** True while new rows are computed and the last ones stay. */
  pending: boolean;
  /** `aria-label` or `aria-labelledby`. */
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
  /** Called when a row is clicked or activated, with its number in the source and its place in the view. */
  onRowActivate: ((rowIndex: number, place: number) => void) | undefined;
  /** The selected rows. */
  selection: RowSelectionControl;
  /** Receives the handle. */
  handleRef: Ref<DataTableHandle> | undefined;
  /** The TanStack Table that holds the columns. */
  instance: DataTableInstance;
  /** Goes to the page of a row, by its place among the rows of the view. */
  onShowRow: (place: number) => void;
  /** Announces what was done. */
  onSay: (text: string) => void;
  /** Receives warnings. */
  logger?: DataTableLogger | undefined;
  /** Language and region. */
  words: TableWords;
  /** Class names of a row, by its number. */
  classOf: ((rowIndex: number) => string | undefined) | undefined;
  /** The nested rows. */
  expansion: RowExpansion;
  /** Additions of plug-ins. Default: none. */
  extras?: GridExtras<TRow>;
}
