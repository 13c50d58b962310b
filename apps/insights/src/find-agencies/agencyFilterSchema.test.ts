import type { FieldSchema } from '@agency-insights/form-renderer';
import { filterKeys } from '@agency-insights/insights-api';
import { searchSchema } from './agencyFilterSchema.ts';

function filterIds(field: FieldSchema): string[] {
  return field.type === 'accordion' ? field.config.fields.flatMap(filterIds) : [field.id];
}

it('the panel and the page have one field for each filter of the contract', () => {
  expect(searchSchema.flatMap(filterIds).toSorted()).toEqual(filterKeys.toSorted());
});
