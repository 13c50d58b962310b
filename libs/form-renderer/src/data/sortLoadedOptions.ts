import type { DataSource } from '../schema/DataSource.ts';
import { compareValues } from './compareValues.ts';
import type { FormLogger } from './FormLogger.ts';
import type { LoadedOption } from './LoadedOption.ts';

/** Compares two options for a sort: negative where the first comes first. */
export type OptionSortFunction = (a: LoadedOption, b: LoadedOption) => number;

/** The application's sort functions, by the `sortFunctionKey` of data sources. */
export type SortFunctions = Readonly<Record<string, OptionSortFunction>>;

/** Sorts options as their data source asks: by a named function, by a column, or not at all. Equal options keep their order. */
export function sortLoadedOptions(
  options: readonly LoadedOption[],
  source: DataSource,
  sortFunctions: SortFunctions,
  logger: FormLogger,
): LoadedOption[] {
  const compare = comparison(source, sortFunctions, logger);
  return compare ? [...options].sort(compare) : [...options];
}

function comparison(
  source: DataSource,
  sortFunctions: SortFunctions,
  logger: FormLogger,
): OptionSortFunction | undefined {
  const { sortFunctionKey } = source;
  if (sortFunctionKey !== undefined) {
    if (Object.hasOwn(sortFunctions, sortFunctionKey)) return sortFunctions[sortFunctionKey];
    logger.warn(`Unrecognized sort function: ${sortFunctionKey}`);
  }
  const sign = source.sortDirection === 'desc' ? -1 : 1;
  if (source.kind === 'askkodiak') return (a, b) => sign * compareCodes(a.value, b.value);
  const { keySort } = source;
  return keySort === undefined ? undefined : (a, b) => compareValues(a.row?.[keySort], b.row?.[keySort], sign);
}

/** Codes by their numeric prefix (`31-33` is 31), the shorter first where it is the same. */
function compareCodes(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.length - b.length || compareValues(a, b);
}
