import type { RenderColumn } from '../columns/renderColumns.ts';
import { isMissing, sampleOf } from '../engine/valueReading.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import type { TableExtrasTexts } from '../texts/TableExtrasTexts.types.ts';
import { fieldText, parsedText, valueFault, type EditedCell } from './cellValues.ts';
import type { EditingControl } from './EditingControl.types.ts';
import type { EditableCell } from './useFollowedCell.ts';

/** Returns a cell that can be edited, with its value and data type; null if it cannot. */
export function editedAt<TRow>(
  grid: TableGridProps<TRow>,
  { options }: EditingControl<TRow>,
  { rowIndex, column, columnId }: Pick<EditableCell, 'rowIndex' | 'column'> & { columnId?: string },
  locale: string,
): EditedCell | null {
  const isIts = ({ definition: { id }, index }: RenderColumn<TRow>) => (columnId ? id === columnId : index === column);
  const definition = grid.render.columns.find(isIts)?.definition;
  const editor = definition && options.current.editors[definition.id];
  if (!editor || !isDataRow(grid, rowIndex)) return null;
  const { view, words } = grid;
  const { id, type, format } = definition;
  const valueOf = (of: string, row = rowIndex) => view.reader.value(of, row);
  const valueAt = (row: number) => valueOf(id, row);
  const before = valueAt(rowIndex);
  const sample = type === 'checkbox' ? false : isMissing(before) ? sampleOf(view.rowCount, valueAt) : before;
  const { texts } = words;
  const textOf = format ?? ((value: unknown) => (value === true ? texts.yes : texts.no));
  return { editor, key: editor.key ?? id, definition, rowIndex, locale, valueOf, before, sample, textOf };
}

/** What the user entered: a text to parse, or a value. */
export type Entered = { text: string } | { value: unknown };

/**
 * Writes, announces and saves what the user entered in a cell, unless the cell has this value already.
 * @returns The validation message of a refused value; null otherwise.
 */
export function enter<TRow>(
  { onSay }: TableGridProps<TRow>,
  { write }: EditingControl<TRow>,
  cell: EditedCell,
  entered: Entered,
  texts: TableExtrasTexts,
): string | null {
  if ('text' in entered ? entered.text === fieldText(cell) : entered.value === cell.before) return null;
  const value = 'text' in entered ? parsedText(cell, entered.text) : entered.value;
  const fault = valueFault(cell, value, texts);
  if (fault !== null) return fault;
  write(cell.rowIndex, cell.key, value);
  onSay(texts.edited(cell.definition.header));
  return null;
}

/** Whether a row is loaded and no group. */
export function isDataRow<TRow>({ view: { reader } }: TableGridProps<TRow>, rowIndex: number): boolean {
  return reader.isLoaded(rowIndex) && reader.isGroup?.(rowIndex) !== true;
}
