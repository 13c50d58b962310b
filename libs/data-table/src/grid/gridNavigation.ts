/** Row index of the footer row, independent of the number of rows. */
export const footRow = Infinity;

/**
 * A cell of the grid: row -1 has the column headers, those above it group headers. Rows count from 0 on the page that is shown;
 * `footRow` is the footer row.
 */
export interface CellPosition {
  /** Row on the page; -1 for the column headers, -2 and less for group headers from bottom to top, `footRow` for the footer row. */
  row: number;
  /** Visible column from 0. */
  column: number;
}

/** The header of a group: the columns that it covers. */
export interface GroupSpan {
  /** Its first column. */
  first: number;
  /** Number of columns. */
  span: number;
  /** The heading; `header` is null for empty cells, which are skipped. */
  cell: { header: string | null };
}

/** The extent of the grid. */
export interface GridExtent {
  /** Rows that are shown on this page. */
  rows: number;
  /** Positions of rows between the header (-1) and the first row (0), ascending. Default: none. */
  rowStops?: readonly number[] | undefined;
  /** Whether a footer row follows the rows. Default false. */
  hasFoot?: boolean;
  /** Visible columns. */
  columns: number;
  /** Rows of group headers, top first. Default: none. */
  groupRows?: readonly (readonly GroupSpan[])[];
  /** Rows that fit into the view, for Page Up and Page Down. */
  rowsInView: () => number;
}

/** The relevant parts of a key press. */
export interface NavigationKey {
  /** `KeyboardEvent.key`. */
  key: string;
  /** Control, or Command on a Mac. */
  ctrl: boolean;
}

/**
 * Returns the target of a key (WAI-ARIA grid pattern): arrows, Home and End in the row, with Control to the first and
 * last cell, Page Up and Page Down by the rows that fit. Null for other keys.
 */
export function nextCell(from: CellPosition, { key, ctrl }: NavigationKey, extent: GridExtent): CellPosition | null {
  const target = moved({ ...from, row: Math.min(from.row, extent.rows) }, key, ctrl, extent);
  if (!target) return null;
  return clampCell(target.row >= extent.rows ? { ...target, row: footRow } : target, extent);
}

/** Clamps a cell to the grid. A removed group header or pinned row is replaced by the row below it. */
export function clampCell(
  { row, column }: CellPosition,
  { rows, rowStops = [], columns, groupRows, hasFoot }: GridExtent,
): CellPosition {
  const lastRow = hasFoot && row === footRow ? row : rows - 1;
  const isBetween = row > -1 && row < 0;
  const wanted = isBetween ? (rowStops.find((stop) => stop >= row) ?? 0) : row;
  const inside = { row: Math.min(lastRow, wanted), column: Math.max(0, Math.min(columns - 1, column)) };
  while (inside.row < -1 && !groupAtCell(inside.row, inside.column, groupRows)) inside.row += 1;
  return inside;
}

/** Returns the group whose header covers a cell; undefined if there is none. */
export function groupAtCell<Group extends GroupSpan>(
  row: number,
  column: number,
  groupRows: readonly (readonly Group[])[] = [],
): Group | undefined {
  const groups = row < -1 ? groupRows[groupRows.length + 1 + row] : undefined;
  return groups?.find(({ first, span, cell }) => cell.header !== null && column >= first && column < first + span);
}

function moved(from: CellPosition, key: string, ctrl: boolean, extent: GridExtent): CellPosition | null {
  const { row, column } = from;
  if (row < -1) return movedAmongGroups(from, key, ctrl, extent) ?? movedAmongCells(from, key, ctrl, extent);
  if (row === -1 && key === 'ArrowUp') return { row: rowAbove(from, extent), column };
  return movedAmongCells(from, key, ctrl, extent);
}

/** Returns the nearest row above with a header over the column; the same row if there is none. */
function rowAbove({ row, column }: CellPosition, { groupRows = [] }: GridExtent): number {
  for (let above = row - 1; above >= -1 - groupRows.length; above -= 1) {
    if (groupAtCell(above, column, groupRows)) return above;
  }
  return row;
}

/** Returns the target of a key on a group's header, skipping empty cells. */
function movedAmongGroups(from: CellPosition, key: string, ctrl: boolean, extent: GridExtent): CellPosition | null {
  const { row, column } = from;
  if (key === 'ArrowUp') return { row: rowAbove(from, extent), column };
  const groupRows = extent.groupRows ?? [];
  const groups = (groupRows[groupRows.length + 1 + row] ?? []).filter(({ cell }) => cell.header !== null);
  const place = groups.findIndex(({ first, span }) => column >= first && column < first + span);
  const steps: Record<string, number> = {
    ArrowLeft: ctrl ? 0 : Math.max(0, place - 1),
    ArrowRight: ctrl ? groups.length - 1 : Math.min(groups.length - 1, place + 1),
    Home: ctrl ? -1 : 0,
    End: ctrl ? -1 : groups.length - 1,
  };
  const target = groups[steps[key] ?? -1];
  return target ? { row, column: target === groups[place] ? column : target.first } : null;
}

function movedAmongCells(
  { row, column }: CellPosition,
  key: string,
  ctrl: boolean,
  extent: GridExtent,
): CellPosition | null {
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
