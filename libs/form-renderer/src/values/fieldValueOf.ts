import type { FieldValue, FormValues } from './FormValues.ts';

/** The value of one field; undefined where it has none, also for ids such as `constructor` that every object answers to. */
export function fieldValueOf(values: FormValues, fieldId: string): FieldValue | undefined {
  return Object.hasOwn(values, fieldId) ? values[fieldId] : undefined;
}
