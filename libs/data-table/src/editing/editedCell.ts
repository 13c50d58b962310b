import type { ColumnDef } from '../columns/columnDefinition.types.ts';
import { isMissing, sampleOf } from '../engine/valueReading.ts';
import type { TableGridProps } from '../grid/TableGrid.types.ts';
import type { ValueEditor } from './cellEditing.types.ts';
import type { EditedCell } from './cellValues.ts';

/** The place of an edited cell. */
export interface EditedPlace<TRow> {
  editor: ValueEditor;
  definition: ColumnDef<TRow>;
  /** Index of the row in the source. */
  rowIndex: number;
  /** The locale of numbers and dates. */
  locale: string;
}

/** Returns the value, data type and locale of an edited cell. */
export function editedCell<TRow>({ view, words }: TableGridProps<TRow>, place: EditedPlace<TRow>): EditedCell {
  const { definition, rowIndex } = place;
  const valueOf = (columnId: string, row = rowIndex) => view.reader.value(columnId, row);
  const valueAt = (row: number) => valueOf(definition.id, row);
  const before = valueAt(rowIndex);
  const isChecked = definition.type === 'checkbox';
  const sample = isChecked ? false : isMissing(before) ? sampleOf(view.rowCount, valueAt) : before;
  const { yes, no } = words.texts;
  const textOf = definition.format ?? ((value: unknown) => (value === true ? yes : no));
  return { ...place, valueOf, before, sample, textOf };
}
