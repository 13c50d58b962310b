import type { ClipboardEvent } from 'react';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import { selectedRange } from '../plugins/selectedRange.ts';
import { rangeBetween, type CellRange } from '../ranges/CellRange.ts';
import { changeCells, dataRows, maxCells, type ChangedTable } from './changeCells.ts';

/**
 * Pastes tab-separated cells into the table, starting at the focused cell or the first one of the selected range. A block
 * whose size divides that of the range is repeated in it.
 */
export function pasteCells<TRow>(event: ClipboardEvent<HTMLElement>, table: ChangedTable<TRow>): void {
  const target = event.target as HTMLElement;
  const text = event.clipboardData.getData('text/plain');
  const from = cellPosition(target);
  // Fields in cells handle paste themselves.
  if (target.closest('input, textarea') || !from || text === '') return;
  event.preventDefault();
  const block = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const { texts, grid } = table;
  if (block.flat().length > maxCells) return table.say(texts.changeLimit(grid.words.format(maxCells)));
  const range = selectedRange(event.currentTarget) ?? rangeBetween(from, from);
  changeCells(table, pastedRange(grid, range, block), block, texts.pasted);
}

/** Returns the cells that a block fills: the range if it fits in it without a rest, else as many as the block has. */
function pastedRange<TRow>(
  grid: TableGridProps<TRow>,
  range: CellRange,
  block: readonly (readonly string[])[],
): CellRange {
  const { firstRow, firstColumn, lastColumn } = range;
  const height = block.length;
  const width = Math.max(...block.map((cells) => cells.length));
  const isRepeated = dataRows(grid, range).length % height === 0 && (lastColumn - firstColumn + 1) % width === 0;
  const below = dataRows(grid, { firstRow, lastRow: grid.rowsOnPage - 1 });
  return isRepeated
    ? range
    : { ...range, lastRow: below[height - 1] ?? grid.rowsOnPage - 1, lastColumn: firstColumn + width - 1 };
}
