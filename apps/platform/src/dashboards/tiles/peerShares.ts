import { allOf, column } from '../../warehouse/expressions.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { mayShowGroup, minimumAgencies, peersOf } from './peerGroup.ts';
import { periodCondition } from './period.ts';
import { sumPolicies } from './sumPolicies.ts';

/** What an agency's peers have of each group, and how many peers there are. */
export interface PeerShares {
  /** Share of the peers' premium by group; null where too few agencies stand behind it. */
  shareOf: (key: number) => number | null;
  /** Peers; null where the group is too small to compare with. */
  peers: number | null;
}

/**
 * Returns how the premium of an agency's peers is split by an integer column of the fact. `groupOf` joins its values to
 * the groups of the tile. A share is null unless its group passes `mayShowGroup`.
 */
export async function peerShares(
  profile: AgencyProfile,
  by: string,
  groupOf: (key: number) => number = (key) => key,
): Promise<PeerShares> {
  const ids = peersOf(profile.agencyId, profile.dimensions.agencies);
  if (ids.length < minimumAgencies) return { shareOf: () => null, peers: null };
  const where = allOf([
    profile.everybody,
    periodCondition(profile.period),
    { kind: 'inIds', operand: column('agency_id'), ids },
  ]);
  const premiumByAgency = new Map<number, Map<number, number>>();
  let total = 0;
  for (const { keys, premium } of await sumPolicies(profile, where, [by, 'agency_id'])) {
    const [key = 0, agencyId = 0] = keys;
    const group = groupOf(key);
    const agencies = premiumByAgency.get(group) ?? new Map<number, number>();
    premiumByAgency.set(group, agencies.set(agencyId, (agencies.get(agencyId) ?? 0) + premium));
    total += premium;
  }
  return {
    peers: ids.length,
    shareOf(key) {
      const premiums = [...(premiumByAgency.get(key)?.values() ?? [])];
      if (total <= 0 || !mayShowGroup(premiums)) return null;
      return premiums.reduce((sum, premium) => sum + premium, 0) / total;
    },
  };
}
