import type { TableGridProps } from '../grid/TableGrid.types.ts';
import type { CellRange } from '../ranges/CellRange.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import type { EditingControl } from './EditingControl.types.ts';
import { fieldText, parsedText, valueFault } from './cellValues.ts';
import { editedAt } from './editedAt.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/** Max number of cells per change: each is one edit. */
export const maxCells = 1_000;

/** A value for a cell. */
interface CellValue {
  rowIndex: number;
  key: string;
  value: unknown;
}

/** The table whose cells change. */
export interface ChangedTable<TRow> {
  grid: TableGridProps<TRow>;
  control: EditingControl<TRow>;
  texts: TableExtrasTexts;
  /** The locale of numbers and dates. */
  locale: string;
  /** Announces a message and shows it over the table. */
  say: (message: string) => void;
}

/**
 * Writes a block of texts into the cells of a range, as often as it fits: into all, or into none if one value is invalid.
 * Skips group rows, read-only cells and cells outside the page.
 * @param done Returns the announcement of the number of changed cells.
 */
export function changeCells<TRow>(
  table: ChangedTable<TRow>,
  range: CellRange,
  block: readonly (readonly string[])[],
  done: (cells: string) => string,
): void {
  const { grid, control, texts, say } = table;
  const values = readValues(table, range, block);
  if (typeof values === 'string') return say(values);
  if (values.length === 0) return say(texts.nothingChanged);
  // One step for undo.
  const step = {};
  for (const { rowIndex, key, value } of values) control.write(rowIndex, key, value, step);
  say(done(grid.words.format(values.length)));
}

/** Copies the first row of a range to the rows below. Returns whether there are any. */
export function fillDown<TRow>(table: ChangedTable<TRow>, range: CellRange): boolean {
  const { grid, control, locale, texts } = table;
  const { firstColumn, lastColumn } = range;
  const [from, next] = dataRows(grid, range);
  if (from === undefined || next === undefined) return false;
  const rowIndex = rowIndexAt(grid, from);
  const first = Array.from({ length: lastColumn - firstColumn + 1 }, (_, offset) => {
    const cell = editedAt(grid, control, { rowIndex, column: firstColumn + offset }, locale);
    return cell ? fieldText(cell) : '';
  });
  changeCells(table, { ...range, firstRow: next }, [first], texts.filled);
  return true;
}

/** Returns the values to write, or the first validation error. */
function readValues<TRow>(
  { grid, control, texts, locale }: ChangedTable<TRow>,
  range: CellRange,
  block: readonly (readonly string[])[],
): CellValue[] | string {
  const { words } = grid;
  const { firstColumn, lastColumn } = range;
  const width = Math.max(...block.map((cells) => cells.length));
  const values: CellValue[] = [];
  for (const [line, row] of dataRows(grid, range).entries()) {
    const rowIndex = rowIndexAt(grid, row);
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const cell = editedAt(grid, control, { rowIndex, column }, locale);
      const typed = block[line % block.length]?.[(column - firstColumn) % width];
      if (!cell || typed === undefined || typed === fieldText(cell)) continue;
      const value = parsedText(cell, typed);
      const fault = valueFault(cell, value, texts);
      if (fault !== null)
        return texts.changeRefused(fault, cell.definition.header, words.format(grid.firstRow + row + 1));
      values.push({ rowIndex, key: cell.key, value });
      if (values.length > maxCells) return texts.changeLimit(words.format(maxCells));
    }
  }
  return values;
}

/** Returns the rows of a range that are on the page and no groups. */
export function dataRows<TRow>(
  grid: TableGridProps<TRow>,
  { firstRow, lastRow }: Pick<CellRange, 'firstRow' | 'lastRow'>,
): number[] {
  const end = Math.min(lastRow, grid.rowsOnPage - 1) + 1;
  const rows = Array.from({ length: Math.max(0, end - firstRow) }, (_, offset) => firstRow + offset);
  return rows.filter((row) => !grid.view.reader.isGroup?.(rowIndexAt(grid, row)));
}

/** Returns the index of the row at a position on the page. */
export function rowIndexAt<TRow>({ view, firstRow }: TableGridProps<TRow>, row: number): number {
  return rowAtPlace(view, firstRow + row);
}
