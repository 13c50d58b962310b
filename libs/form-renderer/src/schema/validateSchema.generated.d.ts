/**
 * One failure of the JSON Schema: a JSON pointer to the value that failed, the keyword that refuses it, and what that is
 * about: the missing or the unknown property, the expected types, the allowed values.
 */
export type SchemaViolation =
  | { path: string; keyword: 'required'; about: string }
  | { path: string; keyword: 'additionalProperties'; about: string }
  | { path: string; keyword: 'type'; about: readonly string[] }
  | { path: string; keyword: 'enum'; about: readonly unknown[] };

/** Checks a form schema, null for none, against the published JSON Schema: adds all failures to the list. */
export function validate(schema: unknown, path: '', failures: SchemaViolation[]): void;
