import { createRandom, type Random } from '../random/createRandom.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { products, type Product } from '../world/products.ts';
import { states } from '../world/states.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';
import { createPolicyCalendar, type PolicyCalendar } from './policyCalendar.ts';

/** Market of one product. */
export interface ProductMarket {
  product: Product;
  /** Change of the premium at renewal, as a fraction, by month of history. */
  rateChange: readonly number[];
  /** Premium of a new policy over that at the start, by month of history. */
  priceLevel: readonly number[];
  /** Share of terms that begin in each month of the year, January first. */
  seasonality: readonly number[];
  /** Draws the day of the policy year on which a policy begins. */
  chooseAnniversary: (random: Random) => number;
  /** Mean losses over premium. */
  lossRatio: number;
}

/** Market of a generated set, without its agencies. */
export interface Market {
  calendar: PolicyCalendar;
  /** By product id. */
  products: ReadonlyMap<number, ProductMarket>;
  /** Yearly growth of the number of terms, as a fraction, by state id. */
  growth: readonly number[];
  /** From `day` on, the carrier neither writes nor renews in the state. */
  leaving: { carrierId: number; stateId: number; day: number };
  /** The carrier's terms grow by `growth` a year in all states. */
  growing: { carrierId: number; growth: number };
}

const marketStream = 0x7fff_0002;
const monthDeviation = 0.08;
/** Extra shares of commercial policies that begin on 1 January and 1 July. */
const commercialStarts = { newYear: 0.12, midYear: 0.05 } as const;
/** Weight of each month, January first, before a seed's own deviation. */
const monthWeights = {
  personal: [0.88, 0.86, 0.98, 1.02, 1.08, 1.12, 1.12, 1.1, 1.02, 0.98, 0.92, 0.92],
  commercial: [1.02, 0.92, 1.02, 1.06, 1.02, 1.02, 1.02, 0.96, 0.98, 1.02, 0.96, 1],
} as const;

/** Draws the market of a generated set from its seed: the same options give the same market. */
export function drawMarket({ seed, asOf }: GeneratorOptions): Market {
  const random = createRandom(seed, marketStream);
  const calendar = createPolicyCalendar(asOf);
  return {
    calendar,
    products: new Map(products.map((product) => [product.id, drawProduct(random, product, calendar)])),
    growth: [0, ...states.map(() => clamp(0.02 + 0.03 * random.normal(), -0.06, 0.12))],
    // Large carriers and populous states, so that the shocks are visible.
    leaving: {
      carrierId: 3 + random.integer(6),
      stateId: largestStates[random.integer(largestStates.length)]!,
      day: calendar.firstDayOf(calendar.months.length - 24 + random.integer(10)),
    },
    growing: { carrierId: 10 + random.integer(8), growth: 0.4 },
  };
}

const largestStates = [...states]
  .sort((a, b) => b.people - a.people)
  .slice(0, 8)
  .map(({ id }) => id);

function drawProduct(random: Random, product: Product, calendar: PolicyCalendar): ProductMarket {
  const rateChange = drawRateChange(random, product, calendar.months.length);
  let logLevel = 0;
  const priceLevel = rateChange.map((change) => {
    const level = Math.exp(logLevel);
    logLevel += Math.log(1 + change) / 12;
    return level;
  });
  const lossRatio = product.lossRatio + 0.02 * random.normal();
  return { product, rateChange, priceLevel, lossRatio, ...drawSeason(random, product, calendar) };
}

/** Draws a slow wave around the product's mean with monthly noise; keeps the sign of the mean. */
function drawRateChange(random: Random, { rateChange: mean }: Product, months: number): number[] {
  const phase = random.fraction();
  return Array.from({ length: months }, (_, month) => {
    const wave = 1 + 0.35 * Math.sin(2 * Math.PI * (month / 36 + phase)) + 0.06 * random.normal();
    return mean * Math.max(0.1, wave);
  });
}

function drawSeason(
  random: Random,
  { line }: Product,
  calendar: PolicyCalendar,
): Pick<ProductMarket, 'seasonality' | 'chooseAnniversary'> {
  const base = line === 0 ? monthWeights.personal : monthWeights.commercial;
  const weights = base.map((weight) => weight * Math.exp(monthDeviation * random.normal()));
  const days = Array.from(calendar.anniversaryMonths, (month) => weights[month]!);
  const total = days.reduce((sum, weight) => sum + weight, 0);
  if (line === 1) {
    const ordinary = 1 - commercialStarts.newYear - commercialStarts.midYear;
    days[calendar.newYear]! += (total * commercialStarts.newYear) / ordinary;
    days[calendar.midYear]! += (total * commercialStarts.midYear) / ordinary;
  }
  const all = days.reduce((sum, weight) => sum + weight, 0);
  const seasonality = Array<number>(12).fill(0);
  days.forEach((weight, offset) => {
    seasonality[calendar.anniversaryMonths[offset]!]! += weight / all;
  });
  return { seasonality, chooseAnniversary: createWeightedChoice(days) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
