import type { LoadedProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { mayShowGroup } from './peerGroup.ts';
import type { PeerQuestion } from './peerSums.ts';

/** How policies are split into the groups of a tile. */
export interface Split {
  of: Omit<PeerQuestion, 'period'>;
  /** Group of a policy by the values of the columns in `of`. */
  groupOf: (keys: readonly number[]) => number;
  /** Value of the shares. */
  value: 'policies' | 'premium';
}

/**
 * Returns the share that each group of a tile has among the agencies of a comparison. A share is null unless its group
 * passes `mayShowGroup`.
 */
export async function sharesOfOthers(
  { period, minimum, signal }: LoadedProfile,
  { agencies }: Extract<ComparisonGroup, { kind: 'peers' | 'state' }>,
  { of, groupOf, value }: Split,
): Promise<(group: number) => number | null> {
  if (agencies === null) return () => null;
  const { keys, values, rowCount } = await agencies.sums({ ...of, period }, signal);
  const groupKeys = keys.slice(1);
  const numbers = values[value === 'policies' ? 0 : 1]!;
  const byGroup = new Map<number, Map<number, number>>();
  let total = 0;
  for (let row = 0; row < rowCount; row++) {
    const agencyId = keys[0]![row]!;
    const number = numbers[row]!;
    const group = groupOf(groupKeys.map((column) => column[row]!));
    const byAgency = byGroup.get(group) ?? new Map<number, number>();
    byGroup.set(group, byAgency.set(agencyId, (byAgency.get(agencyId) ?? 0) + number));
    total += number;
  }
  return (group) => {
    const shares = [...(byGroup.get(group)?.values() ?? [])];
    if (total <= 0 || !mayShowGroup(shares, minimum)) return null;
    return shares.reduce((sum, share) => sum + share, 0) / total;
  };
}
