import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useBrowserLayoutEffect } from '../state/useBrowserLayoutEffect.ts';
import type { RenderColumn } from '../columns/renderColumns.ts';
import type { RowReader } from '../engine/TableView.ts';
import { cellWords } from './cellContent.tsx';

/** The row whose texts are written. */
export interface RowTexts<TRow> {
  /** Reads values. */
  reader: RowReader<TRow>;
  /** The row's number in the source. */
  rowIndex: number;
  /** The columns that are drawn, left to right. */
  columns: readonly RenderColumn<TRow>[];
}

/**
 * Writes a row's texts into the cells that last while rows pass by: those of `lasting`, by column, that are not null. React has
 * drawn them with the texts of the row that they were made for. Returns the ref of the row's element, whose children are the cells.
 */
export function useRowTexts<TRow>(
  { reader, rowIndex, columns }: RowTexts<TRow>,
  lasting: readonly ReactNode[],
): RefObject<HTMLDivElement | null> {
  const rowRef = useRef<HTMLDivElement>(null);
  const written = useRef<readonly unknown[]>([reader, rowIndex, lasting]);
  // The known texts of the cells: reading the document costs more than reading a list.
  const texts = useRef<string[]>([]);
  useBrowserLayoutEffect(() => {
    const now = [reader, rowIndex, lasting];
    if (now.every((part, place) => part === written.current[place])) return;
    if (written.current[2] !== lasting) texts.current = [];
    written.current = now;
    const cells = rowRef.current?.children ?? [];
    columns.forEach(({ definition }, place) => {
      const cell = cells[place] as HTMLElement;
      // A title tells the text of the row before.
      if (cell.title) cell.title = '';
      if (!lasting[place]) return;
      const text = cellWords(reader, rowIndex, definition);
      if (texts.current[place] !== text) writeText(cell, (texts.current[place] = text));
    });
  });
  return rowRef;
}

/** Writes only what changes, and into the text that is there: a new one would be laid out from nothing. */
function writeText(cell: HTMLElement, text: string): void {
  const { firstChild } = cell;
  if (!(firstChild instanceof Text) || firstChild.nextSibling || !text) cell.textContent = text;
  else if (firstChild.data !== text) firstChild.data = text;
}
