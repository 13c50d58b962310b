import { maxResultRows, type FindAgenciesRequest } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import type { Column } from '../warehouse/ColumnarTable.ts';
import { float64ById, int32ById, textById } from '../warehouse/lookUpColumns.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { keepAgencies } from './keepAgencies.ts';
import { matchAgencies, pickRows, type MatchedAgencies } from './matchAgencies.ts';
import { readSearch } from './readSearch.ts';
import type { ResultSet, ResultSetOptions } from './ResultSets.ts';
import { scopeOf, type SetDimensions } from './SetDimensions.ts';
import { sortRows } from './sortRows.ts';

/** Names of the lines of an agency, by `AgencyTotals.lines`. */
const lineNames = new TextPool(['', 'Personal', 'Commercial', 'Personal, Commercial'], { repeated: true });

export interface FindAgenciesContext extends ResultSetOptions {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** `yyyy-mm-dd`. */
  today: string;
}

/** Finds the matching agencies, with the columns of the result (APP-FIND-5). */
export async function findAgencies(request: FindAgenciesRequest, context: FindAgenciesContext): Promise<ResultSet> {
  const { dimensions, access } = context;
  const search = keepAgencies(await readSearch(request.filters, context), request.agency_ids, dimensions);
  const matched = await matchAgencies(context, search);
  const total = matched.agencyIds.length;
  const { offset = 0, limit = maxResultRows, sorts = [] } = request;
  const rows =
    sorts.length > 0
      ? pickRows(matched, await sortRows(agencyColumnsOf(matched, dimensions, access), sorts, total))
      : matched;
  const columns = agencyColumnsOf(slice(rows, offset, offset + limit), dimensions, access);
  return { columns, rowCount: Math.max(0, Math.min(limit, total - offset)), total, engineMs: matched.engineMs };
}

function slice(
  { agencyIds, policies, searchPremium, engineMs }: MatchedAgencies,
  from: number,
  to: number,
): MatchedAgencies {
  return {
    agencyIds: agencyIds.subarray(from, to),
    policies: policies.subarray(from, to),
    searchPremium: searchPremium.subarray(from, to),
    engineMs,
  };
}

/** Returns the columns in the order of the contract's `agencyColumns`. */
function agencyColumnsOf(
  { agencyIds, policies, searchPremium }: MatchedAgencies,
  { agencies, carrierNames }: SetDimensions,
  access: LineAccess,
): Column[] {
  const totals = agencies.totals[scopeOf[access]];
  const ids = agencyIds;
  return [
    { name: 'agency_id', type: 'int32', values: ids },
    textById('agency_name', agencies.name, ids),
    textById('city', agencies.city, ids, agencies.cityCode),
    textById('state', agencies.state, ids, agencies.stateCode),
    textById('primary_account', agencies.primaryAccount, ids),
    int32ById('accounts', { ids, byId: agencies.accounts }),
    textById('lines', lineNames, ids, totals.lines),
    { name: 'policies', type: 'int32', values: policies },
    { name: 'search_premium', type: 'float64', values: searchPremium },
    float64ById('written_premium', { ids, byId: totals.writtenPremium }),
    float64ById('year_on_year', { ids, byId: totals.yearOnYear, validById: totals.yearOnYearValid }),
    textById('largest_carrier', carrierNames, ids, totals.largestCarrier),
  ];
}
