/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import type { FormSchema, FormValues } from '@agency-insights/form-renderer';
import {
  describeFilters,
  fromFilterExpressions,
  readAddress,
  toFilterExpressions,
  writeAddress,
} from '@agency-insights/form-renderer/filters';

const schema: FormSchema = [
  { id: 'state', type: 'select', config: { options: ['TX', 'OK'], multiple: true }, summary: { phrase: 'in {data}' } },
  { id: 'city', type: 'text', config: { label: 'City' } },
  {
    id: 'premium',
    type: 'range-slider',
    config: { label: 'Premium', min: 0, max: 5_000_000, step: 100_000 },
    summary: { unit: 'usd' },
  },
];
const values: FormValues = { state: ['TX', 'OK'], city: 'Austin, TX', premium: { min: 1_000_000, max: null } };

const { expressions } = toFilterExpressions(schema, values);
// { state: 'TX,OK', city: 'Austin^, TX', premium: '[1000000,inf)' }
const address = writeAddress(expressions);
// state=TX,OK&city=Austin%5E,+TX&premium=[1000000,inf%29
const read = fromFilterExpressions(schema, readAddress(`${address}&county=Travis`));
// read.values are the values again, read.problems[0].message is 'No field has the filter "county"'
const { sentence } = describeFilters(schema, read.values, { subject: 'Agencies' });
// Agencies in TX or OK with city Austin, TX and premium over $1M

/** The resulting filters. */
export function FiltersInAddress() {
  return <pre>{JSON.stringify({ expressions, address, read, sentence }, null, 2)}</pre>;
}
