import {
  type agencyFilterKeys,
  parseDateExpression,
  parseNumberExpression,
  parseTextExpression,
  resolveDateRange,
  type FilterKey,
  type Filters,
  type policyFilterKeys,
} from '@agency-insights/insights-api/contract';
import type { LineAccess } from '../http/Person.ts';
import { allOf, anyOf, column, compare, value } from '../warehouse/expressions.ts';
import { type Breather, createBreather } from '../turns/createBreather.ts';
import type { Expression } from '../warehouse/Query.ts';
import { compareTexts, textsOfShortTurn } from './compareTexts.ts';
import { filterProblem, parseFilter } from './filterProblem.ts';
import { inRanges, integerRanges, rangesCondition, type IntegerRanges } from './integerRanges.ts';
import { naicsCondition, naicsMatcher } from './naicsCondition.ts';
import { scopeOf, type AgencyDimension, type Coded, type SetDimensions } from './SetDimensions.ts';
import { patternCount, textMatcher, type TextMatcher } from './textMatcher.ts';

/** A search, converted to the set's integers. */
export interface Search {
  access: LineAccess;
  /** The lines that count, within `access`: 0 personal, 1 commercial. Empty: nothing matches. */
  lines: readonly number[];
  /** 1 for agencies that pass the agency filters, by id; null without agency filters. */
  agencies: Uint8Array | null;
  /** Condition of the policy filters other than line; undefined without such filters. */
  policies: Expression | undefined;
  /** Required number of an agency's matching policies; undefined: any above 0. */
  policyCount: IntegerRanges | undefined;
}

export interface SearchContext {
  dimensions: SetDimensions;
  access: LineAccess;
  /** Base day of relative dates, `yyyy-mm-dd`. */
  today: string;
}

/** Names of the lines of business in filters, by their number in the data. */
export const lineCodes = ['personal', 'commercial'] as const;

const centsPerDollar = 100;
/** Max patterns, each compared with every value; exact values are looked up and not limited. */
const maxPatterns = 100;
/** Max time for comparing texts before yielding. */
const longestTurnMs = 2;
/** Max ranges, each compared with every policy. */
const maxRanges = 50;
/** Max single numbers, which are one list for the engine. */
const maxNumbers = 200;

/**
 * Converts filters to a search: texts to ids of the dimensions, ranges to integers and days. Values that are not in the
 * data match nothing.
 * @throws ApiProblem 400 `invalid_request` with the path `filters.<key>` for a malformed expression
 */
export async function readSearch(filters: Filters, context: SearchContext): Promise<Search> {
  const { access } = context;
  const lineMatcher = textFilter(filters, 'line');
  const permitted = access === 'all' ? [0, 1] : [scopeOf[access]];
  // Parse all filters before comparing any, so that a malformed one is refused immediately.
  const policyRules = policyRulesOf(filters, context);
  const policyCount = numberFilter(filters, 'policy_count', 1);
  const agencyRules = agencyRulesOf(filters, context);
  const lines = permitted.filter((line) => lineMatcher?.(lineCodes[line] ?? '') ?? true);
  const breather = createBreather({ longestMs: longestTurnMs });
  return {
    access,
    lines,
    agencies: await agencyMask(agencyRules, context.dimensions.agencies, breather),
    policies: await policyCondition(policyRules, breather),
    policyCount,
  };
}

/** Returns the matcher of a text filter; undefined if it is not set. */
export function textFilter(filters: Filters, key: FilterKey): TextMatcher | undefined {
  const expression = parseFilter(key, filters[key], parseTextExpression);
  if (!expression) return undefined;
  if (patternCount(expression) > maxPatterns)
    throw filterProblem(key, `At most ${maxPatterns} patterns with % or _ are allowed in one filter.`);
  return textMatcher(expression);
}

function numberFilter(filters: Filters, key: FilterKey, factor: number): IntegerRanges | undefined {
  const expression = parseFilter(key, filters[key], parseNumberExpression);
  const all = expression && [...expression.ranges, ...expression.exclude];
  if (all && all.length > maxNumbers)
    throw filterProblem(key, `A filter can have at most ${maxNumbers} numbers and ranges.`);
  if (all && all.filter(({ min, max }) => min !== max).length > maxRanges)
    throw filterProblem(key, `A filter can have at most ${maxRanges} ranges.`);
  return expression && integerRanges(expression, factor);
}

type AgencyFilterKey = (typeof agencyFilterKeys)[number];

function agencyRulesOf(filters: Filters, { dimensions, access }: SearchContext): AgencyRule[] {
  const { agencies } = dimensions;
  const text = (key: AgencyFilterKey) => textFilter(filters, key);
  const rules: Record<AgencyFilterKey, AgencyRule | undefined> = {
    agency_name: textRule(agencies.name.lowerCase, text('agency_name'), () => agencies.name.words()),
    agency_state: codeRule(agencies.stateCode, agencies.state.lowerCase, text('agency_state')),
    agency_city: codeRule(agencies.cityLabelCode, agencies.cityLabel.lowerCase, text('agency_city')),
    agency_written_premium: numberRule(
      agencies.totals[scopeOf[access]].writtenPremium,
      numberFilter(filters, 'agency_written_premium', centsPerDollar),
    ),
    primary_account: textRule(agencies.primaryAccount.lowerCase, text('primary_account')),
  };
  return Object.values(rules).filter((rule) => rule !== undefined);
}

