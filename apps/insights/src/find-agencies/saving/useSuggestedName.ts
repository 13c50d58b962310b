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

/**
 * Joins as many values as fit, at least the first, and how many are left out, into a name that is not among those `taken`:
 * `California, Commercial lines +1`.
 */
export function suggestName([first = '', ...others]: readonly string[], taken: readonly string[]): string {
  let leftOut = 0;
  const joined = others.reduce((before, value) => {
    const longer = `${before}, ${value}`;
    if (longer.length <= maxLength) return longer;
    leftOut += 1;
    return before;
  }, first);
  const name = leftOut === 0 ? joined : `${joined} +${leftOut}`;
  const isTaken = (candidate: string) => taken.some((one) => one.toLowerCase() === candidate.toLowerCase());
  let candidate = name;
  for (let number = 2; isTaken(candidate); number += 1) candidate = `${name} ${number}`;
  return candidate;
}
