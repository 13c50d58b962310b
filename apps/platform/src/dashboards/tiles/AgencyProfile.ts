import {
  agencyFilterKeys,
  type AgencyProfileFilters,
  type FilterKey,
  type Filters,
  parseDateExpression,
} from '@agency-insights/insights-api/contract';
import { ApiProblem } from '../../http/ApiProblem.ts';
import type { LineAccess } from '../../http/Person.ts';
import { parseFilter } from '../../result-sets/filterProblem.ts';
import { lineCondition } from '../../result-sets/matchAgencies.ts';
import { readSearch } from '../../result-sets/readSearch.ts';
import type { SetDimensions } from '../../result-sets/SetDimensions.ts';
import { allOf, column, compare, value } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { WarehouseSet } from '../../warehouse/Warehouse.ts';
import { type Period, periodOf, yearBefore } from './period.ts';

/** Filters of a search that say nothing about one agency's policies; the profile ignores them and says so. */
const ignoredKeys: readonly FilterKey[] = [...agencyFilterKeys, 'policy_count'];

/** What the tiles of an agency's profile are worked out from. */
export interface AgencyProfile {
  set: WarehouseSet;
  dimensions: SetDimensions;
  agencyId: number;
  /** The effective days that count, and the same a year before. */
  period: Period;
  previous: Period;
  /** The policies that match every filter but the effective date: of the agency, and of whoever is compared with. */
  own: Expression;
  everybody: Expression;
  /** Filters that were given and are not used. */
  ignoredFilters: readonly FilterKey[];
  signal?: AbortSignal;
}

/** What reading the filters of a profile takes. */
export interface AgencyProfileContext {
  set: WarehouseSet;
  dimensions: SetDimensions;
  /** The caller's lines: no number goes beyond them (PLAT-13). */
  access: LineAccess;
  /** `yyyy-mm-dd`: what relative dates count from. */
  today: string;
  signal?: AbortSignal;
}

/**
 * Reads the filters of an agency's profile.
 * @throws ApiProblem 404 `not_found` for an agency that the set does not have, 400 for a malformed expression
 */
export function readAgencyProfile(filters: AgencyProfileFilters, context: AgencyProfileContext): AgencyProfile {
  const { dimensions, today, signal, set } = context;
  const { agency_id: agency, accounts, effective_date: effectiveDate, ...others } = filters;
  const agencyId = Number(agency);
  if (dimensions.agencies.exists[agencyId] !== 1)
    throw new ApiProblem(404, 'not_found', 'There is no such agency in the policy data in use. Search for it again.', [
      { path: 'filters.agency_id', message: 'is not an agency of the policy data in use' },
    ]);
  const period = periodOf(parseFilter('effective_date', effectiveDate, parseDateExpression), {
    asOf: dimensions.asOf,
    today,
  });
  const used: Filters = Object.fromEntries(Object.entries(others).filter(([key]) => !isIgnored(key)));
  const search = readSearch(used, context);
  const everybody = allOf([lineCondition(search), search.policies]);
  return {
    set,
    dimensions,
    agencyId,
    period,
    previous: yearBefore(period),
    everybody,
    own: allOf([everybody, compare(column('agency_id'), '=', value('integer', agencyId)), accountCondition(accounts)]),
    ignoredFilters: ignoredKeys.filter((key) => filters[key] !== undefined),
    ...(signal && { signal }),
  };
}

function accountCondition(accounts: string | undefined): Expression | undefined {
  if (accounts === undefined) return undefined;
  return { kind: 'inIds', operand: column('account_id'), ids: Int32Array.from(accounts.split(','), Number) };
}

function isIgnored(key: string): boolean {
  return ignoredKeys.some((ignored) => ignored === key);
}
