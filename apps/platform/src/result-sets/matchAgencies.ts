import { allOf, anyOf, call, cast, column, compare, isConstant, value } from '../warehouse/expressions.ts';
import type { Expression, Query } from '../warehouse/Query.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { gatherFloat64, gatherInt32 } from '../warehouse/gather.ts';
import { inRanges } from './integerRanges.ts';
import type { Search } from './readSearch.ts';
import { float64sOf, int32sOf } from '../warehouse/readColumns.ts';
import { orderByPremium } from './orderByPremium.ts';
import { scopeOf, type AgencyTotals, type SetDimensions } from './SetDimensions.ts';

/** Agencies that match a search, highest search premium first, then by id. */
export interface MatchedAgencies {
  agencyIds: Int32Array;
  /** Matching policies of each. */
  policies: Int32Array;
  /** Cents. */
  searchPremium: Float64Array;
  engineMs: number;
}

/** Dependencies of a search. */
export interface MatchContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  signal?: AbortSignal;
}

/**
 * Returns the matching agencies with their matching policies and search premium. Without policy filters it uses the
 * totals in memory; otherwise it queries the engine.
 */
export async function matchAgencies(
  { set, dimensions, signal }: MatchContext,
  search: Search,
): Promise<MatchedAgencies> {
  const { policies, access, lines } = search;
  if (lines.length === 0 || (policies && isConstant(policies, false))) return noAgencies;
  if (policies === undefined || isConstant(policies, true))
    return matchTotals(
      dimensions.agencies.totals[lines.length === 2 ? scopeOf[access] : lines[0] === 1 ? 1 : 0],
      search,
    );
  const only = search.agencies && onlyAgency(search.agencies);
  if (only === 'none') return noAgencies;
  const table = await set.run(policiesQuery(search, only), signal ? { signal } : {});
  const all = {
    agencyIds: int32sOf(table, 'agency_id'),
    policies: int32sOf(table, 'policies'),
    searchPremium: float64sOf(table, 'search_premium'),
    engineMs: table.engineMs,
  };
  const kept = keepMatching(all, search);
  return pickRows(kept, orderByPremium(kept.agencyIds, kept.searchPremium));
}

const noAgencies: MatchedAgencies = {
  agencyIds: new Int32Array(),
  policies: new Int32Array(),
  searchPremium: new Float64Array(),
  engineMs: 0,
};

/**
 * Returns the agencies that write policies in a scope and pass the search's other filters; they are already in order.
 */
function matchTotals({ byPremium, policies, writtenPremium }: AgencyTotals, search: Search): MatchedAgencies {
  const kept = new Int32Array(byPremium.length);
  let count = 0;
  for (let at = 0; at < byPremium.length; at++) {
    const id = byPremium[at]!;
    if (fits(search, id, policies[id]!)) kept[count++] = id;
  }
  const agencyIds = kept.subarray(0, count);
  return {
    agencyIds,
    policies: gatherInt32(agencyIds, policies),
    searchPremium: gatherFloat64(agencyIds, writtenPremium),
    engineMs: 0,
  };
}

/** Returns the condition that restricts a policy query to the lines of a search; undefined for all lines (PLAT-13). */
export function lineCondition({ access, lines }: Search): Expression | undefined {
  if (access === 'all' && lines.length === 2) return undefined;
  return anyOf(lines.map((line) => compare(column('line'), '=', value('integer', line))));
}

/** Returns the engine's query: matching policies summed by agency, unordered, because sorting them here is faster. */
export function policiesQuery(search: Search, only?: number | 'many' | null): Query {
  const agency = typeof only === 'number' ? compare(column('agency_id'), '=', value('integer', only)) : undefined;
  return {
    select: [
      { name: 'agency_id', expression: column('agency_id') },
      { name: 'policies', expression: cast(call('count'), 'integer') },
      { name: 'search_premium', expression: cast(call('sum', column('premium_cents')), 'double') },
    ],
    from: 'policy',
    where: allOf([lineCondition(search), search.policies, agency]),
    groupBy: ['agency_id'],
  };
}

/**
 * Returns the only agency of a mask, or whether there are none or many: many are selected from the result, which is
 * cheaper than a condition for each.
 */
function onlyAgency(mask: Uint8Array): number | 'none' | 'many' {
  const first = mask.indexOf(1);
  if (first < 0) return 'none';
  return mask.indexOf(1, first + 1) < 0 ? first : 'many';
}

function keepMatching(all: MatchedAgencies, search: Search): MatchedAgencies {
  if (!search.agencies && !search.policyCount) return all;
  const kept = new Int32Array(all.agencyIds.length);
  let count = 0;
  for (let row = 0; row < kept.length; row++) {
    if (fits(search, all.agencyIds[row]!, all.policies[row]!)) kept[count++] = row;
  }
  return pickRows(all, kept.subarray(0, count));
}

/** Whether a search finds an agency with this number of matching policies. */
export function fits({ agencies, policyCount }: Search, id: number, policies: number): boolean {
  return (!agencies || agencies[id] === 1) && (!policyCount || inRanges(policies, policyCount));
}

/** Returns some of the agencies, in the order of `rows`. */
export function pickRows(
  { agencyIds, policies, searchPremium, engineMs }: MatchedAgencies,
  rows: Int32Array,
): MatchedAgencies {
  return {
    agencyIds: gatherInt32(rows, agencyIds),
    policies: gatherInt32(rows, policies),
    searchPremium: gatherFloat64(rows, searchPremium),
    engineMs,
  };
}