async function agencyMask(
  rules: readonly AgencyRule[],
  { exists }: AgencyDimension,
  breather: Breather,
): Promise<Uint8Array | null> {
  if (rules.length === 0) return null;
  const mask = exists.slice();
  for (const rule of rules) await rule(mask, breather);
  return mask;
}

/**
 * Removes the agencies that do not pass from a mask. Each rule has its own loop, because a call per agency takes
 * several times as long. Rules that compare texts yield to other requests.
 */
type AgencyRule = (mask: Uint8Array, breather: Breather) => void | Promise<void>;

/** Compares the text of each agency; `readWords` returns its words where it is a name. */
function textRule(
  texts: readonly string[],
  matches: TextMatcher | undefined,
  readWords?: () => Promise<readonly string[]>,
): AgencyRule | undefined {
  return (
    matches &&
    (async (mask, breather) => {
      const words = await readWords?.();
      for (let id = 0; id < mask.length; id++) {
        if (mask[id] === 1 && !matches(texts[id] ?? null, words?.[id])) mask[id] = 0;
        if (id % textsOfShortTurn === 0 && breather.isDue()) await breather.breathe();
      }
    })
  );
}

/** Compares each distinct text once, then agencies by the text's position. */
function codeRule(
  codes: Int32Array,
  texts: readonly string[],
  matches: TextMatcher | undefined,
): AgencyRule | undefined {
  if (!matches) return undefined;
  return async (mask, breather) => {
    const passes = await compareTexts(texts, matches, breather);
    for (let id = 0; id < mask.length; id++) if (passes[codes[id]!] !== 1) mask[id] = 0;
  };
}

function numberRule(numbers: Float64Array | Int32Array, ranges: IntegerRanges | undefined): AgencyRule | undefined {
  return (
    ranges &&
    ((mask) => {
      for (let id = 0; id < mask.length; id++) if (!inRanges(numbers[id]!, ranges)) mask[id] = 0;
    })
  );
}

/** Creates the condition of a policy filter; filters that compare texts yield to other requests. */
type PolicyRule = (breather: Breather) => Promise<Expression>;

/** A search reads the lines and the number of policies separately. */
type PolicyRuleKey = Exclude<(typeof policyFilterKeys)[number], 'line' | 'policy_count'>;

function policyRulesOf(filters: Filters, { dimensions, today }: SearchContext): PolicyRule[] {
  const premium = numberFilter(filters, 'policy_premium', centsPerDollar);
  const rules: Record<PolicyRuleKey, PolicyRule | undefined> = {
    product: idRule('product_id', dimensions.products, textFilter(filters, 'product')),
    carrier: idRule('carrier_id', dimensions.carriers, textFilter(filters, 'carrier')),
    policy_state: idRule('state_id', dimensions.states, textFilter(filters, 'policy_state')),
    naics: naicsRule(dimensions.naics, naicsMatcher(parseFilter('naics', filters.naics, parseTextExpression))),
    effective_date: known(dateCondition(filters, today)),
    policy_premium: known(premium && rangesCondition(column('premium_cents'), premium)),
  };
  return Object.values(rules).filter((rule) => rule !== undefined);
}

async function policyCondition(rules: readonly PolicyRule[], breather: Breather): Promise<Expression | undefined> {
  const conditions: Expression[] = [];
  for (const rule of rules) conditions.push(await rule(breather));
  return conditions.length === 0 ? undefined : allOf(conditions);
}

function known(condition: Expression | undefined): PolicyRule | undefined {
  return condition && (() => Promise.resolve(condition));
}

function naicsRule(codes: readonly string[], matches: TextMatcher | undefined): PolicyRule | undefined {
  return (
    matches && (async (breather) => naicsCondition(codes, await compareTexts(codes, matches, breather), matches(null)))
  );
}

function idRule(name: string, values: readonly Coded[], matches: TextMatcher | undefined): PolicyRule | undefined {
  if (!matches) return undefined;
  return async (breather) => {
    const codes = values.map(({ code }) => code.toLowerCase());
    const passes = await compareTexts(codes, matches, breather);
    return idCondition(
      name,
      values.filter((_value, at) => passes[at] === 1).map(({ id }) => id),
      values.length,
    );
  };
}

function idCondition(name: string, ids: readonly number[], all: number): Expression {
  if (ids.length === all) return allOf([]);
  const [only] = ids;
  if (only !== undefined && ids.length === 1) return compare(column(name), '=', value('integer', only));
  if (ids.length === 0) return anyOf([]);
  // Policies are sorted by state: a scan that tests their states itself reads little of other states.
  if (name === 'state_id' && ids.length <= all / 2)
    return { kind: 'inIds', operand: column(name), ids: Int32Array.from(ids) };
  return { kind: 'in', operand: column(name), values: ids.map((id) => value('integer', id)) };
}

function dateCondition(filters: Filters, today: string): Expression | undefined {
  const expression = parseFilter('effective_date', filters.effective_date, parseDateExpression);
  if (!expression) return undefined;
  if (expression.ranges.length > maxRanges)
    throw filterProblem('effective_date', `A filter can have at most ${maxRanges} ranges of dates.`);
  return expression.ranges.length === 0
    ? allOf([])
    : anyOf(
        expression.ranges.map((term) => {
          const { from, to } = resolveDateRange(term, today);
          return allOf([
            from === null ? undefined : compare(column('effective'), '>=', value('date', from)),
            to === null ? undefined : compare(column('effective'), '<=', value('date', to)),
          ]);
        }),
      );
}
