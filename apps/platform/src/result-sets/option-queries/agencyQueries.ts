import { nameWords, parseTextExpression } from '@agency-insights/insights-api/contract';
import { matchAgencies, type MatchedAgencies } from '../matchAgencies.ts';
import { readSearch, textFilter } from '../readSearch.ts';
import { scopeOf } from '../SetDimensions.ts';
import { sortPositions } from '../../warehouse/sortPositions.ts';
import type { TextPool } from '../../warehouse/TextPool.ts';
import type { NamedQuery, NamedQueryContext } from './NamedQuery.ts';
import { logScaleBins } from './logScaleBins.ts';

const centsPerDollar = 100;

async function matching(context: NamedQueryContext): Promise<MatchedAgencies> {
  return matchAgencies(context, await readSearch(context.filters, context));
}

/**
 * agency_id, agency_name, city, state: by name. If the names contain a text: those that start with it, those with words that
 * start with its words, then others, each with the greatest premium first.
 */
export const agencyNames: NamedQuery = async (context) => {
  const { agencyIds } = await matching(context);
  const { name, city, state, cityCode, stateCode } = context.dimensions.agencies;
  const text = searchedText(context.filters.agency_name);
  const ids = text
    ? byFit(agencyIds, await name.words(), nameWords(text)).slice(0, context.limit)
    : await byRank(agencyIds, name, context.limit);
  return ids.map((id) => ({
    agency_id: id,
    agency_name: name.strings[id]!,
    city: city.strings[cityCode[id]!]!,
    state: state.strings[stateCode[id]!]!,
  }));
};

/** primary_account, agency_name: by account code. If the codes contain a text, those that start with it come first. */
export const primaryAccounts: NamedQuery = async (context) => {
  const { agencyIds } = await matching(context);
  const { name, primaryAccount } = context.dimensions.agencies;
  const text = searchedText(context.filters.primary_account)?.toLowerCase() ?? '';
  const starts = (id: number) => primaryAccount.lowerCase[id]!.startsWith(text);
  const ids = await byRank(agencyIds, primaryAccount, agencyIds.length);
  return [...ids.filter(starts), ...ids.filter((id) => !starts(id))].slice(0, context.limit).map((id) => ({
    primary_account: primaryAccount.strings[id]!,
    agency_name: name.strings[id]!,
  }));
};

/** state, state_name, agencies: by name. The state filter matches code or name. */
export const agencyStates: NamedQuery = async (context) => {
  const {
    dimensions,
    filters: { agency_state: own, ...others },
  } = context;
  const { agencyIds } = await matching({ ...context, filters: others });
  const fits = textFilter({ agency_state: own }, 'agency_state') ?? (() => true);
  const { state, stateCode } = dimensions.agencies;
  const names = new Map(dimensions.states.map(({ code, name }) => [code, name]));
  return countBy(agencyIds, stateCode, state)
    .map(({ text, count }) => ({ state: text, state_name: names.get(text) ?? text, agencies: count }))
    .filter((row) => fits(row.state.toLowerCase()) || fits(row.state_name.toLowerCase()))
    .sort((a, b) => a.state_name.localeCompare(b.state_name, 'en-US'))
    .slice(0, context.limit);
};

/** city ("Austin, TX"), state, agencies: most agencies first. */
export const agencyCities: NamedQuery = async (context) => {
  const { agencyIds } = await matching(context);
  const { cityLabel, cityLabelCode } = context.dimensions.agencies;
  return countBy(agencyIds, cityLabelCode, cityLabel)
    .sort((a, b) => b.count - a.count || a.text.localeCompare(b.text, 'en-US'))
    .slice(0, context.limit)
    .map(({ text, count }) => ({ city: text, state: text.slice(text.lastIndexOf(', ') + 2), agencies: count }));
};

/**
 * lower, upper (dollars, equal steps on a log scale), agencies: the distribution of the matching agencies' written
 * premium.
 */
export const writtenPremiumDistribution: NamedQuery = async (context) => {
  const { agencyIds } = await matching(context);
  const { writtenPremium } = context.dimensions.agencies.totals[scopeOf[context.access]];
  const bins = logScaleBins(
    Array.from(agencyIds, (id) => ({ dollars: writtenPremium[id]! / centsPerDollar, count: 1 })),
  );
  return bins.slice(0, context.limit).map(({ lower, upper, count }) => ({ lower, upper, agencies: count }));
};

/** agencies, policies, search_premium (cents): one row with the totals of a search with these filters. */
export const agencyCount: NamedQuery = async (context) => {
  const { agencyIds, policies, searchPremium } = await matching(context);
  return [
    {
      agencies: agencyIds.length,
      policies: policies.reduce((sum, n) => sum + n, 0),
      search_premium: searchPremium.reduce((sum, n) => sum + n, 0),
    },
  ];
};

/** The only text that values must contain; undefined for another filter. */
function searchedText(filter = ''): string | undefined {
  const { include } = parseTextExpression(filter);
  return include.length === 1 && include[0]?.kind === 'contains' ? include[0].value : undefined;
}

/** Sorts agencies by how well their names fit the words of a text; those that fit alike stay in order. */
function byFit(agencyIds: Int32Array, names: readonly string[], parts: readonly string[]): number[] {
  const start = parts.join(' ');
  const starts: number[] = [];
  const wordsStart: number[] = [];
  const others: number[] = [];
  for (const id of agencyIds) {
    const words = names[id]!;
    const startsWord = (part: string) => words.startsWith(part) || words.includes(` ${part}`);
    (words.startsWith(start) ? starts : parts.every(startsWord) ? wordsStart : others).push(id);
  }
  return [...starts, ...wordsStart, ...others];
}

async function byRank(agencyIds: Int32Array, pool: TextPool, limit: number): Promise<number[]> {
  const ranks = await pool.ranks();
  const byId = agencyIds.toSorted();
  const rankAt = (row: number) => ranks[byId[row]!]!;
  const order = await sortPositions(byId.length, (a, b) => rankAt(a) - rankAt(b));
  return Array.from(order.subarray(0, limit), (row) => byId[row]!);
}

function countBy(agencyIds: Int32Array, codes: Int32Array, { strings }: TextPool): { text: string; count: number }[] {
  const counts = new Int32Array(strings.length);
  for (const id of agencyIds) counts[codes[id]!]! += 1;
  return strings.map((text, code) => ({ text, count: counts[code]! })).filter(({ count }) => count > 0);
}
