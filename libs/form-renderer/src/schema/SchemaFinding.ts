import type { FormSchemaErrorCode } from '../errors/FormSchemaError.ts';

/** Why a schema is accepted with a warning. */
export type SchemaWarningCode =
  | 'unknown-type'
  | 'unknown-property'
  | 'unknown-field'
  | 'unknown-place'
  | 'misplaced-data'
  | 'unsupported-data'
  | 'circular-condition';

/** A finding of a check, in the terms of the author of the form schema. */
export interface SchemaFinding {
  /** Whether it is only logged. Default: it refuses the schema. */
  isWarning?: boolean;
  code: FormSchemaErrorCode | SchemaWarningCode;
  /** JSON pointer to the value at fault. */
  path: string;
  reason: string;
  /** Id of the field, where that is known already. */
  fieldId?: unknown;
}

/** A field of a schema that may be wrong, with the way to it. */
export interface FieldAt {
  field: Record<string, unknown>;
  path: string;
  /** Id of the group around it, undefined at the root. */
  group: unknown;
}

/** Codes of errors. */
export function failure(code: FormSchemaErrorCode, path: string, reason: string): SchemaFinding {
  return { code, path, reason };
}

/** Codes of warnings. */
export function warning(code: SchemaWarningCode, path: string, reason: string): SchemaFinding {
  return { code, path, reason, isWarning: true };
}
