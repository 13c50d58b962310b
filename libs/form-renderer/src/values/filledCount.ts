import type { FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import type { FormValues } from './FormValues.ts';

/** How many of the fields, nested ones included, hold one of the values that count: what `effectiveValues` answers. */
export function filledCount(fields: FormSchema, effective: FormValues): number {
  const { fields: known } = schemaIndex(fields);
  return Object.keys(effective).filter((id) => known.has(id)).length;
}
