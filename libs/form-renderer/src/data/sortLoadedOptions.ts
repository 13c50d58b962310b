import type { KindedDataSource } from '../schema/DataSource.ts';
import { ownValue } from '../objects/ownValue.ts';
import { compareValues } from '../objects/compareValues.ts';
import type { FormLogger } from './FormLogger.ts';
import type { LoadedOption } from '../values/LoadedOption.ts';

/** Compares two options: negative if the first comes first. */
export type OptionSortFunction = (a: LoadedOption, b: LoadedOption) => number;

/** The application's sort functions, by the `sortFunctionKey` of data sources. */
export type SortFunctions = Readonly<Record<string, OptionSortFunction>>;

/**
 * Sorts options as their data source defines: by a named function, codes by their numeric prefix (`31-33` is 31), rows
 * by a column, or not at all. Equal options keep their order.
 */
export function sortLoadedOptions(
  options: readonly LoadedOption[],
  source: KindedDataSource,
  sortFunctions: SortFunctions,
  logger: FormLogger,
): LoadedOption[] {
  const { sortFunctionKey } = source;
  if (sortFunctionKey !== undefined) {
    const compare = ownValue(sortFunctions, sortFunctionKey);
    if (compare) return [...options].sort(compare);
    logger.warn(`Unrecognized sort function: ${sortFunctionKey}`);
  }
  const sign = source.sortDirection === 'desc' ? -1 : 1;
  const keyOf = ({ value, row }: LoadedOption) => (source.kind === 'askkodiak' ? value : row?.[source.keySort ?? '']);
  return [...options].sort((a, b) => compareValues(keyOf(a), keyOf(b), sign));
}
