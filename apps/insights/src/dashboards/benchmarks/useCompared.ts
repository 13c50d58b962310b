import type { SavedFilter } from '@agency-insights/insights-api';
import type { SavedSearches } from '../../saved-searches/useSavedSearches.ts';
import { useKnownAgencies } from '../agencies/useAgencyNames.ts';
import { readCompare } from './compareChoice.ts';
import { useCarriers } from './useCarriers.ts';
import type { Translate } from '../../language/createWords.ts';
import { useWords } from '../../language/useWords.ts';

/** Whose numbers an address asks for. */
export interface Compared {
  /** Their name; null for all agencies. */
  name: string | null;
  /** Whether it is still being checked. */
  isPending: boolean;
  /** Why these numbers cannot be shown, in a sentence; null: they can. */
  problem: string | null;
}

const everybody: Compared = { name: null, isPending: false, problem: null };

/** Returns whose numbers an address requests, and whether the user may see them. */
export function useCompared(
  compare: string | undefined,
  {
    searches,
    canNameAgencies,
  }: { searches: Pick<SavedSearches, 'searches' | 'isKnown' | 'isLoading'>; canNameAgencies: boolean },
): Compared {
  const { t } = useWords();
  const { kind, value } = readCompare(compare);
  const agencies = useKnownAgencies(kind === 'agency' && canNameAgencies ? [Number(value)] : []);
  const carriers = useCarriers(kind === 'carrier');
  switch (kind) {
    case 'mine':
      return everybody;
    case 'search':
      return comparedOf(nameOfSearch(searches.searches, value, t), {
        isKnown: searches.isKnown,
        isPending: searches.isLoading,
        what: t('A saved search'),
        missing: t('The saved search to compare does not exist any more.'),
      });
    case 'agency':
      if (!canNameAgencies)
        return { ...everybody, problem: t('You can compare groups of agencies, but not a single one.') };
      return comparedOf(agencies.names.get(Number(value)), {
        isKnown: !agencies.isPending && !agencies.isUnknown,
        isPending: agencies.isPending,
        what: t('One agency'),
        missing: t('The agency to compare cannot be found.'),
      });
    case 'carrier':
      return comparedOf(carriers.options.find((carrier) => carrier.value === value)?.label, {
        isKnown: carriers.isKnown,
        isPending: carriers.isLoading,
        what: t('A carrier'),
        missing: t('The carrier to compare cannot be found.'),
      });
  }
}

function nameOfSearch(searches: readonly SavedFilter[], id: string | null, t: Translate): string | undefined {
  const search = searches.find((one) => String(one.id) === id);
  return search && t('Saved search "{name}"', { name: search.filterName });
}

interface Lookup {
  isKnown: boolean;
  isPending: boolean;
  /** Its label until its name has loaded. */
  what: string;
  missing: string;
}

function comparedOf(name: string | undefined, { isKnown, isPending, what, missing }: Lookup): Compared {
  if (name === undefined && isKnown) return { ...everybody, problem: missing };
  return { name: name ?? what, isPending: name === undefined && isPending, problem: null };
}
