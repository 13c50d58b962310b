import type { Product } from '../world/products.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import type { Market } from './drawMarket.ts';

/** The mean retention, from which products deviate. */
const marketRetention = 0.85;

/** Returns the chance that a term of a product in an agency is renewed. */
export function drawnRetention(agency: Pick<GeneratedAgency, 'retention'>, product: Product): number {
  return Math.min(0.97, Math.max(0.4, agency.retention + product.retention - marketRetention));
}

/** Returns the yearly growth of an agency's terms in a state with a carrier, as a fraction. */
export function drawnGrowth(
  market: Pick<Market, 'growth' | 'growing'>,
  agency: Pick<GeneratedAgency, 'growth'>,
  stateId: number,
  carrierId: number,
): number {
  return carrierId === market.growing.carrierId ? market.growing.growth : market.growth[stateId]! + agency.growth;
}
