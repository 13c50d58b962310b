import type { FormSchema } from '../schema/FieldSchema.ts';
import { isGroup } from '../schema/walkFields.ts';
import { conditionHolds } from './fieldCondition.ts';
import { fieldValueOf } from './fieldValueOf.ts';
import type { FormValues } from './FormValues.ts';

/** How many of the fields, nested ones included, are shown and hold a value. `values` are those of the whole form. */
export function filledCount(fields: FormSchema, values: FormValues): number {
  let count = 0;
  // Counted on every key: a loop, because lists made on the way cost more than the counting.
  for (const field of fields) {
    if (!conditionHolds(field.showWhen, values)) continue;
    if (isGroup(field)) count += filledCount(field.config.fields, values);
    else if (fieldValueOf(values, field.id) !== undefined) count += 1;
  }
  return count;
}
