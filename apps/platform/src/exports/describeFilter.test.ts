import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  agencyFilterKeys,
  type FilterKey,
  FilterExpressionError,
  policyFilterKeys,
} from '@agency-insights/insights-api/contract';
import { describeFilter } from './describeFilter.ts';
import { filterNames } from './filterNames.ts';

describe('the description of a filter', () => {
  for (const [key, expression, value] of [
    ['agency_state', 'TX', 'TX'],
    ['agency_state', 'TX,OK', 'TX or OK'],
    ['agency_city', 'Austin^, TX,Tulsa^, OK', 'Austin, TX or Tulsa, OK'],
    ['agency_name', '%star%', 'contains “star”'],
    ['agency_name', 'Lone%,%Group', 'begins with “Lone” or ends with “Group”'],
    ['carrier', '-Acme', 'not Acme'],
    ['primary_account', 'EMPTY', '(empty)'],
    ['agency_written_premium', '[1000000,inf]', 'over $1M'],
    ['agency_written_premium', '[1000000,60000000]', '$1M to $60M'],
    ['agency_written_premium', '[1250000,inf]', 'at least $1,250,000'],
    ['policy_premium', '[1000,1778]', '$1,000 to $1,778'],
    ['policy_premium', '[0,inf]', '$0 or more'],
    ['policy_premium', '[-250.5,0]', '-$250.50 to $0'],
    ['policy_premium', '(0,100)', '> $0 and < $100'],
    ['policy_count', '[5,5]', '5'],
    ['policy_count', '[-inf,1200]', 'at most 1,200'],
    ['effective_date', '[2025-01-01,2025-12-31]', 'Jan 1, 2025 to Dec 31, 2025'],
    ['effective_date', '[2025-01-01,inf]', 'from Jan 1, 2025'],
    ['effective_date', 'this month', 'this month'],
    ['effective_date', 'today', 'today'],
    ['effective_date', '0 months ago for 3 months', '3 months from this month'],
    ['effective_date', '12 months ago for 12 months', 'last 12 complete months'],
    ['effective_date', '1 year ago for 1 year', 'last complete year'],
    ['effective_date', '24 months ago for 12 months', '12 months from 24 months ago'],
  ] as const satisfies readonly [FilterKey, string, string][]) {
    it(`is “${value}” for ${key} ${expression}`, () => assert.equal(describeFilter(key, expression).value, value));
  }

  it('contains the names of states, products, lines and industries, as the pages show them [PLUS-15]', () => {
    const names = filterNames({
      states: [{ id: 1, code: 'TX', name: 'Texas' }],
      products: [{ id: 1, code: 'HO', name: 'Homeowners', line: 0 }],
    });
    const words = (key: FilterKey, expression: string) => describeFilter(key, expression, names).value;
    assert.equal(words('agency_state', 'tx,ZZ'), 'Texas or ZZ');
    assert.equal(words('policy_state', '-TX'), 'not Texas');
    assert.equal(words('product', 'HO'), 'Homeowners');
    assert.equal(words('line', 'commercial'), 'Commercial lines');
    assert.equal(words('naics', '23,44-45,999999'), '23 - Construction, 44-45 - Retail Trade or 999999');
    assert.equal(words('naics', '23%'), 'begins with “23”');
  });

  it('has a distinct label for every filter', () => {
    const keys = [...agencyFilterKeys, ...policyFilterKeys];
    const sample = (key: FilterKey) =>
      /premium|count/.test(key) ? '[1,2]' : /date/.test(key) ? '[2025-01-01,2025-12-31]' : 'x';
    assert.equal(new Set(keys.map((key) => describeFilter(key, sample(key)).label)).size, keys.length);
  });

  it('is refused for an invalid expression', () => {
    assert.throws(() => describeFilter('policy_premium', 'a lot'), FilterExpressionError);
  });
});
