import { allOf } from '../../warehouse/expressions.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { mayShowGroup } from './peerGroup.ts';
import { periodCondition } from './period.ts';
import { sparseKey } from './sparseKey.ts';
import { type GroupKey, type PolicySum, sumPolicies } from './sumPolicies.ts';

/** How policies are split into the groups of a tile. */
export interface Split {
  by: readonly GroupKey[];
  /** Group of a policy by the values of `by`. */
  groupOf: (keys: readonly number[]) => number;
  /** What the shares are of. */
  measure: (sum: PolicySum) => number;
}

/**
 * Returns the share that each group of a tile has among the agencies of a comparison. A share is null unless its group
 * passes `mayShowGroup`.
 */
export async function sharesOfOthers(
  profile: AgencyProfile,
  { agencies }: Extract<ComparisonGroup, { kind: 'peers' | 'state' }>,
  { by, groupOf, measure }: Split,
): Promise<(group: number) => number | null> {
  if (agencies === null) return () => null;
  const where = allOf([agencies.policies, periodCondition(profile.period)]);
  const byGroup = new Map<number, Map<number, number>>();
  let total = 0;
  for (const sum of await sumPolicies(profile, where, [...by, sparseKey('agency_id')])) {
    const agencyId = sum.keys.at(-1) ?? 0;
    const group = groupOf(sum.keys);
    const byAgency = byGroup.get(group) ?? new Map<number, number>();
    byGroup.set(group, byAgency.set(agencyId, (byAgency.get(agencyId) ?? 0) + measure(sum)));
    total += measure(sum);
  }
  return (group) => {
    const values = [...(byGroup.get(group)?.values() ?? [])];
    if (total <= 0 || !mayShowGroup(values)) return null;
    return values.reduce((sum, value) => sum + value, 0) / total;
  };
}
