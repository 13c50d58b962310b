import { validateSchema, type FieldSchema } from '@agency-insights/form-renderer';
import { filterKeys } from '@agency-insights/insights-api';
import { englishWords } from '../language/createWords.ts';
import { searchSchema } from './agencyFilterSchema.ts';
import { translateSchema } from './translateSchema.ts';

function filterIds(field: FieldSchema): string[] {
  return field.type === 'accordion' ? field.config.fields.flatMap(filterIds) : [field.id];
}

it('the panel and the page have one field for each filter of the contract', () => {
  expect(searchSchema.flatMap(filterIds).toSorted()).toEqual(filterKeys.toSorted());
});

it('the fields of every language contain only properties of their types', () => {
  const { errors, warnings } = validateSchema(translateSchema(searchSchema, englishWords.t));
  expect([errors, warnings]).toEqual([[], []]);
});
