import type { FilterKey, Filters } from '@agency-insights/insights-api/contract';
import { compareTexts } from '../compareTexts.ts';
import { lineCondition, matchAgencies } from '../matchAgencies.ts';
import { readSearch, textFilter, type Search, lineCodes } from '../readSearch.ts';
import { numbersOf } from '../../warehouse/readColumns.ts';
import type { Coded } from '../SetDimensions.ts';
import type { TextMatcher } from '../textMatcher.ts';
import { createBreather } from '../../turns/createBreather.ts';
import { allOf, call, cast, column, isConstant } from '../../warehouse/expressions.ts';
import type { Expression } from '../../warehouse/Query.ts';
import type { NamedQuery, NamedQueryContext } from './NamedQuery.ts';
import { leadingDigitKey, stepOfLeadingDigitKey } from './leadingDigitKey.ts';
import { binsOfSteps } from './logScaleBins.ts';

/** carrier, carrier_id, policies: most policies first. */
export const carriers: NamedQuery = (context) =>
  options(context, 'carrier', 'carrier_id', context.dimensions.carriers, (carrier, policies) => ({
    carrier: carrier.name,
    carrier_id: carrier.id,
    policies,
  }));

/** product, product_name, line, policies: most policies first. The product filter matches code or name. */
export const products: NamedQuery = (context) => {
  const lines = new Map(context.dimensions.products.map(({ id, line }) => [id, lineCodes[line === 1 ? 1 : 0]]));
  return options(context, 'product', 'product_id', context.dimensions.products, ({ id, code, name }, policies) => ({
    product: code,
    product_name: name,
    line: lines.get(id) ?? null,
    policies,
  }));
};

/** state, state_name, policies: most policies first. The state filter matches code or name. */
export const policyStates: NamedQuery = (context) =>
  options(context, 'policy_state', 'state_id', context.dimensions.states, ({ code, name }, policies) => ({
    state: code,
    state_name: name,
    policies,
  }));

/** line, line_name, policies. */
export const lines: NamedQuery = (context) =>
  options(context, 'line', 'line', lineValues, ({ code, name }, policies) => ({
    line: code,
    line_name: name,
    policies,
  }));

/** The lines of business as values of their filter. */
export const lineValues: readonly Coded[] = [
  { id: 0, code: 'personal', name: 'Personal lines' },
  { id: 1, code: 'commercial', name: 'Commercial lines' },
];

/** lower, upper (dollars, round steps on a log scale), policies: the distribution of the matching policies' premium. */
export const policyPremiumDistribution: NamedQuery = async (context) => {
  const counts = await countPolicies(context, context.filters, leadingDigitKey);
  const steps = counts.map(({ key, policies }) => ({ step: stepOfLeadingDigitKey(key), count: policies }));
  return binsOfSteps(steps)
    .slice(0, context.limit)
    .map(({ lower, upper, count }) => ({ lower, upper, policies: count }));
};

/** Returns the values of a dimension among the matching policies, with the number of policies. */
async function options<T extends Coded>(
  context: NamedQueryContext,
  key: FilterKey,
  id: string,
  values: readonly T[],
  row: (value: T, policies: number) => Record<string, string | number | null>,
): Promise<Record<string, string | number | null>[]> {
  const { [key]: own, ...others } = context.filters;
  const matches = textFilter({ [key]: own }, key);
  const fitting = matches ? await valuesThatMatch(values, matches) : values;
  const counts = new Map(
    (await countPolicies(context, others, column(id))).map(({ key: n, policies }) => [n, policies]),
  );
  return fitting
    .filter((v) => counts.has(v.id))
    .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0) || a.id - b.id)
    .slice(0, context.limit)
    .map((v) => row(v, counts.get(v.id) ?? 0));
}

/** Returns the values whose code or name matches. */
async function valuesThatMatch<T extends Coded>(values: readonly T[], matches: TextMatcher): Promise<T[]> {
  const texts = [...values.map(({ code }) => code), ...values.map(({ name }) => name)];
  const passes = await compareTexts(
    texts.map((text) => text.toLowerCase()),
    matches,
    createBreather(),
  );
  return values.filter((_value, at) => passes[at] === 1 || passes[values.length + at] === 1);
}

/** Counts the matching policies by an integer expression. */
async function countPolicies(
  context: NamedQueryContext,
  filters: Filters,
  key: Expression,
): Promise<{ key: number; policies: number }[]> {
  const { set, signal } = context;
  const search = await readSearch(filters, context);
  if (search.lines.length === 0 || (search.policies && isConstant(search.policies, false))) return [];
  const agencies = await agenciesOf(context, search);
  if (agencies?.length === 0) return [];
  const table = await set.run(
    {
      select: [
        { name: 'key', expression: key },
        { name: 'policies', expression: cast(call('count'), 'integer') },
      ],
      from: 'policy',
      where: allOf([
        lineCondition(search),
        search.policies,
        agencies && { kind: 'inIds', operand: column('agency_id'), ids: agencies },
      ]),
      groupBy: ['key'],
    },
    signal ? { signal } : {},
  );
  const keys = numbersOf(table, 'key');
  const policies = numbersOf(table, 'policies');
  return Array.from(keys, (n, row) => ({ key: n, policies: policies[row]! }));
}

/**
 * Returns the agencies whose policies count; undefined for all. A filter on the number of policies needs a separate
 * search.
 */
async function agenciesOf(context: NamedQueryContext, search: Search): Promise<Int32Array | undefined> {
  if (search.policyCount) return (await matchAgencies(context, search)).agencyIds;
  if (!search.agencies) return undefined;
  const ids: number[] = [];
  for (const [id, passes] of search.agencies.entries()) if (passes) ids.push(id);
  return Int32Array.from(ids);
}
