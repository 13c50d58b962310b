import { selectionColumnId } from '../columns/selectionColumn.ts';
import { cellWords } from './cellContent.tsx';
import type { TableGridProps } from './TableGrid.types.ts';

/** The selected rows among those that are shown, as a sheet takes them: a line each, with the visible columns between tabs. */
export function selectedText<TRow>({ view, render, selection, idOf }: TableGridProps<TRow>): string {
  if (selection.count === 0) return '';
  const columns = render.columns.filter(({ definition }) => definition.id !== selectionColumnId);
  const lines: string[] = [];
  for (let place = 0; place < view.rowCount; place += 1) {
    const row = view.rows?.[place] ?? place;
    if (!view.reader.isLoaded(row) || !selection.has(idOf(row))) continue;
    // A tab or a line of its own would begin another cell.
    const texts = columns.map(({ definition }) => cellWords(view.reader, row, definition).replace(/\s+/g, ' '));
    lines.push(texts.join('\t'));
  }
  return lines.join('\n');
}
