import { wordsOf } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { missingText } from './formatValue.ts';

/**
 * The columns with functions that do not throw: where one cannot read, word or draw a value there is none, and it is told of
 * once per column. One odd row must not take a whole table down.
 * @param warn Told of the first error of each column.
 */
export function guardedColumns<TRow>(
  columns: readonly ColumnDef<TRow>[],
  warn: (message: string) => void,
): ColumnDef<TRow>[] {
  return columns.map((column) => {
    const { accessor, cell, format } = column;
    let isTold = false;
    const guard =
      <Arguments extends unknown[], Result>(run: (...given: Arguments) => Result, otherwise: Result) =>
      (...given: Arguments): Result => {
        try {
          return run(...given);
        } catch (error) {
          if (!isTold) warn(`Column "${column.id}": ${wordsOf(error)}`);
          isTold = true;
          return otherwise;
        }
      };
    return {
      ...column,
      ...(typeof accessor === 'function' && { accessor: guard(accessor, undefined) }),
      ...(cell && { cell: guard(cell, missingText) }),
      ...(format && { format: guard(format, missingText) }),
    };
  });
}
