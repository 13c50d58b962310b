import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  agencyFilterKeys,
  type FilterKey,
  FilterExpressionError,
  policyFilterKeys,
} from '@agency-insights/insights-api/contract';
import { describeFilter } from './describeFilter.ts';

describe('a filter in words', () => {
  for (const [key, expression, value] of [
    ['agency_state', 'TX', 'TX'],
    ['agency_state', 'TX,OK', 'TX, OK'],
    ['agency_city', 'Austin^, TX,Tulsa^, OK', 'Austin, TX; Tulsa, OK'],
    ['agency_name', '%star%', 'contains “star”'],
    ['agency_name', 'Lone%,%Group', 'begins with “Lone”, ends with “Group”'],
    ['carrier', '-Acme', 'not Acme'],
    ['primary_account', 'EMPTY', '(empty)'],
    ['agency_written_premium', '[1000000,inf]', '$1,000,000 or more'],
    ['agency_written_premium', '[1000000,60000000]', '$1,000,000 to $60,000,000'],
    ['policy_premium', '[-250.5,0]', '-$250.50 to $0'],
    ['policy_premium', '(0,100)', 'more than $0 and less than $100'],
    ['policy_count', '[5,5]', '5'],
    ['policy_count', '[-inf,1200]', '1,200 or less'],
    ['effective_date', '[2025-01-01,2025-12-31]', 'Jan 1, 2025 to Dec 31, 2025'],
    ['effective_date', '[2025-01-01,inf]', 'from Jan 1, 2025'],
    ['effective_date', 'this month', 'this month'],
    ['effective_date', 'today', 'today'],
    ['effective_date', '0 months ago for 3 months', '3 months from this month'],
    ['effective_date', '12 months ago for 12 months', 'last 12 complete months'],
    ['effective_date', '1 year ago for 1 year', 'last complete year'],
    ['effective_date', '24 months ago for 12 months', '12 months from 24 months ago'],
  ] as const satisfies readonly [FilterKey, string, string][]) {
    it(`says “${value}” for ${key} ${expression}`, () => assert.equal(describeFilter(key, expression).value, value));
  }

  it('has a label of its own for every filter', () => {
    const keys = [...agencyFilterKeys, ...policyFilterKeys];
    const sample = (key: FilterKey) =>
      /premium|count/.test(key) ? '[1,2]' : /date/.test(key) ? '[2025-01-01,2025-12-31]' : 'x';
    assert.equal(new Set(keys.map((key) => describeFilter(key, sample(key)).label)).size, keys.length);
  });

  it('does not take what is no expression', () => {
    assert.throws(() => describeFilter('policy_premium', 'a lot'), FilterExpressionError);
  });
});
