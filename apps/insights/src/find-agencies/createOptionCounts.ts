import type { OptionCounts } from '@agency-insights/form-renderer';
import type { FilterKey, Filters, InsightsApi, QueryFilename } from '@agency-insights/insights-api';
import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../language/createWords.ts';
import { panelSchema } from './agencyFilterSchema.ts';
import { definedFilters } from './agencySearch.ts';
import { filtersOfValues } from './useSearchForm.ts';

interface CountQuery {
  query: QueryFilename;
  /** Column with the option's value. */
  column: string;
  /** Filters to ignore: the field's own, and those of dependent fields. */
  without: readonly FilterKey[];
}

const queries = 'marketing_insights/queries';

/** The queries that count the options of fields. */
const countQueries: Partial<Record<string, CountQuery>> = {
  agency_state: {
    query: `${queries}/agency_states.query`,
    column: 'state',
    without: ['agency_state', 'agency_city'],
  },
  agency_city: { query: `${queries}/agency_cities.query`, column: 'city', without: ['agency_city'] },
  line: { query: `${queries}/line_agencies.query`, column: 'line', without: ['line'] },
  carrier: { query: `${queries}/carrier_agencies.query`, column: 'carrier', without: ['carrier'] },
  product: { query: `${queries}/product_agencies.query`, column: 'product', without: ['product'] },
  policy_state: { query: `${queries}/policy_state_agencies.query`, column: 'state', without: ['policy_state'] },
};

const freshForMs = 60_000;

/** Counts the agencies that each option of the panel would find, under the rest of the draft and the chosen names (PLUS-3). */
export function createOptionCounts(
  api: Pick<InsightsApi, 'looker'>,
  cache: QueryClient,
  nameFilters: Filters,
  t: Translate,
): OptionCounts {
  return {
    headingOf: (fieldId) => (countQueries[fieldId] === undefined ? undefined : t('Agencies with each')),
    count: async (fieldId, values, { signal }) => {
      const counting = countQueries[fieldId];
      if (counting === undefined) return new Map();
      const { query, column, without } = counting;
      const all = Object.entries(definedFilters({ ...filtersOfValues(panelSchema, values), ...nameFilters }));
      const filters = Object.fromEntries(all.filter(([key]) => !without.some((own) => own === key)));
      const rows = await cache.fetchQuery({
        queryKey: ['option-counts', query, filters],
        queryFn: () => api.looker.runQuery({ query_filename: query, filter_expression: filters }, { signal }),
        staleTime: freshForMs,
        retry: false,
      });
      return new Map(rows.map((row) => [String(row[column]), Number(row.agencies)]));
    },
  };
}
