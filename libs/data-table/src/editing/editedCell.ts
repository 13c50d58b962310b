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
export function editedCell<TRow>({ view }: TableGridProps<TRow>, place: EditedPlace<TRow>): EditedCell {
  const { editor, definition, rowIndex, locale } = place;
  const valueAt = (row: number) => view.reader.value(definition.id, row);
  const before = valueAt(rowIndex);
  const sample = isMissing(before) ? sampleOf(view.rowCount, valueAt) : before;
  return { editor, timeZone: definition.timeZone, before, sample, locale };
}
