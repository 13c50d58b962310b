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

/** Tile queries of other agencies that do not depend on the agency's own policies. */
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
  retention_by_product: ofPeriod('due', 'product_id'),
  rate_change: ofProducts,
};

/**
 * Starts a tile's queries of other agencies while the agency's own policies load, so that the engine is not idle. The
 * tile waits for the results and handles their errors.
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
