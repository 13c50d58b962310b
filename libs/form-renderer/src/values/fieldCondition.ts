import type { FieldCondition, FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { isGroup } from '../schema/walkFields.ts';
import { fieldValueOf } from './fieldValueOf.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** Whether a condition on another field holds; a missing condition always does. */
export function conditionHolds(condition: FieldCondition | undefined, values: FormValues): boolean {
  if (!condition) return true;
  const value = fieldValueOf(values, condition.field);
  if (condition.filled !== undefined && condition.filled !== (value !== undefined)) return false;
  return condition.oneOf === undefined || isOneOf(value, condition.oneOf);
}

/** The fields that can hold a value and are shown now: neither they nor a group around them is hidden by a condition. */
export function shownFields(schema: FormSchema, values: FormValues): FieldSchema[] {
  return schema.flatMap((field) => {
    if (!conditionHolds(field.showWhen, values)) return [];
    return isGroup(field) ? shownFields(field.config.fields, values) : [field];
  });
}

/** The values of the fields that are shown now; what belongs to no field of the schema is kept. */
export function effectiveValues(schema: FormSchema, values: FormValues): FormValues {
  const hidden = hiddenIds(schema, values);
  return hidden.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([id]) => !hidden.has(id)));
}

function hiddenIds(schema: FormSchema, values: FormValues, hidden = false): Set<string> {
  const ids = new Set<string>();
  for (const field of schema) {
    const isHidden = hidden || !conditionHolds(field.showWhen, values);
    if (isGroup(field)) for (const id of hiddenIds(field.config.fields, values, isHidden)) ids.add(id);
    else if (isHidden) ids.add(field.id);
  }
  return ids;
}

function isOneOf(value: FieldValue | undefined, choices: readonly (string | number | boolean)[]): boolean {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [value];
  return chosen.some((one) => choices.some((choice) => choice === one));
}
