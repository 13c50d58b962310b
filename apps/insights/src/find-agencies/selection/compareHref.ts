import { maxComparedAgencies } from '@agency-insights/insights-api';
import { agencyHref } from '../agencyAddresses.ts';

/** Max number of compared agencies, including the page's own (PLUS-45). */
export const maxCompared = maxComparedAgencies + 1;

/** Address of the first agency's profile with the others beside it. */
export function compareHref([first = 0, ...others]: readonly number[], search: string): string {
  const compared = `compare_agencies=${others.join(',')}`;
  return agencyHref(first, search === '' ? `?${compared}` : `${search}&${compared}`);
}
