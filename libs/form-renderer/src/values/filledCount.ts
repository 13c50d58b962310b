import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import type { FormValues } from './FormValues.ts';

/** How many of the fields, nested ones included, hold one of the values that count: what `effectiveValues` answers. */
export function filledCount(fields: FormSchema, effective: FormValues): number {
  const { fields: known } = schemaIndex(fields);
  let count = 0;
  for (const id of Object.keys(effective)) if (known.has(id)) count += 1;
  return count;
}
