import type { Random } from '../random/createRandom.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { transactionIds, type TransactionId } from '../set/transactions.ts';
import { products, type LineId, type Product } from '../world/products.ts';
import { states } from '../world/states.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import type { AgencyBook } from './drawAgencyBook.ts';
import type { Market, ProductMarket } from './drawMarket.ts';
import { yearsOfHistory } from './policyCalendar.ts';
import { drawnGrowth, drawnRetention } from './drawnRates.ts';

/** One record of a policy: a term, or the return premium of the cancellation that ended it. */
export interface PolicyTerm {
  effective: number;
  expiration: number;
  premiumCents: number;
  transaction: TransactionId;
  incurredCents: number;
}

/** A policy with its renewals. */
export interface PolicyChain {
  account: number;
  carrier: number;
  product: Product;
  state: number;
  /** Six digits, 0 for personal lines. */
  naics: number;
  /** Oldest first. */
  terms: readonly PolicyTerm[];
}

/** Input of a chain. */
export interface ChainContext {
  random: Random;
  agency: GeneratedAgency;
  book: AgencyBook;
  market: Market;
  chooseIndustry: (random: Random) => number;
}

/** Chance that a term is cancelled early; retention counts it as lost. */
const cancellationRate = 0.017;
/** Spread of a product's premium in one agency; about 1 over all products and states. */
const premiumSigma = 0.8;
/** Spread of the change of premium at renewal around the market's. */
const renewalSigma = 0.05;
/** Share of terms with losses, and the spread of those losses. */
const lossFrequency = 0.08;
const lossSigma = 1;
/** Max premium of a record: premiums are 32-bit cents. */
const maxCents = 2_000_000_000;

const stateByCode = new Map(states.map((state) => [state.code, state]));
const productsByLine = ([0, 1] as const).map((line) => {
  const ofLine = products.filter((product) => product.line === line);
  // Policies with more renewals have more records, so fewer of them give the same share of records.
  const choose = createWeightedChoice(ofLine.map(({ share, retention }) => share * (1 + 3 * (1.02 - retention))));
  return (random: Random) => ofLine[choose(random)]!;
});

/** Draws one policy of an agency with all its terms and possibly a cancellation. */
export function drawPolicyChain(context: ChainContext): PolicyChain {
  const { random, agency, book, market, chooseIndustry } = context;
  const line: LineId = random.fraction() < book.personalShare ? 0 : 1;
  const product = productsByLine[line]!(random);
  const state = drawState(random, agency);
  const chain = {
    product,
    state: state.id,
    account: agency.accounts[book.chooseAccount(random)]?.id ?? 0,
    carrier: book.carriers[book.chooseCarrier(random)]!,
    naics: line === 1 ? chooseIndustry(random) : 0,
  };
  const premium =
    product.medianPremium * state.costIndex * book.premiumLevel * Math.exp(premiumSigma * random.normal());
  const left = market.leaving.carrierId === chain.carrier && market.leaving.stateId === chain.state;
  const retention = drawnRetention(agency, product);
  const growth = drawnGrowth(market, agency, chain.state, chain.carrier);
  const productMarket = market.products.get(product.id) as ProductMarket;
  const terms = drawTerms(context, {
    productMarket,
    retention,
    premium,
    firstYear: drawFirstYear(random, retention, growth),
    anniversary: productMarket.chooseAnniversary(random),
    lastDay: left ? market.leaving.day : Infinity,
  });
  return { ...chain, terms };
}

/** Draws the first year of a policy in the history; year 0 includes all earlier policies. */
function drawFirstYear(random: Random, retention: number, growth: number): number {
  const isNew = Math.max(0, 1 - retention + growth);
  const weights = [1, isNew, isNew * (1 + growth), isNew * (1 + growth) ** 2];
  let left = random.fraction() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [year, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return year;
  }
  return 0;
}

interface TermsOptions {
  productMarket: ProductMarket;
  /** Chance of a renewal, cancellations counted as losses. */
  retention: number;
  /** Dollars of the first term, at the prices of the first month. */
  premium: number;
  firstYear: number;
  anniversary: number;
  /** No term begins from this day on. */
  lastDay: number;
}

function drawTerms(
  { random, market: { calendar } }: ChainContext,
  { productMarket, retention, premium: startPremium, firstYear, anniversary, lastDay }: TermsOptions,
): PolicyTerm[] {
  const terms: PolicyTerm[] = [];
  const { rateChange, priceLevel, lossRatio } = productMarket;
  // A carrier that has left the state does not write new policies.
  const first = calendar.day(firstYear, anniversary) < lastDay ? firstYear : 0;
  let premium = startPremium * priceLevel[calendar.month(first, anniversary)]!;
  for (let year = first; year < yearsOfHistory; year += 1) {
    const effective = calendar.day(year, anniversary);
    if (effective >= lastDay) break;
    const expiration = calendar.day(year + 1, anniversary);
    const premiumCents = Math.min(maxCents, Math.max(25, Math.round(premium)) * 100);
    const transaction = year === first && year > 0 ? transactionIds.new : transactionIds.renewal;
    const earned = Math.min(1, (calendar.lastDay - effective) / (expiration - effective));
    const incurredCents = drawLosses(random, premiumCents * lossRatio * earned);
    terms.push({ effective, expiration, premiumCents, transaction, incurredCents });
    if (random.fraction() < cancellationRate) {
      const ended = effective + 15 + random.integer(300);
      // Skip events after the last day of the data.
      if (ended <= calendar.lastDay) terms.push(cancellation(ended, expiration, effective, premiumCents));
      break;
    }
    if (random.fraction() >= retention / (1 - cancellationRate)) break;
    const change = rateChange[calendar.month(year + 1, anniversary)] ?? 0;
    premium *= (1 + change) * Math.exp(renewalSigma * random.normal() - renewalSigma ** 2 / 2);
  }
  return terms;
}

/** Draws losses of a term, cents: mostly none, `expected` on average. */
function drawLosses(random: Random, expected: number): number {
  if (random.fraction() >= lossFrequency) return 0;
  const size = Math.exp(lossSigma * random.normal() - lossSigma ** 2 / 2);
  return Math.min(maxCents, Math.round((expected / lossFrequency) * size));
}

/** Returns the cancellation, which refunds the unused days. */
function cancellation(ended: number, expiration: number, effective: number, premiumCents: number): PolicyTerm {
  const unused = (expiration - ended) / (expiration - effective);
  return {
    effective: ended,
    expiration,
    premiumCents: -Math.round(premiumCents * unused),
    transaction: transactionIds.cancellation,
    incurredCents: 0,
  };
}

/** Draws the agency's own state, or less often a neighbour, the first ones most often. */
function drawState(random: Random, agency: GeneratedAgency) {
  const { neighbours } = agency.state;
  if (random.fraction() < 0.92) return agency.state;
  const nearest = Math.floor(random.fraction() ** 2 * neighbours.length);
  return stateByCode.get(neighbours[nearest] ?? '') ?? agency.state;
}
