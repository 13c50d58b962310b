import type { Comparison, TileAnswer } from '@agency-insights/insights-api/contract';
import { allOf, column } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { AgencyProfile } from './AgencyProfile.ts';
import { homeAgenciesOf, minimumAgencies, peersOf } from './peerGroup.ts';
import { yearBefore } from './period.ts';

/** What a tile says about whom it compares with. */
export type ComparisonAnswer = NonNullable<TileAnswer['comparison']>;

/** Whom an agency is compared with. */
export type ComparisonGroup =
  /** The same agency, a year before. */
  | { kind: 'last_year'; before: AgencyProfile }
  /** Other agencies together; null where there are too few to be shown. */
  | { kind: 'peers' | 'state'; agencies: { policies: Expression; count: number } | null };

/** Returns whom a profile is compared with. */
export function comparisonGroup(profile: AgencyProfile): ComparisonGroup {
  const { comparison, agencyId, dimensions, everybody } = profile;
  if (comparison === 'last_year') return { kind: comparison, before: yearBeforeOf(profile) };
  const choose = comparison === 'peers' ? peersOf : homeAgenciesOf;
  const ids = choose(agencyId, dimensions.agencies);
  if (ids.length < minimumAgencies) return { kind: comparison, agencies: null };
  const policies = allOf([everybody, { kind: 'inIds', operand: column('agency_id'), ids }]);
  return { kind: comparison, agencies: { policies, count: ids.length } };
}

/** Returns the profile of the same agency for the same days a year before. */
export function yearBeforeOf(profile: AgencyProfile): AgencyProfile {
  return { ...profile, period: profile.previous, previous: yearBefore(profile.previous) };
}

/** Returns what a tile says about its comparison. */
export function describeComparison(profile: AgencyProfile, group: ComparisonGroup): ComparisonAnswer {
  const label = labels[group.kind](profile);
  if (group.kind === 'last_year') return { kind: group.kind, label, agencies: null, suppressed: false };
  return {
    kind: group.kind,
    label,
    agencies: group.agencies?.count ?? null,
    suppressed: group.agencies === null,
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
