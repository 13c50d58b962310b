import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue } from '../texts/formatValue.ts';

/** A prepared column with a default format in the page's language. */
export interface WordedColumn<TRow> extends ColumnDef<TRow> {
  /** Formats a value if the column has no `format`. */
  valueText?: (value: unknown) => string;
}

/** Returns a column's value format. */
export function columnText<TRow>(column: WordedColumn<TRow>): (value: unknown) => string {
  return column.format ?? column.valueText ?? formatValue;
}
