import type { Translate } from '../../language/createWords.ts';
import { searchOf } from '../agencyAddresses.ts';
import { largestAgencies } from '../agencySearch.ts';
import type { RecentSearch } from './keptStart.ts';

/** The search that is no narrowing: by the contract it needs a filter. */
const all = searchOf(largestAgencies.filters);

/** The filters of a search, or that it finds all agencies. */
export function recentSearchName({ filters, chips }: RecentSearch, t: Translate): string {
  return filters === all ? t('All agencies') : chips;
}
