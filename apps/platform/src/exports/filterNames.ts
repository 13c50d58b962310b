import type { FilterKey } from '@agency-insights/insights-api/contract';
import { industryTitle } from '../naics/industryTitle.ts';
import { pageWords } from '../pages/pageWords.ts';
import type { Coded, SetDimensions } from '../result-sets/SetDimensions.ts';

/** Label of a filter value; undefined if it is the value itself. */
export type FilterNames = (key: FilterKey, value: string) => string | undefined;

const lines: Readonly<Record<string, string>> = { personal: 'Personal lines', commercial: 'Commercial lines' };

/** Names the values of filters as the pages do: states, products and lines by their names, industries by code and title. */
export function filterNames({ states, products }: Pick<SetDimensions, 'states' | 'products'>): FilterNames {
  const namesOf = (coded: readonly Coded[]) => {
    const names = new Map(coded.map(({ code, name }) => [code.toLowerCase(), name]));
    return (value: string) => names.get(value.toLowerCase());
  };
  const stateOf = namesOf(states);
  const nameOf: Partial<Record<FilterKey, (value: string) => string | undefined>> = {
    agency_state: stateOf,
    policy_state: stateOf,
    product: namesOf(products),
    line: (value) => lines[value] && pageWords(lines[value]),
    naics: (value) => {
      const title = industryTitle(value);
      return title === undefined ? undefined : `${value} - ${title}`;
    },
  };
  return (key, value) => nameOf[key]?.(value);
}
