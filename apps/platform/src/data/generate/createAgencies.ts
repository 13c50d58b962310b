import { createRandom, type Random } from '../random/createRandom.ts';
import { drawBeta } from '../random/drawBeta.ts';
import { createWeightedChoice } from '../random/createWeightedChoice.ts';
import { createAgencyNamer } from '../world/createAgencyNamer.ts';
import { states, type City, type State } from '../world/states.ts';
import { allotPolicies } from './allotPolicies.ts';
import type { GeneratorOptions } from './GeneratorOptions.ts';

/** One office of an agency. */
export interface GeneratedAccount {
  id: number;
  code: string;
  name: string;
  city: string;
}

/** An agency with its offices and the number of policy records it writes. */
export interface GeneratedAgency {
  /** Dense, from 1. */
  id: number;
  code: string;
  name: string;
  city: string;
  state: State;
  /** The first is the primary account. All are in the agency's state. */
  accounts: readonly GeneratedAccount[];
  policies: number;
  /** Mean renewal rate of its terms, before adjustment by product. */
  retention: number;
  /** Yearly growth of the number of its terms beyond that of the state, as a fraction. */
  growth: number;
}

/** Spread of agency sizes: the top tenth write well over half of the premium. */
const sizeSigma = 2.2;

/** Random streams of the parts of a set; agencies use their ids. */
const agencyStream = 0x7fff_0001;
/** Added to an agency's id for the separate random stream of retention and growth. */
const traitStream = 0x4000_0000;

/** Spread of retention and of growth among agencies. */
const meanRetention = 0.85;
const retentionDeviation = 0.05;
const growthDeviation = 0.04;

/** Creates the agencies of a set: size, place, name, offices. */
export function createAgencies({ policies, agencies, seed }: GeneratorOptions): GeneratedAgency[] {
  const random = createRandom(seed, agencyStream);
  const weights = Float64Array.from({ length: agencies }, () => Math.exp(sizeSigma * random.normal()));
  const counts = allotPolicies(policies, weights);
  const chooseState = createWeightedChoice(states.map((state) => state.people));
  const chooseCity = new Map(
    states.map((state) => [state, createWeightedChoice(state.cities.map((city) => Math.sqrt(city.people)))]),
  );
  const nameAgency = createAgencyNamer();
  let accountId = 0;

  return Array.from(counts, (count, index) => {
    const state = at(states, chooseState(random));
    const draw = () => at(state.cities, chooseCity.get(state)?.(random) ?? 0);
    const city = draw();
    const name = nameAgency(random, state, city);
    const number = agencyNumber(index);
    const accounts = createAccounts({
      name,
      number,
      city,
      draw,
      count: accountCount(random, count),
      firstId: accountId + 1,
    });
    accountId += accounts.length;
    return {
      id: index + 1,
      code: `A-${number}`,
      name,
      city: city.name,
      state,
      accounts,
      policies: count,
      ...drawTraits(seed, index + 1),
    };
  });
}

function drawTraits(seed: number, id: number): Pick<GeneratedAgency, 'retention' | 'growth'> {
  const random = createRandom(seed, traitStream + id);
  const retention = drawBeta(random, meanRetention, retentionDeviation);
  return { retention, growth: Math.min(0.12, Math.max(-0.12, growthDeviation * random.normal())) };
}

/** Six digits, distinct for up to 900,000 agencies, in no visible order. */
function agencyNumber(index: number): string {
  return String(100_000 + ((index * 370_373 + 104_213) % 900_000));
}

/** Draws one to twelve offices; agencies with more policies can have more. */
function accountCount(random: Random, policies: number): number {
  const most = Math.min(12, 1 + Math.floor(Math.log2(1 + policies / 8)));
  // The square root favours the upper end: large agencies rarely have a single office.
  return 1 + Math.floor(Math.sqrt(random.fraction()) * most);
}

interface AccountsOptions {
  name: string;
  number: string;
  city: City;
  draw: () => City;
  count: number;
  firstId: number;
}

function createAccounts({ name, number, city, draw, count, firstId }: AccountsOptions): GeneratedAccount[] {
  return Array.from({ length: count }, (_, index) => {
    const office = index === 0 ? city : draw();
    return {
      id: firstId + index,
      code: `${number}-${String(index + 1).padStart(2, '0')}`,
      name: index === 0 ? name : `${name}, ${office.name}`,
      city: office.name,
    };
  });
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`There is no position ${index} in a list of ${list.length}.`);
  return item;
}
