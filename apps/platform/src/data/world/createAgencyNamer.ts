import type { Random } from '../random/createRandom.ts';
import { familyEndings, landforms, landscapes, placeEndings, surnames } from './agencyWords.ts';
import type { City, State } from './states.ts';

/** How often a name that is taken is drawn again before a second agency of that name is let stand. */
const attempts = 40;

/** Invents the name of an agency in a city of a state. */
export type AgencyNamer = (random: Random, state: State, city: City) => string;

/**
 * A namer that remembers what it gave out, so that names are distinct as long as there are enough of them
 * (well past 100,000). Names have the flavour of the place: "Lone Star Risk Advisors", "Garza & Whitfield Insurance".
 */
export function createAgencyNamer(): AgencyNamer {
  const taken = new Set<string>();
  return (random, state, city) => {
    let name = composeName(random, state, city);
    for (let attempt = 1; taken.has(name) && attempt < attempts; attempt += 1) {
      // Regions and cities run out before family names do.
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
  // "Smith & Jones & Sons" and two partners of one name are not how agencies are called.
  const ending = pick(random, placeEndings);
  return first === second ? `${first} Brothers ${ending}` : `${first} & ${second} ${ending}`;
}

function pick(random: Random, from: readonly string[]): string {
  return from[random.integer(from.length)] ?? '';
}
