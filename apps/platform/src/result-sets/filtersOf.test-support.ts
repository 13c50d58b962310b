import {
  containsFilter,
  dateRangeFilter,
  escapeFilterValue,
  filterKeys,
  rangeFilter,
  textFilter,
  type FilterKey,
  type Filters,
} from '@agency-insights/insights-api/contract';
import * as fc from 'fast-check';
import type { DateRule, RangeRule, Rules, TextRule } from './oracle.test-support.ts';
import type { TestRecords } from './testRecords.test-support.ts';

/** Rules as the expressions that travel. */
export function filtersOf(rules: Rules): Filters {
  const {
    naics,
    effective_date: dates,
    agency_written_premium: written,
    policy_premium: premium,
    policy_count: count,
    ...texts
  } = rules;
  const entries: [FilterKey, string][] = Object.entries(texts).map(([key, rule]) => [
    key as FilterKey,
    textExpression(rule),
  ]);
  if (naics) entries.push(['naics', textFilter(naics.codes)]);
  if (dates) entries.push(['effective_date', dateRangeFilter(dates)]);
  for (const [key, range] of [
    ['agency_written_premium', written],
    ['policy_premium', premium],
    ['policy_count', count],
  ] as const) {
    if (range) entries.push([key, rangeFilter(range)]);
  }
  return Object.fromEntries(entries);
}

function textExpression(rule: TextRule): string {
  if ('oneOf' in rule) return textFilter(rule.oneOf);
  if ('noneOf' in rule) return rule.noneOf.map((text) => `-${escapeFilterValue(text)}`).join(',');
  if ('contains' in rule) return containsFilter(rule.contains);
  return 'startsWith' in rule ? `${escapeFilterValue(rule.startsWith)}%` : `%${escapeFilterValue(rule.endsWith)}`;
}

/** Any mix of one to four filters over values that the records have, and a few that they do not. */
export function anyRules(records: TestRecords): fc.Arbitrary<Rules> {
  const text = (values: readonly string[]): fc.Arbitrary<TextRule> => {
    const value = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...values) },
      { weight: 1, arbitrary: fc.constantFrom('no such value', 'zz', '%', "'; DROP TABLE policy; --") },
    );
    const part = value.chain((v) =>
      fc.tuple(fc.nat(v.length - 1), fc.integer({ min: 1, max: 4 })).map(
        ([at, length]) =>
          [...v]
            .slice(at, at + length)
            .join('')
            .trim() || v,
      ),
    );
    return fc.oneof(
      fc.uniqueArray(value, { minLength: 1, maxLength: 5 }).map((oneOf) => ({ oneOf })),
      fc.uniqueArray(value, { minLength: 1, maxLength: 3 }).map((noneOf) => ({ noneOf })),
      part.map((contains) => ({ contains })),
      part.map((startsWith) => ({ startsWith })),
      part.map((endsWith) => ({ endsWith })),
    );
  };
  const { agencies } = records;
  const full: fc.Arbitrary<Required<Rules>> = fc.record({
    agency_name: text(agencies.map((a) => a.name)),
    agency_state: text(agencies.map((a) => a.state)),
    agency_city: text(agencies.map((a) => `${a.city}, ${a.state}`)),
    primary_account: text(agencies.map((a) => a.primaryAccount)),
    agency_written_premium: range(50_000),
    line: text(['personal', 'commercial', 'Personal']),
    product: text(records.products.map((p) => p.code)),
    carrier: text(records.carriers),
    policy_state: text(['TX', 'OK', 'IL', 'MO', 'CA', 'NY', 'WY']),
    naics: fc
      .uniqueArray(fc.constantFrom('11', '31-33', '44-45', '48-49', '236', '5242', '52421', '722511', '99', '3111'), {
        minLength: 1,
        maxLength: 3,
      })
      .map((codes) => ({ codes })),
    effective_date: dates(),
    policy_premium: range(5_000),
    policy_count: range(40),
  });
  return fc
    .tuple(full, fc.subarray([...filterKeys], { minLength: 1, maxLength: 4 }))
    .map(([rules, keys]) => Object.fromEntries(keys.map((key) => [key, rules[key]])));
}

function range(largest: number): fc.Arbitrary<RangeRule> {
  const cents = fc.integer({ min: 0, max: largest * 100 }).map((n) => n / 100);
  return fc.oneof(
    fc.tuple(cents, cents).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
    cents.map((min) => ({ min, max: null })),
    cents.map((max) => ({ min: null, max })),
    fc.constant({ min: -1_000, max: 0 }),
  );
}

function dates(): fc.Arbitrary<DateRule> {
  const day = fc
    .date({ min: new Date('2021-11-01'), max: new Date('2027-02-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  return fc.oneof(
    fc
      .tuple(day, day)
      .map((ends) => ends.sort())
      .map(([from = null, to = null]) => ({ from, to })),
    day.map((from) => ({ from, to: null })),
    day.map((to) => ({ from: null, to })),
  );
}
