import type { FieldSchema, LookerDataSource } from '@agency-insights/form-renderer';
import { filterLabels } from '@agency-insights/insights-api';
import { lineOptions } from './lines.ts';

const queries = 'marketing_insights/queries';

/** Rows of a named query. */
function rowsOf(
  query: string,
  columns: Omit<LookerDataSource, 'kind' | 'params'>,
  params: Record<string, unknown> = {},
): LookerDataSource {
  return { kind: 'looker', params: { query_filename: `${queries}/${query}.query`, ...params }, ...columns };
}

/** Params that filter rows by the typed text. */
function typedInto(key: string): Record<string, unknown> {
  return { filter_expression: { [key]: '%{term}%' }, limit: 100 };
}

/** The cities of the chosen states that an expression names, those with most agencies first. */
function citiesOf(cities: string): LookerDataSource {
  return {
    kind: 'looker',
    params: {
      query_filename: `${queries}/agency_cities.query`,
      filter_expression: { agency_state: '{agency_state}', agency_city: cities },
      limit: 100,
    },
    keyLabel: 'city',
    keyValue: 'city',
    keyCount: 'agencies',
    dependsOn: ['agency_state'],
  };
}

const accountColumns = { keyLabel: 'primary_account', keyValue: 'primary_account' };

const agencyFields: FieldSchema[] = [
  {
    id: 'agency_state',
    type: 'select',
    config: { label: filterLabels.agency_state, placeholder: 'Any', options: [], multiple: true, searchable: true },
    summary: { phrase: 'in {data}' },
    data: rowsOf('agency_states', {
      keyLabel: 'state_name',
      keyValue: 'state',
      keyCount: 'agencies',
      keySort: 'state_name',
    }),
  },
  {
    id: 'agency_city',
    type: 'autocomplete',
    config: {
      label: filterLabels.agency_city,
      placeholder: 'Search cities',
      options: [],
      multiple: true,
      tooltip: 'Lists the cities of the chosen states. Without a state, all cities.',
    },
    summary: { phrase: 'based in {data}' },
    data: citiesOf('{agency_city}'),
    searchData: citiesOf('%{term}%'),
  },
  {
    id: 'agency_written_premium',
    type: 'range-slider',
    config: {
      label: filterLabels.agency_written_premium,
      openEnded: true,
      inputs: true,
      tooltip: 'All premium that the agency writes. Policy filters do not change it.',
    },
    summary: { phrase: 'with premium {data}', unit: 'usd' },
    data: rowsOf('written_premium_distribution', { keyLower: 'lower', keyUpper: 'upper', keyCount: 'agencies' }),
  },
  {
    id: 'primary_account',
    type: 'autocomplete',
    config: { label: filterLabels.primary_account, placeholder: 'Search account codes', options: [], multiple: true },
    summary: { phrase: 'with primary account {data}' },
    data: rowsOf('primary_accounts', accountColumns, { limit: 100 }),
    searchData: rowsOf('primary_accounts', accountColumns, typedInto('primary_account')),
  },
];

const policyFields: FieldSchema[] = [
  {
    id: 'line',
    type: 'select',
    config: { label: filterLabels.line, placeholder: 'Any', options: lineOptions, multiple: true },
    summary: { phrase: 'writing {data}', case: 'sentence' },
    data: rowsOf('lines', { keyLabel: 'line_name', keyValue: 'line' }),
  },
  {
    id: 'carrier',
    type: 'select',
    config: { label: filterLabels.carrier, placeholder: 'Any', options: [], multiple: true, searchable: true },
    summary: { phrase: 'with {data}' },
    data: rowsOf('carriers', { keyLabel: 'carrier', keyValue: 'carrier', keyCount: 'policies', keySort: 'carrier' }),
  },
  {
    id: 'product',
    type: 'select',
    config: { label: filterLabels.product, placeholder: 'Any', options: [], multiple: true, searchable: true },
    summary: { phrase: 'with {data} policies', case: 'sentence' },
    data: rowsOf('products', {
      keyLabel: 'product_name',
      keyValue: 'product',
      keyCount: 'policies',
      keySort: 'product_name',
    }),
  },
  {
    id: 'policy_state',
    type: 'select',
    config: {
      label: filterLabels.policy_state,
      placeholder: 'Any',
      options: [],
      multiple: true,
      searchable: true,
    },
    summary: { phrase: 'covering {data}' },
    data: rowsOf('policy_states', {
      keyLabel: 'state_name',
      keyValue: 'state',
      keyCount: 'policies',
      keySort: 'state_name',
    }),
  },
  {
    id: 'naics',
    type: 'autocomplete',
    config: {
      label: filterLabels.naics,
      placeholder: 'Search codes and titles',
      options: [],
      multiple: true,
      tooltip:
        'NAICS 2022 at any level: a sector such as 23 includes all of its industries. Commercial policies only. Counts appear beside Apply.',
    },
    summary: { phrase: 'insuring industry {data}' },
    data: { kind: 'askkodiak', endpointConfig: { endpoint: 'naics-summary' } },
    searchData: {
      kind: 'askkodiak',
      endpointConfig: { endpoint: 'suggest-groups', params: { hitsPerPage: 50 } },
      sortFunctionKey: 'as-found',
    },
  },
  {
    id: 'effective_date',
    type: 'custom',
    config: { componentKey: 'effective-date', label: filterLabels.effective_date },
    summary: { phrase: '{data}' },
  },
];

const sizeFields: FieldSchema[] = [
  {
    id: 'policy_premium',
    type: 'range-slider',
    config: { label: filterLabels.policy_premium, openEnded: true, inputs: true },
    summary: { phrase: 'with policy premium {data}', unit: 'usd' },
    data: rowsOf('policy_premium_distribution', { keyLower: 'lower', keyUpper: 'upper', keyCount: 'policies' }),
  },
  {
    id: 'policy_count',
    type: 'range-slider',
    config: {
      label: filterLabels.policy_count,
      openEnded: true,
      inputs: true,
      tooltip: "How many of the agency's policies match the other policy filters.",
      min: 0,
      max: 11,
      step: 1,
      customValue: [0, 1, 5, 10, 25, 50, 100, 250, 500, 1_000, 5_000, 10_000],
      customLabel: ['0', '1', '5', '10', '25', '50', '100', '250', '500', '1,000', '5,000', '10,000+'],
    },
    summary: { phrase: 'with {data} matching policies', unit: 'number' },
  },
];

/** The filter panel of Find agencies. Field ids are the filter keys of the backend's contract. */
export const panelSchema: FieldSchema[] = [
  {
    id: 'agency',
    type: 'accordion',
    config: { label: 'Agency', fields: agencyFields, expanded: true, showDivider: true },
  },
  {
    id: 'policy',
    type: 'accordion',
    config: { label: 'Policy', fields: policyFields, expanded: true, showDivider: true },
  },
  { id: 'size', type: 'accordion', config: { label: 'Policy size', fields: sizeFields } },
];

/** The agency name, whose picker is in the page above the results. */
export const nameSchema: FieldSchema[] = [
  {
    id: 'agency_name',
    type: 'custom',
    config: { componentKey: 'agency-name', label: filterLabels.agency_name },
    summary: { phrase: '{data}' },
  },
];

/** All filters of a search, for chips and the sentence of the active filters. */
export const searchSchema: FieldSchema[] = [...nameSchema, ...panelSchema];
