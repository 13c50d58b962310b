import type { ClipboardEvent } from 'react';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import { showNote } from '../grid/tableNote.ts';
import { cellPosition } from '../plugins/cellPosition.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import type { CellEdit } from './CellEdits.ts';
import type { CellEditingOptions } from './cellEditing.types.ts';
import { fieldText, parsedText, valueFault } from './cellValues.ts';
import { editedCell } from './editedCell.ts';

/** Max number of cells per paste: each is one edit. */
const maxCells = 1_000;

/** A value for a cell. */
interface PastedValue {
  rowIndex: number;
  key: string;
  value: unknown;
}

/** Options of `pasteCells`. */
export interface PasteOptions<TRow> {
  grid: TableGridProps<TRow>;
  options: CellEditingOptions<TRow>;
  texts: TableExtrasTexts;
  /** The locale of numbers and dates. */
  locale: string;
  /** Saves an edit; calls `onFail` after a failed edit was reverted. */
  save: (edit: CellEdit | null, onFail: () => void) => boolean;
}

/**
 * Pastes tab-separated cells into the table, starting at the focused cell: all of them, or none if one value is
 * invalid. Skips read-only cells and cells outside the page.
 */
export function pasteCells<TRow>(event: ClipboardEvent<HTMLElement>, paste: PasteOptions<TRow>): void {
  const { grid, options, texts, save } = paste;
  const target = event.target as HTMLElement;
  const text = event.clipboardData.getData('text/plain');
  // Fields in cells handle paste themselves.
  if (target.closest('input, textarea') || !cellPosition(target) || text === '') return;
  event.preventDefault();
  const say = (message: string) => {
    grid.onSay(message);
    showNote(target, message);
  };
  const result = readCells(text, target, paste);
  if (typeof result === 'string') return say(result);
  if (result.length === 0) return say(texts.nothingPasted);
  // One step for undo.
  const step = {};
  for (const { rowIndex, key, value } of result) {
    options.source.edit(rowIndex, key, value, step);
    save(options.source.edits.list.at(-1) ?? null, () => grid.onSay(texts.editFailed));
  }
  say(texts.pasted(grid.words.format(result.length)));
}

/** Returns the values to write, or the first validation error. */
function readCells<TRow>(text: string, target: HTMLElement, paste: PasteOptions<TRow>): PastedValue[] | string {
  const { grid, options, texts, locale } = paste;
  const { view, firstRow, rowsOnPage, render, words } = grid;
  const from = cellPosition(target);
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (!from) return [];
  if (lines.reduce((sum, cells) => sum + cells.length, 0) > maxCells) return texts.pasteLimit(words.format(maxCells));
  const values: PastedValue[] = [];
  for (const [down, cells] of lines.slice(0, rowsOnPage - from.row).entries()) {
    const place = firstRow + from.row + down;
    const rowIndex = view.rows ? view.rows[place]! : place;
    if (!view.reader.isLoaded(rowIndex)) continue;
    for (const [along, typed] of cells.entries()) {
      const definition = render.columns[from.column + along]?.definition;
      const editor = definition && options.editors[definition.id];
      if (!editor) continue;
      const cell = editedCell(grid, { editor, definition, rowIndex, locale });
      if (typed === fieldText(cell)) continue;
      const value = parsedText(cell, typed);
      const fault = valueFault(editor, value, texts, (columnId) => view.reader.value(columnId, rowIndex));
      if (fault !== null) return texts.pasteRefused(fault, definition.header, words.format(place + 1));
      values.push({ rowIndex, key: editor.key ?? definition.id, value });
    }
  }
  return values;
}
