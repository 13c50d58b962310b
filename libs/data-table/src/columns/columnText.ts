import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue } from '../texts/formatValue.ts';

/** A column as the table has prepared it: it knows how its values are written in the language of the page. */
export interface WordedColumn<TRow> extends ColumnDef<TRow> {
  /** Writes a value where the column has no `format`. */
  valueText?: (value: unknown) => string;
}

/** Returns how a column writes its values. */
export function columnText<TRow>(column: WordedColumn<TRow>): (value: unknown) => string {
  return column.format ?? column.valueText ?? formatValue;
}
