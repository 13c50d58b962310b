/* eslint-disable @nx/enforce-module-boundaries -- the README shows this file: it imports what a reader would */
import { assertSchema, isFormSchemaError, validateSchema } from '@agency-insights/form-renderer';

const schema = [
  { type: 'text', config: { label: 'Name' } },
  { id: 'state', type: 'select', config: { label: 'State' } },
  { id: 'premium', type: 'range-slider', config: { label: 'Premium', min: 10, max: 1, step: 1 } },
  { id: 'since', type: 'time', config: { label: 'Since' } },
];

/** The errors of a schema with their fields and places, and the warnings. */
export function SchemaFailures() {
  const { errors, warnings } = validateSchema(schema);
  return (
    <ul>
      {errors.map(({ code, fieldId, path, reason }) => (
        <li key={path}>{`${code} · ${fieldId ?? 'no id'} · ${path} · ${reason}`}</li>
      ))}
      {warnings.map(({ code, message }) => (
        <li key={message}>{`${code} · ${message}`}</li>
      ))}
    </ul>
  );
}

/** The form throws the first failure, which knows the others. */
export function failuresOf(given: unknown): number {
  try {
    assertSchema(given);
    return 0;
  } catch (error) {
    if (isFormSchemaError(error)) return error.failures.length;
    throw error;
  }
}
