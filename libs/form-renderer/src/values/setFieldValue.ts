import { ownValue } from '../objects/ownValue.ts';
import { sameValue } from './sameValue.ts';
import type { FieldValue, FormValues } from './FormValues.ts';

/** The values with one of them changed; undefined removes the key. The same object comes back where nothing changes. */
export function setFieldValue(values: FormValues, fieldId: string, value: FieldValue | undefined): FormValues {
  if (sameValue(ownValue(values, fieldId), value)) return values;
  const { [fieldId]: _before, ...others } = values;
  return value === undefined ? others : { ...values, [fieldId]: value };
}
