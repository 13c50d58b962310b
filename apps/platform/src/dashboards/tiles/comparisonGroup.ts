import type { Comparison, TileAnswer } from '@agency-insights/insights-api/contract';
import { allOf, column } from '../../warehouse/expressions.ts';
import type { AgencyProfile, LoadedProfile } from './AgencyProfile.ts';
import { homeAgenciesOf, peersOf } from './peerGroup.ts';
import { createPeerSums, type PeerSums } from './peerSums.ts';
import { yearBefore } from './period.ts';

/** Description of a tile's comparison. */
export type ComparisonAnswer = NonNullable<TileAnswer['comparison']>;

/** Agencies of a comparison group. */
export interface OtherAgencies {
  count: number;
  sums: PeerSums;
}

/** Comparison group of an agency. */
export type ComparisonGroup = (
  | /** The same agency, a year before. */ { kind: 'last_year' }
    /** Other agencies together; null if there are too few to show. */
  | { kind: 'peers' | 'state'; agencies: OtherAgencies | null }
) & { sizes: ComparisonAnswer['group_sizes'] };

/** Returns the comparison group of a profile. */
export function comparisonGroup(profile: AgencyProfile): ComparisonGroup {
  const { set, comparison, agencyId, dimensions, everybody, minimum } = profile;
  const groups = {
    peers: peersOf(agencyId, dimensions.agencies),
    state: homeAgenciesOf(agencyId, dimensions.agencies),
  };
  const sizes = { peers: groups.peers.length, state: groups.state.length };
  if (comparison === 'last_year') return { kind: comparison, sizes };
  const ids = groups[comparison];
  if (ids.length < minimum) return { kind: comparison, agencies: null, sizes };
  const where = allOf([everybody.where, { kind: 'inIds', operand: column('agency_id'), ids }]);
  return {
    kind: comparison,
    agencies: { count: ids.length, sums: createPeerSums({ ...everybody, set, where }) },
    sizes,
  };
}

/** Returns the profile of the same agency for the same days a year before. */
export function yearBeforeOf(profile: LoadedProfile): LoadedProfile {
  return { ...profile, period: profile.previous, previous: yearBefore(profile.previous, profile.span) };
}

/** Returns the description of a tile's comparison. */
export function describeComparison(profile: AgencyProfile, group: ComparisonGroup): ComparisonAnswer {
  const { kind, sizes } = group;
  return {
    kind,
    label: labels[kind](profile),
    agencies: kind === 'last_year' ? null : sizes[kind],
    group_sizes: sizes,
    suppressed: kind !== 'last_year' && group.agencies === null,
    minimum_agencies: profile.minimum,
  };
}

const labels: Readonly<Record<Comparison, (profile: AgencyProfile) => string>> = {
  last_year: () => 'A year before',
  peers: () => 'Peers',
  state: ({ agencyId, dimensions: { agencies, states } }) => {
    const code = agencies.state.strings[agencies.stateCode[agencyId] ?? -1] ?? '';
    return `Agencies in ${states.find((state) => state.code === code)?.name ?? code}`;
  },
};
