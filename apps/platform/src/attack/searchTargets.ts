import { type EndpointId, endpoints, type FilterKey } from '@agency-insights/insights-api/contract';
import { createRandom, type Random } from '../data/random/createRandom.ts';
import type { SignedIn, TestPlatform } from '../testing/startPlatform.test-support.ts';
import { type AttackTarget, attempt } from './AttackTarget.ts';
import { faultIn } from './faultIn.ts';
import { inBatches } from './inBatches.ts';

/** Max terms of a filter, each as expensive as possible. */
const costly: Partial<Record<FilterKey, (random: Random) => string>> = {
  agency_name: patterns,
  agency_city: patterns,
  primary_account: patterns,
  carrier: patterns,
  product: patterns,
  policy_state: patterns,
  naics: (random) => list(2_500, () => String(100_000 + random.integer(900_000))),
  policy_premium: (random) => list(200, () => String(random.integer(100_000))),
  policy_count: (random) => list(50, () => `[${random.integer(100)},${100 + random.integer(100)}]`),
  agency_written_premium: (random) => list(50, () => `NOT [${random.integer(1_000)},${2_000 + random.integer(1_000)}]`),
  effective_date: (random) => list(50, () => `${1 + random.integer(200)} months ago for 1 month`),
};

/** Creates targets with allowed but slow searches and option lists, ten at a time by one user. */
export function searchTargets({ url }: TestPlatform, { headers }: SignedIn): AttackTarget[] {
  return (Object.keys(costly) as FilterKey[]).map((key) => ({
    name: `costly ${key}`,
    async attack({ inputs, seed, report }) {
      const random = createRandom(seed, 1);
      const count = Math.ceil(inputs / 4);
      const requests = Array.from({ length: count }, () => bodyOf(key, costly[key]?.(random) ?? '', random));
      await inBatches(
        requests,
        ({ id, body }) => {
          const { method, path } = endpoints[id];
          const sent = { ...headers, 'content-type': 'application/json', accept: 'application/json' };
          const request = { method, url: `${url}${path}`, headers: sent, body: JSON.stringify(body) };
          return attempt(request, (answer) => faultIn(id, answer), report);
        },
        10,
      );
      return count;
    },
  }));
}

function bodyOf(key: FilterKey, expression: string, random: Random): { id: EndpointId; body: object } {
  const filters = { [key]: expression.slice(0, 20_000) };
  if (random.integer(2) === 0) return { id: 'resultSets.findAgencies', body: { filters, limit: 10 } };
  const query_filename = 'marketing_insights/queries/carriers.query';
  return { id: 'looker.runQuery', body: { query_filename, filter_expression: filters } };
}

function patterns(random: Random): string {
  return list(100, () => `%${letter(random)}_${letter(random)}%${letter(random)}%`);
}

function letter(random: Random): string {
  return String.fromCharCode(97 + random.integer(26));
}

function list(length: number, term: () => string): string {
  return Array.from({ length }, term).join(',');
}
