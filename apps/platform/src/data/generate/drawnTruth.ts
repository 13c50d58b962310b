import { carriers } from '../world/carriers.ts';
import { states } from '../world/states.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import { drawMarket, type ProductMarket } from './drawMarket.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';
import { printDay } from '../load/parseCalendarDate.ts';

/**
 * Rates that the generator drew for a set; `docs/loading-data.md` explains each part. Rates are fractions: 0.08 for 8
 * %.
 */
export interface DrawnTruth {
  options: GeneratorOptions;
  retention: { meanOfProduct: Record<string, number>; ofAgency: Record<string, number> };
  rateChange: { months: readonly string[]; ofProduct: Record<string, readonly number[]> };
  growth: { ofState: Record<string, number>; ofAgency: Record<string, number> };
  /** January first. */
  seasonality: { ofProduct: Record<string, readonly number[]> };
  lossRatio: { ofProduct: Record<string, number> };
  shocks: {
    leaving: { carrier: string; state: string; from: string };
    growing: { carrier: string; growth: number };
  };
}

/** Collects the drawn rates of a set with these options and agencies. */
export function drawnTruth(options: GeneratorOptions, agencies: readonly GeneratedAgency[]): DrawnTruth {
  const market = drawMarket(options);
  const ofProducts = <T>(read: (product: ProductMarket) => T): Record<string, T> =>
    Object.fromEntries(Array.from(market.products.values(), (one) => [one.product.code, read(one)]));
  const ofAgencies = (read: (agency: GeneratedAgency) => number) =>
    Object.fromEntries(agencies.map((agency) => [agency.code, rounded(read(agency))]));
  return {
    options,
    retention: {
      meanOfProduct: ofProducts(({ product }) => product.retention),
      ofAgency: ofAgencies(({ retention }) => retention),
    },
    rateChange: {
      months: market.calendar.months,
      ofProduct: ofProducts(({ rateChange }) => rateChange.map(rounded)),
    },
    growth: {
      ofState: Object.fromEntries(states.map(({ id, code }) => [code, rounded(market.growth[id]!)])),
      ofAgency: ofAgencies(({ growth }) => growth),
    },
    seasonality: { ofProduct: ofProducts(({ seasonality }) => seasonality.map(rounded)) },
    lossRatio: { ofProduct: ofProducts(({ lossRatio }) => rounded(lossRatio)) },
    shocks: {
      leaving: {
        carrier: carriers[market.leaving.carrierId - 1]!,
        state: states.find(({ id }) => id === market.leaving.stateId)?.code ?? '',
        from: printDay(market.leaving.day),
      },
      growing: { carrier: carriers[market.growing.carrierId - 1]!, growth: market.growing.growth },
    },
  };
}

/** Rounds to six decimals, more than any sample can show. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
