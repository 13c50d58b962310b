import { isControlColumn } from '../columns/controlColumns.ts';
import { withoutFormula } from '../texts/withoutFormula.ts';
import { cellWords } from './cellContent.tsx';
import type { TableGridProps } from './TableGrid.types.ts';
import { sayOver } from './tableNote.ts';
import { rowAtPlace } from '../engine/rowAtPlace.ts';

/**
 * Copies the selected shown rows as tab-separated lines of the visible columns of data; in an unselected row, copies the cell.
 * Announces and shows the result. Refuses more than ten thousand rows, which would block the page: use an export.
 */
export function copyRows<TRow>(props: TableGridProps<TRow>, cell: HTMLElement): void {
  const { view, render, selection, idOf, words } = props;
  const { announce } = words.texts;
  const say = (text: string) => sayOver(props, cell, text);
  // On a checkbox, which has no text, the selected rows are copied.
  const isOther = cell.closest('[data-row]:not([data-row="-1"], [aria-selected="true"])') && cell.innerText;
  const rowCount = isOther ? 0 : Math.min(selection.count, view.rowCount);
  if (rowCount > 1e4) return say(announce.copyLimit(words.format(1e4)));
  const columns = render.columns.filter(({ definition }) => !isControlColumn(definition.id));
  const lines: string[] = [];
  for (let place = 0; place < view.rowCount && lines.length < rowCount; place += 1) {
    const row = rowAtPlace(view, place);
    if (!view.reader.isLoaded(row) || !selection.has(idOf(row))) continue;
    // Tabs and line breaks would start another cell.
    const texts = columns.map(({ definition }) =>
      withoutFormula(cellWords(view.reader, row, definition).replace(/\s+/g, ' ')),
    );
    lines.push(texts.join('\t'));
  }
  // Two lines of a cell stay two lines.
  const text = lines.join('\n') || cell.innerText;
  if (!text) return;
  // The browser may deny clipboard access.
  void navigator.clipboard?.writeText(text).then(
    () => say(lines.length > 0 ? announce.rowsCopied(words.format(lines.length)) : announce.cellCopied),
    () => undefined,
  );
}
