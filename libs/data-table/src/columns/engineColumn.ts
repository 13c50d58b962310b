import { typedNumber } from '@agency-insights/ui-kit';
import { sortFunctionNames } from '../engine/sortKeys.ts';
import type { UndefinedPlacement } from '../engine/sortRows.ts';
import type { EngineColumn } from '../engine/TableEngine.ts';
import { holdsDates, isMissing, plainText } from '../engine/valueReading.ts';
import type { WordedColumn } from './columnText.ts';
import { isoText } from './dateFormat.ts';
import { formatValue } from '../texts/formatValue.ts';
import { tableWords, type TableWords } from '../texts/useTableWords.ts';

/**
 * A column as the engine takes it.
 * @param words Language and region of what cells show.
 * @param placement Where rows without a value are unless the column says so.
 */
export function engineColumn<TRow>(
  column: WordedColumn<TRow>,
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
    text: column.searchText ?? (column.showTime && !column.format ? (value) => isoText(column, value) : undefined),
    shown: column.searchText ?? shownText(column, words),
  };
}

/** Returns the text of a value for the search: as the cell shows it, but without digit grouping if it has no format. */
function shownText<TRow>(
  { format, valueText }: WordedColumn<TRow>,
  { locale, format: defaultText }: TableWords,
): (value: unknown) => string {
  if (format) return (value) => (isMissing(value) ? '' : format(value));
  const cellText = valueText ?? defaultText;
  // Computed lazily, to keep the table's first view fast.
  let decimal: string | undefined;
  return (value) => {
    if (typeof value === 'number') {
      decimal ??= typedNumber(0.5, locale).charAt(1);
      return decimal === '.' ? numberText(value) : numberText(value).replace('.', decimal);
    }
    return typeof value === 'boolean' || holdsDates(value) ? cellText(value) : plainText(value);
  };
}

function numberText(value: number): string {
  const cents = Math.abs(value * 100);
  // For speed, only values whose rounding is ambiguous are formatted.
  const isClear = Math.abs((cents % 1) - 0.5) > cents / 1e15;
  return isClear ? plainText(Math.round(value * 100) / 100) : formatValue(value);
}
