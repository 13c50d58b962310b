import type { RenderColumn } from '../columns/renderColumns.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import type { EditedCell } from './cellValues.ts';
import { editedCell } from './editedCell.ts';
import type { EditingControl } from './EditingControl.types.ts';
import type { EditableCell } from './useFollowedCell.ts';

/** Returns a cell that can be edited with its column; null if it cannot. */
export function editedAt<TRow>(
  grid: TableGridProps<TRow>,
  { options }: EditingControl<TRow>,
  { rowIndex, column, columnId }: EditableCell & { columnId?: string },
  locale: string,
) {
  const isIts = ({ definition: { id }, index }: RenderColumn<TRow>) => (columnId ? id === columnId : index === column);
  const definition = grid.render.columns.find(isIts)?.definition;
  const editor = definition && options.current.editors[definition.id];
  if (!editor || !isDataRow(grid, rowIndex)) return null;
  return editedCell(grid, { editor, definition, rowIndex, locale });
}

/** Writes, announces and saves a value. */
export function writeCell<TRow>(
  { onSay }: TableGridProps<TRow>,
  { options, save }: EditingControl<TRow>,
  { rowIndex, definition: { id } }: EditedCell,
  { value, done }: { value: unknown; done: string },
): void {
  const { source, editors } = options.current;
  source.edit(rowIndex, editors[id]?.key ?? id, value);
  onSay(done);
  save(source.edits.list.at(-1) ?? null);
}

/** Whether a row is loaded and no group. */
export function isDataRow<TRow>({ view: { reader } }: TableGridProps<TRow>, rowIndex: number): boolean {
  return reader.isLoaded(rowIndex) && reader.isGroup?.(rowIndex) !== true;
}
