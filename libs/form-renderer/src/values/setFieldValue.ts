import { sameValue } from './sameValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** The values with one of them changed; undefined removes the key. The same object comes back where nothing changes. */
export function setFieldValue(values: FormValues, fieldId: string, value: FieldValue | undefined): FormValues {
  if (value === undefined) {
    if (!Object.hasOwn(values, fieldId)) return values;
    return Object.fromEntries(Object.entries(values).filter(([id]) => id !== fieldId));
  }
  if (Object.hasOwn(values, fieldId) && sameValue(values[fieldId], value)) return values;
  return { ...values, [fieldId]: value };
}
