import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { effectiveValues } from './fieldCondition.ts';
import type { FormValues } from './FormValues.ts';

/**
 * How many of the fields, nested ones included, are shown and hold a value. For the fields of a group `values` are what
 * `effectiveValues` answers for the whole form, because conditions may lead out of the group.
 */
export function filledCount(fields: FormSchema, values: FormValues): number {
  return countFilled(fields, effectiveValues(fields, values));
}

/** How many of the fields hold one of the values that count. */
export function countFilled(fields: FormSchema, effective: FormValues): number {
  const { fields: known } = schemaIndex(fields);
  let count = 0;
  for (const id of Object.keys(effective)) if (known.has(id)) count += 1;
  return count;
}
