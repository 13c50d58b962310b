/** The row of the aggregates. Not a place on the page, so that it stays the same row when the page has more rows. */
export const footRow = Infinity;

/** A cell of the grid: row -1 is the header, rows count from 0 on the page that is shown, `footRow` is the footer row. */
export interface CellPosition {
  /** Row on the page; -1 for the header, `footRow` for the footer row. */
  row: number;
  /** Visible column from 0. */
  column: number;
}

/** What navigation needs to know of the grid. */
export interface GridExtent {
  /** Rows that are shown on this page. */
  rows: number;
  /** Whether a footer row follows the rows. Default false. */
  hasFoot?: boolean;
  /** Visible columns. */
  columns: number;
  /** Rows that fit into the view, for Page Up and Page Down. */
  rowsInView: () => number;
}

/** The keys of a key press that count. */
export interface NavigationKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** Control, or Command on a Mac. */
  ctrl: boolean;
}

/**
 * Where a key leads (WAI-ARIA grid pattern): arrows, Home and End in the row, with Control to the first and last cell,
 * Page Up and Page Down by what fits into the view. Null for keys that do not navigate.
 */
export function nextCell(from: CellPosition, { key, ctrl }: NavigationKey, extent: GridExtent): CellPosition | null {
  const target = moved({ ...from, row: Math.min(from.row, extent.rows) }, key, ctrl, extent);
  if (!target) return null;
  return clampCell(target.row >= extent.rows ? { ...target, row: footRow } : target, extent);
}

/** Keeps a cell inside the grid. */
export function clampCell({ row, column }: CellPosition, { rows, columns, hasFoot }: GridExtent): CellPosition {
  const clamped = hasFoot && row === footRow ? row : Math.max(-1, Math.min(rows - 1, row));
  return { row: clamped, column: Math.max(0, Math.min(columns - 1, column)) };
}

function moved({ row, column }: CellPosition, key: string, ctrl: boolean, extent: GridExtent): CellPosition | null {
  const page = Math.max(1, extent.rowsInView() - 1);
  switch (key) {
    case 'ArrowUp':
      return { row: ctrl ? Math.min(row, 0) : row - 1, column };
    case 'ArrowDown':
      return { row: ctrl ? Math.max(row, extent.rows - 1) : row + 1, column };
    case 'ArrowLeft':
      return { row, column: ctrl ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: ctrl ? extent.columns - 1 : column + 1 };
    case 'Home':
      return { row: ctrl ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrl ? Math.max(row, extent.rows - 1) : row, column: extent.columns - 1 };
    case 'PageUp':
      return { row: row < 0 ? row : Math.max(0, row - page), column };
    case 'PageDown':
      return { row: Math.max(row, Math.min(extent.rows - 1, Math.max(0, row) + page)), column };
    default:
      return null;
  }
}
