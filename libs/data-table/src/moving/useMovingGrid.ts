import { useTexts } from '@agency-insights/ui-kit';
import type { GridKeyPress } from '../grid/GridExtras.types.ts';
import { footRow } from '../grid/gridNavigation.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { sayOver } from '../grid/tableNote.ts';
import { joinExtras } from '../plugins/joinExtras.ts';
import { siblingPlaces } from '../rows/expansionRules.ts';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import { englishExtrasTexts } from '../texts/englishExtrasTexts.ts';
import type { MoveTable } from './MoveTable.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/**
 * Adds row reordering to a grid. `move` puts a row before (-1) or after (1) another one, by their numbers. Grouped rows
 * move within their group.
 */
export function useMovingGrid<TRow>(
  grid: TableGridProps<TRow>,
  table: MoveTable,
  move: (row: number, target: number, side: -1 | 1) => void,
): TableGridProps<TRow> {
  const texts = useTexts('tableExtras', englishExtrasTexts);
  const { view, firstRow, rowsOnPage, onSay, words, instance } = grid;
  const rowAt = (place: number): number => rowAtPlace(view, place);
  /** Returns why the row at a place among the shown rows cannot move to another place: '' at an end, null if it can. */
  const refusal = (from: number, to: number): string | null => {
    if (to < 0 || to >= view.rowCount || from === to || from < 0) return '';
    if (instance.getAllLeafColumns().some((column) => column.getIsSorted() !== false)) return texts.moveRefused;
    const isInside = !view.depths || siblingPlaces(view.depths, from).includes(to);
    return isInside && !view.reader.isGroup?.(rowAt(from)) ? null : texts.moveOutside;
  };
  const moveTo = (from: number, to: number, cell: Element): boolean => {
    const reason = refusal(from, to);
    if (reason === null) {
      const places = view.depths ? siblingPlaces(view.depths, from) : null;
      move(rowAt(from), rowAt(to), to > from ? 1 : -1);
      onSay(
        texts.rowMoved(words.format((places?.indexOf(to) ?? to) + 1), words.format(places?.length ?? view.rowCount)),
      );
      return true;
    }
    if (reason) sayOver(grid, cell, reason);
    return false;
  };
  useBrowserLayoutEffect(() => {
    const placeOf = (row: number) => (view.rows ? view.rows.indexOf(row) : row);
    table.follow({
      accepts: (row, position) => refusal(placeOf(row), firstRow + position) === null,
      drop: (row, position, cell) => void moveTo(placeOf(row), firstRow + position, cell),
    });
  });
  const onKey = ({ key, at, isInside, event, moveTo: moveFocus }: GridKeyPress): boolean => {
    const direction = { ArrowUp: -1, ArrowDown: 1 }[key.key] ?? 0;
    if (isInside || !key.alt || !key.shift || direction === 0 || at.row < 0 || at.row === footRow) return false;
    const row = at.row + direction;
    const hasMoved = moveTo(firstRow + at.row, firstRow + row, event.target as Element);
    // The focus follows the row to its page.
    if (hasMoved && row >= 0 && row < rowsOnPage) moveFocus({ ...at, row });
    return true;
  };
  return { ...grid, extras: joinExtras(grid.extras, { onKey }) };
}
