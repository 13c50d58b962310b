import type { FieldCondition, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { ownValue } from '../objects/ownValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';
import { normaliseValues } from './normaliseValue.ts';

/**
 * Whether a condition on another field holds; a missing condition always does. A hidden field has no value for conditions:
 * hand in what `effectiveValues` answers.
 */
export function conditionHolds(condition: FieldCondition | undefined, values: FormValues): boolean {
  return !condition || holdsFor(condition, ownValue(values, condition.field));
}

/**
 * The values that count: those of the fields that are shown now, without what says nothing. What belongs to no field of the
 * schema is kept. The same object where all of it counts.
 */
export function effectiveValues(schema: FormSchema, values: FormValues): FormValues {
  return withoutHidden(schema, normaliseValues(schema, values));
}

/** The values of the fields that are shown now, of values that are normalised already. */
export function withoutHidden(schema: FormSchema, values: FormValues, hidden = hiddenIds(schema, values)): FormValues {
  return Object.keys(values).some((id) => hidden.has(id))
    ? Object.fromEntries(Object.entries(values).filter(([id]) => !hidden.has(id)))
    : values;
}

/**
 * Returns the ids of the fields and groups that are hidden, by their own conditions or those around them. A hidden field has
 * no value for conditions, so a field that depends on it hides as well. Conditions in a circle, which the check warns of, are
 * followed in the order of the schema, and the value that the circle comes back to counts as it is.
 */
export function hiddenIds(schema: FormSchema, values: FormValues): ReadonlySet<string> {
  const { conditions } = schemaIndex(schema);
  const missed = new Map<FieldCondition, boolean>();
  const isMissed = (condition: FieldCondition): boolean => {
    const { field } = condition;
    if (!missed.has(condition)) {
      missed.set(condition, false);
      missed.set(condition, !holdsFor(condition, isHidden(field) ? undefined : ownValue(values, field)));
    }
    return missed.get(condition) === true;
  };
  const isHidden = (id: string) => conditions.get(id)?.some(isMissed) === true;
  return new Set([...conditions.keys()].filter(isHidden));
}

function holdsFor({ filled, oneOf }: FieldCondition, value: FieldValue | undefined): boolean {
  const chosen: readonly unknown[] = [value].flat();
  return (
    (filled === undefined || filled === (value !== undefined)) && (!oneOf || oneOf.some((one) => chosen.includes(one)))
  );
}
