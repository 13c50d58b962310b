import type { FormSchema } from '../schema/FieldSchema.ts';
import { shownFields } from './fieldCondition.ts';
import type { FormValues } from './FormValues.ts';

/** How many of the fields, nested ones included, are shown and hold a value. `values` are those of the whole form. */
export function filledCount(fields: FormSchema, values: FormValues): number {
  return shownFields(fields, values).filter((field) => values[field.id] !== undefined).length;
}
