import { selectionColumnId } from '../columns/selectionColumn.ts';
import { withoutFormula } from '../texts/withoutFormula.ts';
import { cellWords } from './cellContent.tsx';
import type { TableGridProps } from './TableGrid.types.ts';
import { showNote } from './tableNote.ts';

/**
 * Copies the selected rows among those that are shown, as a sheet takes them: a line each, with the visible columns between
 * tabs; where none are, and from a row that is none of them, the cell as it reads. What is copied is said and shown; where there is
 * nothing the clipboard is left alone. More than ten thousand are work for an export: the page would stand still.
 */
export function copyRows<TRow>(props: TableGridProps<TRow>, cell: HTMLElement): void {
  const { view, render, selection, idOf, onSay, words } = props;
  const { announce } = words.texts;
  const say = (text: string) => {
    onSay(text);
    showNote(cell, text);
  };
  // From a checkbox, which has no words of its own, the selected rows are meant.
  const isOther = cell.closest('[data-row]:not([data-row="-1"], [aria-selected="true"])') && cell.innerText;
  const rowCount = isOther ? 0 : Math.min(selection.count, view.rowCount);
  if (rowCount > 1e4) return say(announce.copyLimit(words.format(1e4)));
  const columns = render.columns.filter(({ definition }) => definition.id !== selectionColumnId);
  const lines: string[] = [];
  for (let place = 0; place < view.rowCount && lines.length < rowCount; place += 1) {
    const row = view.rows?.[place] ?? place;
    if (!view.reader.isLoaded(row) || !selection.has(idOf(row))) continue;
    // A tab or a line of its own would begin another cell.
    const texts = columns.map(({ definition }) =>
      withoutFormula(cellWords(view.reader, row, definition).replace(/\s+/g, ' ')),
    );
    lines.push(texts.join('\t'));
  }
  // A cell's two lines are two lines.
  const text = lines.join('\n') || cell.innerText;
  if (!text) return;
  // A browser may refuse.
  void navigator.clipboard?.writeText(text).then(
    () => say(lines.length > 0 ? announce.rowsCopied(words.format(lines.length)) : announce.cellCopied),
    () => undefined,
  );
}
