import type { Cell, SheetColumn } from './CellKind.ts';
import { columnWidth, lengthOfCell } from './columnWidth.ts';

/** A small sheet, given whole: each cell is of its own kind. */
export interface SmallSheet {
  name: string;
  headers: readonly string[];
  /** What the columns hold. Default: texts. */
  kinds?: readonly SheetColumn['kind'][];
  cells: readonly (readonly Cell[])[];
  /** Whether it is one table, whose header gets filter buttons. Default false. */
  isTable?: boolean;
}

/** A sheet that is to be written; how many rows it gets is known beforehand. */
export interface SheetPlan {
  name: string;
  columns: readonly SheetColumn[];
  /** Rows under the header. */
  rowCount: number;
  /** Whether its header has filter buttons. */
  isTable: boolean;
  /** Columns at the left that stay in view beside the header. Default 0. */
  frozenColumns?: number;
  /** A row under the others: a text as it is, a number as the sum of its column, which follows the filter buttons. Default: none. */
  totals?: readonly Cell[];
  /** All rows of a small sheet; without them the rows arrive bit by bit. */
  cells?: readonly (readonly Cell[])[];
}

/** Plans a small sheet: its columns are as wide as their longest cell, and the first one of a table stays in view. */
export function planSmallSheet({ name, headers, kinds = [], cells, isTable = false }: SmallSheet): SheetPlan {
  const columns = headers.map((header, at): SheetColumn => {
    const lengths = cells.map((row) => (row[at] ? lengthOfCell(row[at]) : 0));
    return { header, kind: kinds[at] ?? 'text', width: columnWidth(header, Math.max(0, ...lengths)) };
  });
  return { name, columns, rowCount: cells.length, isTable, cells, ...(isTable && { frozenColumns: 1 }) };
}
