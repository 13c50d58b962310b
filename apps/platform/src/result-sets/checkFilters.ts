import {
  filterDefinitions,
  type FilterKey,
  filterKeys,
  type Filters,
  parseDateExpression,
  parseNumberExpression,
  parseTextExpression,
} from '@agency-insights/insights-api/contract';
import { parseFilter } from './filterProblem.ts';
import { naicsMatcher } from './naicsCondition.ts';
import { textFilter } from './readSearch.ts';

/**
 * Refuses filters that a search would refuse for any data; ignores keys that are not search filters.
 * @throws ApiProblem 400 `invalid_request` with the path `filters.<key>`
 */
export function checkFilters(given: Readonly<Record<string, string>>): void {
  const filters: Filters = {};
  for (const key of filterKeys) if (Object.hasOwn(given, key)) filters[key] = given[key];
  for (const key of filterKeys) checkFilter(filters, key);
}

function checkFilter(filters: Filters, key: FilterKey): void {
  switch (filterDefinitions[key].kind) {
    case 'dollars':
    case 'count':
      parseFilter(key, filters[key], parseNumberExpression);
      return;
    case 'date':
      parseFilter(key, filters[key], parseDateExpression);
      return;
    case 'naics':
      naicsMatcher(parseFilter(key, filters[key], parseTextExpression));
      return;
    case 'text':
      textFilter(filters, key);
  }
}
