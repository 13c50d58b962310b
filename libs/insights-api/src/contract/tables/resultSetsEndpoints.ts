import type { Endpoint } from '../Endpoint.ts';

const resultSet = '/api/v1/search/runQuery/marketing_insights/result_sets';

/** The agency searches: rows of the endpoint table. */
export const resultSetsEndpoints = {
  'resultSets.findAgencies': {
    method: 'POST',
    path: `${resultSet}/find_agencies_all.result_set.query`,
    encoding: 'json',
    answer: 'result-set',
    auth: 'caller',
  },
  'resultSets.listAgenciesAccounts': {
    method: 'POST',
    path: `${resultSet}/list_agencies_accounts.result_set.query`,
    encoding: 'json',
    answer: 'result-set',
    auth: 'caller',
  },
} as const satisfies Record<string, Endpoint>;
