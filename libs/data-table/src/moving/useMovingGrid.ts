import { useTexts } from '@agency-insights/ui-kit';
import type { GridKeyPress } from '../grid/GridExtras.types.ts';
import { footRow } from '../grid/gridNavigation.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { joinExtras } from '../plugins/joinExtras.ts';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import type { MoveTable } from './MoveTable.ts';

/** Adds row reordering to a grid. `move` puts a row before (-1) or after (1) another one, by their numbers. */
export function useMovingGrid<TRow>(
  grid: TableGridProps<TRow>,
  table: MoveTable,
  move: (row: number, target: number, side: -1 | 1) => void,
): TableGridProps<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const { view, firstRow, rowsOnPage, onSay, words, instance } = grid;
  const rowAt = (place: number): number => (view.rows ? view.rows[place]! : place);
  /** Moves the row at a place among the shown rows to another place. Returns whether it did. */
  const moveTo = (from: number, to: number): boolean => {
    if (to < 0 || to >= view.rowCount || from === to || from < 0) return false;
    if (instance.getAllLeafColumns().some((column) => column.getIsSorted() !== false)) {
      onSay(texts.moveRefused);
      return false;
    }
    move(rowAt(from), rowAt(to), to > from ? 1 : -1);
    onSay(texts.rowMoved(words.format(to + 1), words.format(view.rowCount)));
    return true;
  };
  useBrowserLayoutEffect(() => {
    table.follow((row, position) => {
      const from = view.rows ? view.rows.indexOf(row) : row;
      moveTo(from, firstRow + position);
    });
  });
  const onKey = ({ key, at, isInside, moveTo: moveFocus }: GridKeyPress): boolean => {
    const direction = { ArrowUp: -1, ArrowDown: 1 }[key.key] ?? 0;
    if (isInside || !key.alt || !key.shift || direction === 0 || at.row < 0 || at.row === footRow) return false;
    const row = at.row + direction;
    // The focus follows the row to its page.
    if (moveTo(firstRow + at.row, firstRow + row) && row >= 0 && row < rowsOnPage) moveFocus({ ...at, row });
    return true;
  };
  return { ...grid, extras: joinExtras(grid.extras, { onKey }) };
}
