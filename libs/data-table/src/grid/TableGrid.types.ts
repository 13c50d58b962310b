import type { ReactNode } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { RenderColumns } from '../columns/renderColumns.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';

/** Props of `TableGrid`. */
export interface TableGridProps<TRow> {
  /** Where row objects come from. */
  source: TableSource<TRow>;
  /** Reads values. */
  engine: TableEngine;
  /** The visible columns and their layout. */
  render: RenderColumns<TRow>;
  /** Row numbers in sorted order; null for the order of the source. */
  order: Uint32Array | null;
  /** First row of the page in sorted order. */
  firstRow: number;
  /** Rows on the page. */
  rowsOnPage: number;
  /** Height of a row in px. */
  rowHeight: number;
  /** Greatest height of the scrolling part, where the table has none of its own. */
  maxHeight: number | undefined;
  /** Draws the header row; told which header Tab leads to, -1 for none. */
  renderHeader: (activeColumn: number) => ReactNode;
  /** Stands in place of the rows: skeletons, or the row that says that there are none. */
  placeholder: ReactNode | null;
  /** True while the rows are loading. */
  busy: boolean;
  /** `aria-label` or `aria-labelledby`. */
  name: { 'aria-label'?: string; 'aria-labelledby'?: string };
  /** A row was clicked or entered; told its number in the source. */
  onRowActivate: ((rowIndex: number) => void) | undefined;
  /** Makes a column narrower (-1) or wider (1) than it is now, in px. */
  onResizeStep: (column: ColumnDef<TRow>, direction: -1 | 1, currentWidth: number) => void;
  /** Names a row for React by its number in the source. Default: the number. */
  getRowKey: ((rowIndex: number) => string) | undefined;
}
