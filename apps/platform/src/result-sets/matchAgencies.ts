import { allOf, anyOf, call, cast, column, compare, isConstant, value } from '../warehouse/expressions.ts';
import type { Expression, Query } from '../warehouse/Query.ts';
import type { WarehouseSet } from '../warehouse/Warehouse.ts';
import { gatherFloat64, gatherInt32 } from '../warehouse/gather.ts';
import { inRanges } from './integerRanges.ts';
import type { Search } from './readSearch.ts';
import { float64sOf, int32sOf } from './readColumns.ts';
import { scopeOf } from './SetDimensions.ts';

/** The agencies that match a search, greatest search premium first, then by id. */
export interface MatchedAgencies {
  agencyIds: Int32Array;
  /** Policies of each that match. */
  policies: Int32Array;
  /** Cents. */
  searchPremium: Float64Array;
  engineMs: number;
}

/** Asks the engine which agencies match: their ids, matching policies and search premium. */
export async function matchAgencies(set: WarehouseSet, search: Search, signal?: AbortSignal): Promise<MatchedAgencies> {
  const query = agencyQuery(search);
  if (!query)
    return { agencyIds: new Int32Array(), policies: new Int32Array(), searchPremium: new Float64Array(), engineMs: 0 };
  const table = await set.run(query, signal ? { signal } : {});
  const all = {
    agencyIds: int32sOf(table, 'agency_id'),
    policies: int32sOf(table, 'policies'),
    searchPremium: float64sOf(table, 'search_premium'),
    engineMs: table.engineMs,
  };
  return keepMatching(all, search);
}

/** The engine's question for a search; null where nothing can match. */
export function agencyQuery(search: Search): Query | null {
  const { policies, lines, agencies } = search;
  if (lines.length === 0 || (policies && isConstant(policies, false))) return null;
  const only = agencies && onlyAgency(agencies);
  if (only === 'none') return null;
  const agency = typeof only === 'number' ? compare(column('agency_id'), '=', value('integer', only)) : undefined;
  return policies === undefined || isConstant(policies, true)
    ? totalsQuery(search, agency)
    : policiesQuery(search, agency);
}

/** The condition that keeps a query of the policies to the lines of a search; undefined where all lines count (PLAT-13). */
export function lineCondition({ access, lines }: Search): Expression | undefined {
  if (access === 'all' && lines.length === 2) return undefined;
  return anyOf(lines.map((line) => compare(column('line'), '=', value('integer', line))));
}

/** Without policy filters the totals of the lines are the answer already. */
function totalsQuery({ access, lines }: Search, agency: Expression | undefined): Query {
  const scope = lines.length === 2 ? scopeOf[access] : (lines[0] ?? 0);
  return agenciesBy({
    from: 'agency_total',
    policies: column('policies'),
    premium: column('written_premium_cents'),
    where: allOf([
      compare(column('scope'), '=', value('integer', scope)),
      compare(column('policies'), '>', value('integer', 0)),
      agency,
    ]),
  });
}

function policiesQuery(search: Search, agency: Expression | undefined): Query {
  return agenciesBy({
    from: 'policy',
    policies: call('count'),
    premium: call('sum', column('premium_cents')),
    where: allOf([lineCondition(search), search.policies, agency]),
    groupBy: ['agency_id'],
  });
}

function agenciesBy({
  from,
  policies,
  premium,
  where,
  groupBy,
}: {
  from: string;
  policies: Expression;
  premium: Expression;
  where: Expression;
  groupBy?: string[];
}): Query {
  return {
    select: [
      { name: 'agency_id', expression: column('agency_id') },
      { name: 'policies', expression: cast(policies, 'integer') },
      { name: 'search_premium', expression: cast(premium, 'double') },
    ],
    from,
    where,
    ...(groupBy ? { groupBy } : {}),
    orderBy: [
      { name: 'search_premium', direction: 'desc' },
      { name: 'agency_id', direction: 'asc' },
    ],
  };
}

/** The one agency of a mask, or whether there are none or many: many are picked from the answer, which is cheaper than asking for each. */
function onlyAgency(mask: Uint8Array): number | 'none' | 'many' {
  const first = mask.indexOf(1);
  if (first < 0) return 'none';
  return mask.indexOf(1, first + 1) < 0 ? first : 'many';
}

function keepMatching(all: MatchedAgencies, { agencies, policyCount }: Search): MatchedAgencies {
  if (!agencies && !policyCount) return all;
  const kept = new Int32Array(all.agencyIds.length);
  let count = 0;
  for (let row = 0; row < kept.length; row++) {
    const fits =
      (!agencies || agencies[all.agencyIds[row] ?? 0] === 1) &&
      (!policyCount || inRanges(all.policies[row] ?? 0, policyCount));
    if (fits) kept[count++] = row;
  }
  return pickRows(all, kept.subarray(0, count));
}

/** Some of the agencies, in the order of `rows`. */
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
