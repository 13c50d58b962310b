import type { TileRow } from '@agency-insights/insights-api/contract';
import { allOf } from '../../warehouse/expressions.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { periodCondition } from './period.ts';
import { type PolicySum, sumPolicies } from './sumPolicies.ts';

/** How a tile splits the written premium. */
export interface Mix {
  /** Integer column of the fact. */
  by: string;
  /** Joins values of the column to one group. Default: each value is a group. */
  groupOf?: (key: number) => number;
  /** What a row says about its group besides the numbers. */
  describe: (group: number) => TileRow;
  /** Groups that are listed even without policies. Default none. */
  always?: readonly number[];
}

interface Group {
  premium: number;
  policies: number;
  previous: number;
}

/**
 * Returns the rows of a tile that splits the premium of the period: largest first, groups of the year before alone
 * last. Premium and policies of the rows add up to those of the header.
 */
export async function mixRows(profile: AgencyProfile, { by, groupOf = (key) => key, describe, always = [] }: Mix) {
  const [now, before] = await Promise.all(
    [profile.period, profile.previous].map((period) =>
      sumPolicies(profile, allOf([profile.own, periodCondition(period)]), [by]),
    ),
  );
  const groups = new Map<number, Group>(always.map((id) => [id, { premium: 0, policies: 0, previous: 0 }]));
  const groupFor = ({ keys: [key = 0] }: PolicySum): Group => {
    const id = groupOf(key);
    const group = groups.get(id) ?? { premium: 0, policies: 0, previous: 0 };
    groups.set(id, group);
    return group;
  };
  for (const sum of now ?? []) {
    const group = groupFor(sum);
    group.premium += sum.premium;
    group.policies += sum.policies;
  }
  for (const sum of before ?? []) groupFor(sum).previous += sum.premium;
  const total = [...groups.values()].reduce((sum, { premium }) => sum + premium, 0);
  return [...groups]
    .sort(([a, first], [b, second]) => second.premium - first.premium || second.previous - first.previous || a - b)
    .map(([id, { premium, policies, previous }]) => ({
      id,
      row: {
        ...describe(id),
        premium,
        policies,
        share: total > 0 ? premium / total : null,
        previous_premium: previous,
        growth: growthOf(premium, previous),
      } satisfies TileRow,
    }));
}

/** The change from one premium to another as a fraction; null without a premium above 0 to compare with. */
export function growthOf(premium: number, previous: number): number | null {
  return previous > 0 ? premium / previous - 1 : null;
}
