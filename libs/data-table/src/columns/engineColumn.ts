import { typedNumber } from '@agency-insights/ui-kit';
import { sortFunctionNames } from '../engine/sortKeys.ts';
import type { UndefinedPlacement } from '../engine/sortRows.ts';
import type { EngineColumn } from '../engine/TableEngine.ts';
import { isMissing, plainText } from '../engine/valueReading.ts';
import type { ColumnDef } from './columnDefinition.types.ts';
import { formatValue } from '../texts/formatValue.ts';
import { tableWords, type TableWords } from '../texts/useTableWords.ts';

/**
 * A column as the engine takes it.
 * @param words Language and region of what cells show.
 * @param placement Where rows without a value are unless the column says so.
 */
export function engineColumn<TRow>(
  column: ColumnDef<TRow>,
  placement: UndefinedPlacement | undefined,
  words: TableWords = tableWords(),
): EngineColumn<TRow> {
  const { sortFn } = column;
  const isKnown = typeof sortFn === 'function' || sortFunctionNames.some((name) => name === sortFn);
  return {
    id: column.id,
    accessor: column.accessor ?? column.key ?? column.id,
    sortFunction: isKnown ? sortFn : undefined,
    undefinedPlacement: column.undefinedPlacement ?? placement,
    timeZone: column.timeZone,
    searchable: column.searchable,
    text: column.searchText,
    shown: column.searchText ?? shownText(column.format, words),
  };
}

/** Returns the text of a value for the search. */
function shownText(format: ((value: unknown) => string) | undefined, words: TableWords): (value: unknown) => string {
  if (!format) return defaultText(words);
  return (value) => (isMissing(value) ? '' : format(value));
}

/** Formats a value like a text cell, but without digit grouping. */
function defaultText({ format, locale }: TableWords): (value: unknown) => string {
  // Computed lazily, to keep the table's first view fast.
  let decimal: string | undefined;
  return (value) => {
    if (typeof value !== 'number') return typeof value === 'boolean' ? format(value) : plainText(value);
    decimal ??= typedNumber(0.5, locale).charAt(1);
    return decimal === '.' ? numberText(value) : numberText(value).replace('.', decimal);
  };
}

function numberText(value: number): string {
  const cents = Math.abs(value * 100);
  // For speed, only values whose rounding is ambiguous are formatted.
  const isClear = Math.abs((cents % 1) - 0.5) > cents / 1e15;
  return isClear ? plainText(Math.round(value * 100) / 100) : formatValue(value);
}
