import type { ReactNode } from 'react';
import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import type { RenderColumns } from '../columns/renderColumns.ts';
import type { TableEngine } from '../engine/TableEngine.ts';
import type { TableSource } from '../engine/TableSource.ts';

/** Props of `TableGrid`. */
export interface TableGridProps<TRow> {
  source: TableSource<TRow>;
  engine: TableEngine;
  render: RenderColumns<TRow>;
  /** Row numbers in sorted order; null for the order of the source. */
  order: Uint32Array | null;
  /** First row of the page in sorted order. */
  firstRow: number;
  /** Rows on the page. */
  rowsOnPage: number;
  rowHeight: number;
  /** Greatest height of the scrolling part, where the table has none of its own. */
  maxHeight: number | undefined;
  /** Draws the header row. */
  renderHeader: (activeColumn: number) => ReactNode;
  /** Stands in place of the rows: skeletons, or the row that says that there are none. */
  placeholder: ReactNode | null;
  busy: boolean;
  /** `aria-label` or `aria-labelledby`. */
  name: { 'aria-label'?: string; 'aria-labelledby'?: string };
  onRowActivate: ((rowIndex: number) => void) | undefined;
  /** Makes a column narrower (-1) or wider (1) than it is now, in px. */
  onResizeStep: (column: ColumnDef<TRow>, direction: -1 | 1, currentWidth: number) => void;
  getRowKey: ((rowIndex: number) => string) | undefined;
}
