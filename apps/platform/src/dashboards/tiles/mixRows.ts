import { growthOf, type TileRow } from '@agency-insights/insights-api/contract';
import type { LoadedProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { sharesOfOthers } from './sharesOfOthers.ts';
import type { PeerQuestion } from './peerSums.ts';
import type { PolicyKey, PolicySum } from './PolicyRows.ts';

/** How a tile splits the written premium. */
export interface Mix {
  by: PolicyKey;
  /** Joins values of `by` to one group. Default: each value is a group. */
  groupOf?: (key: number) => number;
  /** The same split of other agencies; needed if the tile compares. */
  ofOthers?: Omit<PeerQuestion, 'period'> & Pick<Mix, 'groupOf'>;
  /** Returns the cells that describe a group. */
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
 * Returns the rows of a tile that splits the premium of the period: largest first, groups of only the year before last.
 * Premium and policies of the rows add up to the header. `compared`: share of the group in the comparison group; left
 * out without a comparison.
 */
export async function mixRows(
  profile: LoadedProfile,
  { by, ofOthers, groupOf, describe, always = [] }: Mix,
  comparison?: ComparisonGroup,
): Promise<TileRow[]> {
  const { rows, period, previous } = profile;
  const now = rows.sum({ of: rows.within(period), by: [by] });
  const before = rows.sum({ of: rows.within(previous), by: [by] });
  const shareOfOthers =
    comparison && comparison.kind !== 'last_year' && ofOthers
      ? await sharesOfOthers(profile, comparison, { of: ofOthers, groupOf: byKey(ofOthers.groupOf), value: 'premium' })
      : undefined;
  const groups = addUp({ now, before, groupOf: byKey(groupOf), always });
  const hasYearBefore = profile.previous.length > 0;
  const total = sumBy(groups, ({ premium }) => premium);
  const previousTotal = sumBy(groups, ({ previous }) => previous);
  return [...groups]
    .sort(([a, first], [b, second]) => second.premium - first.premium || second.previous - first.previous || a - b)
    .map(([id, { premium, policies, previous }]): TileRow => ({
      ...describe(id),
      premium,
      policies,
      share: shareOf(premium, total),
      previous_premium: hasYearBefore ? previous : null,
      growth: growthOf(premium, previous),
      ...(comparison && { compared: shareOfOthers ? shareOfOthers(id) : shareOf(previous, previousTotal) }),
    }));
}

function byKey(groupOf: (key: number) => number = (key) => key): (keys: readonly number[]) => number {
  return ([key = 0]) => groupOf(key);
}

interface Sums {
  now: readonly PolicySum[];
  before: readonly PolicySum[];
  groupOf: (keys: readonly number[]) => number;
  always: readonly number[];
}

function addUp({ now, before, groupOf, always }: Sums): Map<number, Group> {
  const groups = new Map<number, Group>(always.map((id) => [id, { premium: 0, policies: 0, previous: 0 }]));
  const groupFor = ({ keys }: PolicySum): Group => {
    const id = groupOf(keys);
    const group = groups.get(id) ?? { premium: 0, policies: 0, previous: 0 };
    groups.set(id, group);
    return group;
  };
  for (const sum of now) {
    const group = groupFor(sum);
    group.premium += sum.premium;
    group.policies += sum.policies;
  }
  for (const sum of before) groupFor(sum).previous += sum.premium;
  return groups;
}

function sumBy(groups: ReadonlyMap<number, Group>, measure: (group: Group) => number): number {
  return [...groups.values()].reduce((sum, group) => sum + measure(group), 0);
}

/** Returns a part of a total as a fraction; null without a total above 0. */
export function shareOf(part: number, total: number): number | null {
  return total > 0 ? part / total : null;
}
