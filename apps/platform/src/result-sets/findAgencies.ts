import { maxResultRows, type FindAgenciesRequest } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import { pooledColumn, type Column } from '../warehouse/ColumnarTable.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { gatherFloat64, gatherInt32, gatherUint8 } from './gather.ts';
import { matchAgencies, pickRows, type MatchedAgencies } from './matchAgencies.ts';
import { readSearch } from './readSearch.ts';
import type { ResultSet, ResultSetOptions } from './ResultSets.ts';
import { scopeOf, type SetDimensions } from './SetDimensions.ts';
import { sortRows } from './sortRows.ts';

/** What the lines of an agency are called, by `AgencyTotals.lines`. */
const lineNames = new TextPool(['', 'Personal', 'Commercial', 'Personal, Commercial'], { repeated: true });

export interface FindAgenciesContext extends ResultSetOptions {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** `yyyy-mm-dd`. */
  today: string;
}

/** The agencies that match, with what the result shows of each (APP-FIND-5). */
export async function findAgencies(request: FindAgenciesRequest, { set, dimensions, access, today, signal }: FindAgenciesContext): Promise<ResultSet> {
  const matched = await matchAgencies(set, readSearch(request.filters, { dimensions, access, today }), signal);
  const total = matched.agencyIds.length;
  const { offset = 0, limit = maxResultRows, sorts = [] } = request;
  const rows = sorts.length > 0 ? pickRows(matched, sortRows(agencyColumnsOf(matched, dimensions, access), sorts, total)) : matched;
  const columns = agencyColumnsOf(slice(rows, offset, offset + limit), dimensions, access);
  return { columns, rowCount: Math.max(0, Math.min(limit, total - offset)), total, engineMs: matched.engineMs };
}

function slice({ agencyIds, policies, searchPremium, engineMs }: MatchedAgencies, from: number, to: number): MatchedAgencies {
  return { agencyIds: agencyIds.subarray(from, to), policies: policies.subarray(from, to), searchPremium: searchPremium.subarray(from, to), engineMs };
}

/** The columns of the contract's `agencyColumns`, in their order. */
function agencyColumnsOf({ agencyIds, policies, searchPremium }: MatchedAgencies, { agencies, carrierNames }: SetDimensions, access: LineAccess): Column[] {
  const totals = agencies.totals[scopeOf[access]];
  return [
    { name: 'agency_id', type: 'int32', values: agencyIds },
    pooledColumn('agency_name', agencies.name, agencyIds),
    pooledColumn('city', agencies.city, gatherInt32(agencyIds, agencies.cityCode)),
    pooledColumn('state', agencies.state, gatherInt32(agencyIds, agencies.stateCode)),
    pooledColumn('primary_account', agencies.primaryAccount, agencyIds),
    { name: 'accounts', type: 'int32', values: gatherInt32(agencyIds, agencies.accounts) },
    pooledColumn('lines', lineNames, gatherInt32(agencyIds, totals.lines)),
    { name: 'policies', type: 'int32', values: policies },
    { name: 'search_premium', type: 'float64', values: searchPremium },
    { name: 'written_premium', type: 'float64', values: gatherFloat64(agencyIds, totals.writtenPremium) },
    { name: 'year_on_year', type: 'float64', values: gatherFloat64(agencyIds, totals.yearOnYear), valid: gatherUint8(agencyIds, totals.yearOnYearValid) },
    pooledColumn('largest_carrier', carrierNames, gatherInt32(agencyIds, totals.largestCarrier)),
  ];
}
