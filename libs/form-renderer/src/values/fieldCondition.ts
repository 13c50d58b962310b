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
export function withoutHidden(schema: FormSchema, values: FormValues): FormValues {
  const { conditions } = schemaIndex(schema);
  const isHidden = hiddenBy(schema, values);
  const concerned = conditions.size > 0 && Object.keys(values).some((id) => conditions.has(id) && isHidden(id));
  return concerned ? Object.fromEntries(Object.entries(values).filter(([id]) => !isHidden(id))) : values;
}

/**
 * Tells whether a field is hidden. A hidden field has no value for conditions, so that what hangs on it hides with it. Where
 * conditions lead in a circle, which the check warns of, the value that the circle comes back to counts as it is.
 */
function hiddenBy(schema: FormSchema, values: FormValues): (fieldId: string) => boolean {
  const { conditions } = schemaIndex(schema);
  const found = new Map<string, boolean>();
  const isHidden = (fieldId: string): boolean => {
    const own = conditions.get(fieldId);
    if (own && !found.has(fieldId)) {
      found.set(fieldId, false);
      const isMissed = (condition: FieldCondition) =>
        !holdsFor(condition, isHidden(condition.field) ? undefined : ownValue(values, condition.field));
      found.set(fieldId, own.some(isMissed));
    }
    return found.get(fieldId) === true;
  };
  return isHidden;
}

function holdsFor({ filled, oneOf }: FieldCondition, value: FieldValue | undefined): boolean {
  const chosen: readonly unknown[] = [value].flat();
  return (
    (filled === undefined || filled === (value !== undefined)) && (!oneOf || oneOf.some((one) => chosen.includes(one)))
  );
}
