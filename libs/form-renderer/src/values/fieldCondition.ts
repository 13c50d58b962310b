import type { FieldCondition, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { ownValue } from './ownValue.ts';
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
export function withoutHidden(schema: FormSchema, values: FormValues, isHidden = hiddenBy(schema, values)): FormValues {
  return schemaIndex(schema).conditions.size > 0 && Object.keys(values).some(isHidden)
    ? Object.fromEntries(Object.entries(values).filter(([id]) => !isHidden(id)))
    : values;
}

/**
 * Tells whether a field or group is hidden, by its own conditions or those around it. A hidden field has no value for
 * conditions, so that what hangs on it hides with it. Where conditions lead in a circle, which the check warns of, they are
 * gone through in the order of the schema, and the value that the circle comes back to counts as it is.
 */
export function hiddenBy(schema: FormSchema, values: FormValues): (id: string) => boolean {
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
  for (const id of conditions.keys()) isHidden(id);
  return isHidden;
}

function holdsFor({ filled, oneOf }: FieldCondition, value: FieldValue | undefined): boolean {
  const chosen: readonly unknown[] = [value].flat();
  return (
    (filled === undefined || filled === (value !== undefined)) && (!oneOf || oneOf.some((one) => chosen.includes(one)))
  );
}
