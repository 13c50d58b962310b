import { wordsOf } from '../engine/valueReading.ts';
import { believableWidth } from '../state/tableView.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import type { WordedColumn } from './columnText.ts';
import { defaultFormat } from './dateFormat.ts';
import { missingText } from '../texts/formatValue.ts';
import type { TableWords } from '../texts/useTableWords.ts';

/** Default min width in px of a column with `showTime`. */
const timeWidth = 180;

/**
 * Wraps the columns' functions so that they do not throw: a failed read, format or render leaves the cell empty, and
 * the error is reported once per column. Invalid widths are dropped.
 * @param warn Called with the first error of each column.
 * @param words Language and region of values in columns without a `format`.
 */
export function guardedColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  warn: (message: string) => void,
  words: Pick<TableWords, 'format' | 'locale'>,
): WordedColumn<TRow>[] {
  // An invalid definition goes on as one without an id, which is reported.
  return Array.from(columns, (given: ColumnDef<TRow> | null | undefined) => {
    const column = { ...given } as ColumnDef<TRow>;
    const { id, accessor, cell, format } = column;
    let isTold = false;
    const guard =
      <Arguments extends unknown[], Result>(run: (...given: Arguments) => Result, otherwise: Result) =>
      (...given: Arguments): Result => {
        try {
          return run(...given);
        } catch (error) {
          if (!isTold) warn(`Column "${id}": ${wordsOf(error)}`);
          isTold = true;
          return otherwise;
        }
      };
    return {
      ...column,
      valueText: defaultFormat(column, words),
      width: believableWidth(column.width),
      minWidth: believableWidth(column.minWidth) ?? (column.showTime ? timeWidth : undefined),
      maxWidth: believableWidth(column.maxWidth),
      ...(typeof accessor === 'function' && { accessor: guard(accessor, undefined) }),
      ...(cell && { cell: guard(cell, missingText) }),
      ...(format && { format: guard(format, missingText) }),
    };
  });
}
