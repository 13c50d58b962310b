import type { FilterForm } from '@agency-insights/form-renderer';
import { useFilterDescription } from '../useSearchForm.ts';
import type { FindAgenciesState } from '../useFindAgencies.ts';

const none = [] as const;
/** Longer names say too much in a menu, in characters. */
const maxLength = 50;

/** Suggests a name for the current search: the values of its first filters, `California, Commercial lines`, with a number if it is taken. */
export function useSuggestedName({ currentFilters, savedSearches }: FindAgenciesState, form: FilterForm): string {
  const { chips } = useFilterDescription(currentFilters, form, none);
  return suggestName(
    chips.map(({ label, text }) => text || label),
    savedSearches.searches.map(({ filterName }) => filterName),
  );
}

/** Joins as many values as fit, at least the first, into a name that is not among those `taken`. */
export function suggestName([first = '', ...others]: readonly string[], taken: readonly string[]): string {
  const name = others.reduce((before, value) => {
    const longer = `${before}, ${value}`;
    return longer.length > maxLength ? before : longer;
  }, first);
  const isTaken = (candidate: string) => taken.some((one) => one.toLowerCase() === candidate.toLowerCase());
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${name} ${number}`;
  return candidate;
}
