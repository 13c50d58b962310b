import {
  agencyFilterKeys,
  type AgencyProfileFilters,
  type Comparison,
  type FilterKey,
  type Filters,
  policyFilterKeys,
  parseDateExpression,
} from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { LineAccess } from '../../http/Person.ts';
import { parseFilter } from '../../result-sets/filterProblem.ts';
import { lineCondition } from '../../result-sets/matchAgencies.ts';
import { readSearch } from '../../result-sets/readSearch.ts';
import type { AccountDimension } from '../../result-sets/loadAccountDimension.ts';
import type { SetDimensions } from '../../result-sets/SetDimensions.ts';
import { allOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { industryCondition, type IndustryLevel, readIndustryLevel } from './industryLevel.ts';
import { type DataSpan, type Period, periodOf, yearBefore } from './period.ts';
import { fitsRollup } from './policySums.ts';
import type { PolicyRows } from './PolicyRows.ts';

/** Search filters that do not apply to one agency's policies; the profile ignores and reports them. */
const ignoredKeys: readonly FilterKey[] = [...agencyFilterKeys, 'policy_count'];

/** Filters of a search that the profile applies; the effective date chooses its period. */
const usedKeys = policyFilterKeys.filter((key) => key !== 'policy_count' && key !== 'effective_date');

/** Input of the tiles of an agency's profile. */
export interface AgencyProfile {
  set: WarehouseSet;
  dimensions: SetDimensions;
  agencyId: number;
  /** Date range of the data. */
  span: DataSpan;
  /** The effective days, and the same a year before; empty without such a year. */
  period: Period;
  previous: Period;
  /** The policies that match every filter but the effective date: of the agency, and of the agencies compared with it. */
  own: MatchingPolicies;
  everybody: MatchingPolicies;
  /** The industries that its tile lists. */
  industries: IndustryLevel;
  /** Comparison group of the agency. */
  comparison: Comparison;
  /** Min agencies of a comparison group. */
  minimum: number;
  /** Given filters that are not used. */
  ignoredFilters: readonly FilterKey[];
}

/** Condition of the matching policies. */
export interface MatchingPolicies {
  where: Expression;
  /** Whether the rollup can evaluate `where`. */
  fitsRollup: boolean;
}

/** A profile with the agency's policies in memory. */
export interface LoadedProfile extends AgencyProfile {
  rows: PolicyRows;
  /** Cancels the tile's queries. */
  signal: AbortSignal | undefined;
}

/** Context for reading the filters of a profile. */
export interface AgencyProfileContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** The caller's lines: all numbers are limited to them (PLAT-13). */
  access: LineAccess;
  /** `yyyy-mm-dd`: what relative dates count from. */
  today: string;
  /** Number of the first month of the data. */
  firstMonth: number;
  /** Min agencies of a comparison group. */
  minimum: number;
}

/**
 * Reads the filters of an agency's profile.
 * @throws ApiProblem 404 `not_found` for an agency that the set does not have, 400 for a malformed expression
 */
export async function readAgencyProfile(
  filters: AgencyProfileFilters,
  context: AgencyProfileContext,
): Promise<AgencyProfile> {
  const { dimensions, today, minimum, set, firstMonth } = context;
  const { agency_id: agency, accounts, effective_date: effectiveDate, comparison, industry, ...others } = filters;
  const agencyId = Number(agency);
  refuseUnknownAgency(agencyId, 'agency_id', dimensions);
  const period = periodOf(parseFilter('effective_date', effectiveDate, parseDateExpression), {
    asOf: dimensions.asOf,
    today,
  });
  const span = { firstMonth, asOf: dimensions.asOf };
  const used: Filters = Object.fromEntries(usedKeys.map((key) => [key, others[key]]));
  const search = await readSearch(used, context);
  const ofIndustry = industry === undefined ? undefined : industryCondition(industry, dimensions.naics);
  const everybody = {
    where: allOf([lineCondition(search), search.policies, ofIndustry]),
    fitsRollup: fitsRollup(used) && industry === undefined,
  };
  const isOwn = compare(column('agency_id'), '=', value('integer', agencyId));
  return {
    set,
    dimensions,
    agencyId,
    span,
    period,
    previous: yearBefore(period, span),
    everybody,
    own: {
      where: allOf([everybody.where, isOwn, accountCondition(accounts)]),
      fitsRollup: everybody.fitsRollup && accounts === undefined,
    },
    minimum,
    industries: readIndustryLevel(industry),
    comparison: comparison ?? 'last_year',
    ignoredFilters: ignoredKeys.filter((key) => filters[key] !== undefined),
  };
}

function accountCondition(accounts: string | undefined): Expression | undefined {
  if (accounts === undefined) return undefined;
  return { kind: 'inIds', operand: column('account_id'), ids: Int32Array.from(accounts.split(','), Number) };
}

/**
 * Returns the profiles of compared agencies, with the same filters except chosen accounts.
 * @throws ApiProblem 404 for an agency that the set does not have
 */
export async function readOtherProfiles(
  filters: AgencyProfileFilters,
  context: AgencyProfileContext,
): Promise<AgencyProfile[]> {
  const { accounts: _, compare_agencies: others, ...shared } = filters;
  const ids = others?.split(',') ?? [];
  for (const id of ids) refuseUnknownAgency(Number(id), 'compare_agencies', context.dimensions);
  return Promise.all(ids.map((id) => readAgencyProfile({ ...shared, agency_id: id }, context)));
}

/**
 * Refuses accounts of other agencies: ignoring them would show numbers of fewer accounts than requested.
 * @throws ApiProblem 404 `not_found`
 */
export function refuseForeignAccounts(
  { agency_id: agency, accounts }: AgencyProfileFilters,
  { positionOf, agencyIds }: Pick<AccountDimension, 'positionOf' | 'agencyIds'>,
): void {
  const foreign = accounts?.split(',').filter((id) => agencyIds[positionOf[Number(id)] ?? -1] !== Number(agency)) ?? [];
  if (foreign.length === 0) return;
  throw new ApiProblem(404, 'not_found', 'Some of the accounts are not those of the agency. Choose them again.', [
    { path: 'filters.accounts', message: `are not accounts of the agency: ${foreign.slice(0, 5).join(', ')}` },
  ]);
}

function refuseUnknownAgency(id: number, filter: string, { agencies }: SetDimensions): void {
  if (agencies.exists[id] === 1) return;
  throw new ApiProblem(404, 'not_found', 'There is no such agency in the policy data in use. Search for it again.', [
    { path: `filters.${filter}`, message: 'is not an agency of the policy data in use' },
  ]);
}
