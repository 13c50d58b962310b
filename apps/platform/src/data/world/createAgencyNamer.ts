import type { Random } from '../random/createRandom.ts';
import { familyEndings, landforms, landscapes, placeEndings, surnames } from './agencyWords.ts';
import type { City, State } from './states.ts';

/** Max redraws of a taken name before a duplicate is accepted. */
const attempts = 40;

/** Creates the name of an agency in a city of a state. */
export type AgencyNamer = (random: Random, state: State, city: City) => string;

/**
 * Creates a namer with distinct names as long as there are enough (over 100,000). Names fit the place: "Lone Star Risk
 * Advisors", "Garza & Whitfield Insurance".
 */
export function createAgencyNamer(): AgencyNamer {
  const taken = new Set<string>();
  return (random, state, city) => {
    let name = composeName(random, state, city);
    for (let attempt = 1; taken.has(name) && attempt < attempts; attempt += 1) {
      // Regions and cities are used up before family names.
      name = attempt < 4 ? composeName(random, state, city) : twoFamilies(random);
    }
    taken.add(name);
    return name;
  };
}

function composeName(random: Random, state: State, city: City): string {
  const kind = random.fraction();
  if (kind < 0.3) return `${pick(random, state.regions)} ${pick(random, placeEndings)}`;
  if (kind < 0.42) return `${city.name} ${pick(random, placeEndings)}`;
  if (kind < 0.62) return landscapeName(random);
  if (kind < 0.86) return `${pick(random, surnames)} ${pick(random, familyEndings)}`;
  return twoFamilies(random);
}

function landscapeName(random: Random): string {
  return `${pick(random, landscapes)} ${pick(random, landforms)} ${pick(random, placeEndings)}`;
}

function twoFamilies(random: Random): string {
  const first = pick(random, surnames);
  const second = pick(random, surnames);
  // Avoid "Smith & Jones & Sons", and two partners with one name.
  const ending = pick(random, placeEndings);
  return first === second ? `${first} Brothers ${ending}` : `${first} & ${second} ${ending}`;
}

function pick(random: Random, from: readonly string[]): string {
  return from[random.integer(from.length)] ?? '';
}
