import type { Random } from '../random/createRandom.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { carrierCount } from '../world/carriers.ts';
import type { GeneratedAgency } from './createAgencies.ts';

/** Mix of one agency's business. */
export interface AgencyBook {
  /** Share of personal lines among new policies, 0 to 1. */
  personalShare: number;
  /** Carrier ids, largest first. */
  carriers: readonly number[];
  chooseCarrier: (random: Random) => number;
  chooseAccount: (random: Random) => number;
  /** Factor on every premium of this agency. */
  premiumLevel: number;
}

/** Share of personal lines in the whole market. */
const marketPersonalShare = 0.66;

const chooseMarketCarrier = createWeightedChoice(Array.from({ length: carrierCount }, (_, rank) => 1 / (rank + 2)));

/** Draws an agency's mix from its own random stream. */
export function drawAgencyBook(random: Random, agency: GeneratedAgency): AgencyBook {
  const carriers = drawCarriers(random, agency.policies);
  return {
    personalShare: drawPersonalShare(random, agency.policies),
    carriers,
    chooseCarrier: createWeightedChoice(carriers.map((_, rank) => (rank + 1) ** -0.9)),
    chooseAccount: createWeightedChoice(agency.accounts.map((_, rank) => (rank === 0 ? 2 : 1 / rank))),
    premiumLevel: Math.exp(0.15 * random.normal()),
  };
}

/** Draws one to twelve carriers by Zipf's law; large agencies have more. */
function drawCarriers(random: Random, policies: number): number[] {
  const most = Math.min(12, 2 + Math.floor(Math.log2(1 + policies)));
  const wanted = 1 + random.integer(most);
  const chosen = new Set<number>();
  while (chosen.size < wanted) chosen.add(chooseMarketCarrier(random) + 1);
  return [...chosen];
}

/** Draws the personal share. Some small agencies write only one line; larger ones are closer to the market. */
function drawPersonalShare(random: Random, policies: number): number {
  const kind = random.fraction();
  const small = policies < 300;
  if (small && kind < 0.08) return 0;
  if (small && kind < 0.2) return 1;
  const spread = small ? 0.2 : policies < 3_000 ? 0.1 : 0.04;
  return Math.min(0.97, Math.max(0.03, marketPersonalShare + spread * random.normal()));
}
