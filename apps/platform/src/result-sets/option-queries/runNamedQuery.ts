import {
  maxResultRows,
  type QueryFilename,
  type RunQueryRequest,
  type RunQueryResponse,
} from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { FindAgenciesContext } from '../findAgencies.ts';
import {
  agencyCities,
  agencyCount,
  agencyNames,
  agencyStates,
  primaryAccounts,
  writtenPremiumDistribution,
} from './agencyQueries.ts';
import { dataSet } from './dataSetQuery.ts';
import { labelRows } from './labelRows.ts';
import type { NamedQuery } from './NamedQuery.ts';
import { carrierAgencies, lineAgencies, policyStateAgencies, productAgencies } from './optionAgencies.ts';
import { carriers, lines, policyPremiumDistribution, policyStates, products } from './policyQueries.ts';

const namedQueries: Readonly<Record<QueryFilename, NamedQuery>> = {
  'marketing_insights/queries/agency_names.query': agencyNames,
  'marketing_insights/queries/agency_states.query': agencyStates,
  'marketing_insights/queries/agency_cities.query': agencyCities,
  'marketing_insights/queries/primary_accounts.query': primaryAccounts,
  'marketing_insights/queries/carriers.query': carriers,
  'marketing_insights/queries/products.query': products,
  'marketing_insights/queries/policy_states.query': policyStates,
  'marketing_insights/queries/lines.query': lines,
  'marketing_insights/queries/carrier_agencies.query': carrierAgencies,
  'marketing_insights/queries/product_agencies.query': productAgencies,
  'marketing_insights/queries/policy_state_agencies.query': policyStateAgencies,
  'marketing_insights/queries/line_agencies.query': lineAgencies,
  'marketing_insights/queries/written_premium_distribution.query': writtenPremiumDistribution,
  'marketing_insights/queries/policy_premium_distribution.query': policyPremiumDistribution,
  'marketing_insights/queries/agency_count.query': agencyCount,
  'marketing_insights/queries/data_set.query': dataSet,
};

/** Runs a run-query request: returns the filtered rows of its named query within the caller's lines. */
export async function runNamedQuery(request: RunQueryRequest, context: FindAgenciesContext): Promise<RunQueryResponse> {
  const {
    query_filename: name,
    filter_expression: filters = {},
    limit = maxResultRows,
    use_labels: useLabels = false,
  } = request;
  try {
    const rows = await namedQueries[name]({ ...context, filters, limit });
    return useLabels ? labelRows(rows) : rows;
  } catch (error) {
    throw error instanceof ApiProblem ? inFilterExpression(error) : error;
  }
}

/** The filter field of this request has a different name than in a search. */
function inFilterExpression({ status, code, message, issues, cause }: ApiProblem): ApiProblem {
  return new ApiProblem(
    status,
    code,
    message,
    issues.map((issue) => ({ ...issue, path: issue.path.replace(/^filters\./, 'filter_expression.') })),
    { cause },
  );
}
