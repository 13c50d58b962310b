import type { ReactNode, Ref } from 'react';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { RenderedColumns } from '../model/columns/renderGroups.ts';
import type { DataTableHandle } from '../DataTable/DataTable.types.ts';
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
  /** The rows in order. */
  view: TableView<TRow>;
  /** Names a row by its number. */
  idOf: (rowIndex: number) => string;
  /** Names a row for React, where the caller names rows; else they go by their numbers. */
  keyOf: ((rowIndex: number) => string) | undefined;
  /** The visible columns and their layout. */
  render: RenderedColumns<TRow>;
  /** Parts that change when other rows are shown or in another order, so that they are read from their beginning. Always as many. */
  startKey: readonly unknown[];
  /** First row of the page among the rows of the view. */
  firstRow: number;
  /** Rows on the page. */
  rowsOnPage: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Height of the header in px, with the rows of group headers. */
  headerHeight: number;
  /** Height of the footer row in px; 0 for none. */
  footHeight: number;
  /** Greatest height of the scrolling part, where the table has none of its own. */
  maxHeight: number | undefined;
  /** Height of the scrolling part in px as far as it is known before it is laid out: then a table is drawn once. */
  likelyHeight: number | undefined;
  /** Renders the header rows: of these columns. In a row from 0 on, Tab leads to no header. */
  renderHeader: (columns: readonly RenderColumn<TRow>[], active: CellPosition) => ReactNode;
  /** Draws the footer row: of these columns, with the cell that Tab leads to (-1 for none) and the row's `aria-rowindex`. */
  renderFoot: (columns: readonly RenderColumn<TRow>[], activeColumn: number, ariaRowIndex: number) => ReactNode;
  /** Replaces the rows: skeletons, or the row that says that there are none. */
  placeholder: ReactNode | null;
  /** Timers. Default: the environment's. */
  timers: TableTimers | undefined;
  /** True while the rows are loading. */
  busy: boolean;
  /** True while other rows are worked out and the last ones stay. */
  pending: boolean;
  /** `aria-label` or `aria-labelledby`. */
  name: { 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined };
  /** A row was clicked or entered; told its number in the source and its place among the rows of the view. */
  onRowActivate: ((rowIndex: number, place: number) => void) | undefined;
  /** The selected rows. */
  selection: RowSelectionControl;
  /** Takes what the page can do with the table. */
  handleRef: Ref<DataTableHandle> | undefined;
  /** The TanStack Table that holds the columns. */
  instance: DataTableInstance;
  /** Goes to the page of a row, by its place among the rows of the view. */
  onShowRow: (place: number) => void;
  /** Announces what was done. */
  onSay: (text: string) => void;
  /** Language and region. */
  words: TableWords;
  /** Class names of a row, by its number. */
  classOf: ((rowIndex: number) => string | undefined) | undefined;
  /** The nested rows. */
  expansion: RowExpansion;
  /** What plug-ins add. Default: nothing. */
  extras?: GridExtras<TRow>;
}
