import type { Random } from '../random/createRandom.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { transactionIds, type TransactionId } from '../set/transactions.ts';
import { products, type LineId, type Product } from '../world/products.ts';
import { states } from '../world/states.ts';
import type { AgencyBook } from './drawAgencyBook.ts';
import type { GeneratedAgency } from './createAgencies.ts';
import { daysOfYear, yearsOfHistory, type PolicyCalendar } from './policyCalendar.ts';

/** One record of a policy: a term, or the return premium of the cancellation that ended it. */
export interface PolicyTerm {
  effective: number;
  expiration: number;
  premiumCents: number;
  transaction: TransactionId;
}

/** A policy with its renewals over the years. */
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

/** What a chain is drawn from. */
export interface ChainContext {
  random: Random;
  agency: GeneratedAgency;
  book: AgencyBook;
  calendar: PolicyCalendar;
  chooseIndustry: (random: Random) => number;
}

/** A term is cancelled before its end with this chance. */
const cancellationRate = 0.017;
/** A term that ran to its end is renewed with this chance; with cancellations the retention is 0.85. */
const renewalRate = 0.85 / (1 - cancellationRate);
/** Spread of a product's premium in one agency; over all products and states it comes to about 1. */
const premiumSigma = 0.8;
/** Most that a record can hold: premiums travel as 32-bit cents. */
const maxPremiumCents = 2_000_000_000;

const stateByCode = new Map(states.map((state) => [state.code, state]));
const productsByLine = ([0, 1] as const).map((line) => {
  const ofLine = products.filter((product) => product.line === line);
  const choose = createWeightedChoice(ofLine.map((product) => product.share));
  return (random: Random) => ofLine[choose(random)] as Product;
});

/** Draws one policy of an agency with all its terms and, now and then, its cancellation. */
export function drawPolicyChain({ random, agency, book, calendar, chooseIndustry }: ChainContext): PolicyChain {
  const line: LineId = random.fraction() < book.personalShare ? 0 : 1;
  const product = (productsByLine[line] as (random: Random) => Product)(random);
  const state = drawState(random, agency);
  const firstPremium =
    product.medianPremium * state.costIndex * book.premiumLevel * Math.exp(premiumSigma * random.normal());
  return {
    product,
    state: state.id,
    account: agency.accounts[book.chooseAccount(random)]?.id ?? 0,
    carrier: book.carriers[book.chooseCarrier(random)] ?? 0,
    naics: line === 1 ? chooseIndustry(random) : 0,
    terms: drawTerms(random, calendar, {
      firstYear: book.chooseFirstYear(random),
      anniversary: drawAnniversary(random, line, calendar),
      premium: firstPremium,
    }),
  };
}

interface FirstTerm {
  firstYear: number;
  anniversary: number;
  /** Dollars. */
  premium: number;
}

function drawTerms(
  random: Random,
  calendar: PolicyCalendar,
  { firstYear, anniversary, premium: firstPremium }: FirstTerm,
): PolicyTerm[] {
  const terms: PolicyTerm[] = [];
  let premium = firstPremium;
  for (let year = firstYear; year < yearsOfHistory; year += 1) {
    const effective = calendar.day(year, anniversary);
    const expiration = calendar.day(year + 1, anniversary);
    const premiumCents = Math.min(maxPremiumCents, Math.max(25, Math.round(premium)) * 100);
    // The first year holds all that was in force before.
    const transaction = year === firstYear && year > 0 ? transactionIds.new : transactionIds.renewal;
    terms.push({ effective, expiration, premiumCents, transaction });
    if (random.fraction() < cancellationRate) {
      const ended = effective + 15 + random.integer(300);
      // What has not happened by the last day of the data is not in it.
      if (ended <= calendar.lastDay) terms.push(cancellation(ended, expiration, effective, premiumCents));
      break;
    }
    if (random.fraction() >= renewalRate) break;
    premium *= Math.exp(0.035 + 0.05 * random.normal());
  }
  return terms;
}

/** Gives back the premium of the days that were not used. */
function cancellation(ended: number, expiration: number, effective: number, premiumCents: number): PolicyTerm {
  const unused = (expiration - ended) / (expiration - effective);
  return {
    effective: ended,
    expiration,
    premiumCents: -Math.round(premiumCents * unused),
    transaction: transactionIds.cancellation,
  };
}

/** Mostly the agency's own state, else one next to it, the first-named most often. */
function drawState(random: Random, agency: GeneratedAgency) {
  const { neighbours } = agency.state;
  if (random.fraction() < 0.92) return agency.state;
  const nearest = Math.floor(random.fraction() ** 2 * neighbours.length);
  return stateByCode.get(neighbours[nearest] ?? '') ?? agency.state;
}

function drawAnniversary(random: Random, line: LineId, calendar: PolicyCalendar): number {
  const kind = random.fraction();
  if (line === 1 && kind < 0.12) return calendar.newYear;
  if (line === 1 && kind < 0.17) return calendar.midYear;
  return random.integer(daysOfYear);
}
