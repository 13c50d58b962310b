import type { AgencyTileId } from '@agency-insights/insights-api/contract';
import type { AgencyProfile } from './AgencyProfile.ts';
import type { ComparisonGroup } from './comparisonGroup.ts';
import { premiumQuestion } from './peerPremiums.ts';
import type { PeerQuestion } from './peerSums.ts';
import { inForceQuestion } from './summaryTile.ts';

type Questions = (profile: AgencyProfile) => readonly PeerQuestion[];

const ofPeriod =
  (measure: PeerQuestion['measure'], by: PeerQuestion['by'][number]): Questions =>
  ({ period }) => [{ measure, by: [by], period }];

const ofProducts = ofPeriod('business', 'product_id');
const ofCarriers = ofPeriod('written', 'carrier_id');
const ofMonths = ofPeriod('due', 'exp_month');

/** What tiles ask of other agencies, as far as they ask it whatever the agency's own policies are. */
const questions: Readonly<Partial<Record<AgencyTileId, Questions>>> = {
  summary: (profile) => [
    ...ofCarriers(profile),
    premiumQuestion(profile.previous),
    ...ofMonths(profile),
    inForceQuestion(profile),
  ],
  premium_change: ({ previous }) => [premiumQuestion(previous)],
  products: ofProducts,
  carriers: ofCarriers,
  states: ofProducts,
  premium_bands: ofCarriers,
  retention: ofMonths,
  rate_change: ofProducts,
};

/**
 * Begins to ask what a tile will ask of other agencies, while the agency's own policies are on their way: the engine
 * would have nothing to do while those are added up. The tile itself waits for the answers, and receives their errors.
 */
export function askEarly(
  tile: AgencyTileId,
  profile: AgencyProfile,
  group: ComparisonGroup,
  signal: AbortSignal,
): void {
  if (group.kind === 'last_year' || group.agencies === null) return;
  const { sums } = group.agencies;
  for (const question of questions[tile]?.(profile) ?? []) sums(question, signal).catch(() => undefined);
}
