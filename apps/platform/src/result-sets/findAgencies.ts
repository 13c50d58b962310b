import { maxResultRows, type FindAgenciesRequest } from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import { pooledColumn, type Column } from '../warehouse/ColumnarTable.ts';
import { TextPool } from '../warehouse/TextPool.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { matchAgencies, pickRows, type MatchedAgencies } from './matchAgencies.ts';
import { readSearch } from './readSearch.ts';
import type { ResultSet, ResultSetOptions } from './ResultSets.ts';
import { scopeOf, type SetDimensions } from './SetDimensions.ts';
import { sortRows } from './sortRows.ts';

/** What the lines of an agency are called: by 1 for personal, 2 for commercial, 3 for both. */
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
  const [personal, commercial] = agencies.totals;
  const seesPersonal = access !== 'commercial' ? 1 : 0;
  const seesCommercial = access !== 'personal' ? 2 : 0;
  const lines = agencyIds.map((id) => ((personal.policies[id] ?? 0) > 0 ? seesPersonal : 0) + ((commercial.policies[id] ?? 0) > 0 ? seesCommercial : 0));
  const yearOnYear = lookUp(agencyIds, totals.yearOnYear);
  const yearOnYearValid = Uint8Array.from(agencyIds, (id) => totals.yearOnYearValid[id] ?? 0);
  return [
    { name: 'agency_id', type: 'int32', values: agencyIds },
    pooledColumn('agency_name', agencies.name, agencyIds),
    pooledColumn('city', agencies.city, codesOf(agencyIds, agencies.cityCode)),
    pooledColumn('state', agencies.state, codesOf(agencyIds, agencies.stateCode)),
    pooledColumn('primary_account', agencies.primaryAccount, agencyIds),
    { name: 'accounts', type: 'int32', values: codesOf(agencyIds, agencies.accounts) },
    pooledColumn('lines', lineNames, lines),
    { name: 'policies', type: 'int32', values: policies },
    { name: 'search_premium', type: 'float64', values: searchPremium },
    { name: 'written_premium', type: 'float64', values: lookUp(agencyIds, totals.writtenPremium) },
    { name: 'year_on_year', type: 'float64', values: yearOnYear, valid: yearOnYearValid },
    pooledColumn('largest_carrier', carrierNames, codesOf(agencyIds, totals.largestCarrier)),
  ];
}

function codesOf(ids: Int32Array, byId: Int32Array): Int32Array {
  return ids.map((id) => byId[id] ?? -1);
}

function lookUp(ids: Int32Array, byId: Float64Array): Float64Array {
  const values = new Float64Array(ids.length);
  for (let row = 0; row < values.length; row++) values[row] = byId[ids[row] ?? 0] ?? 0;
  return values;
}
