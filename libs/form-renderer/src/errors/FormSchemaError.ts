import { FormRendererError } from './FormRendererError.ts';

/** Code of a schema failure. */
export type FormSchemaErrorCode =
  | 'argument-not-found'
  | 'property-not-found'
  | 'invalid-type'
  | 'invalid-options'
  | 'invalid-range'
  | 'duplicate-id'
  | 'duplicate-filter-key'
  | 'unknown-field'
  | 'circular'
  | 'not-allowed';

/** Where and why a schema failed. */
export interface FormSchemaErrorDetails {
  /** The code. */
  code: FormSchemaErrorCode;
  /** Id of the field, or of the group around it where it has none; null if that has none either. */
  fieldId: string | null;
  /** JSON pointer from the schema's root to the value at fault, for instance `/0/config/options`. */
  path: string;
  /** The reason in words. */
  reason: string;
}

/** One failure of a form schema: the reason, the field and the way to it. */
export class FormSchemaError extends FormRendererError<FormSchemaErrorCode> {
  override readonly name = 'FormSchemaError';
  /** Id of the field that failed, or of the group around it where it has none; null if that has none either. */
  declare readonly fieldId: string | null;
  /** JSON pointer from the schema's root to the value at fault. */
  declare readonly path: string;
  /** The reason alone, without field and path. */
  declare readonly reason: string;
  /** All failures of the schema; this one is the first where the error was thrown. */
  declare failures: readonly FormSchemaError[];

  constructor({ code, fieldId, path, reason }: FormSchemaErrorDetails) {
    const field = fieldId === null ? 'field without an id' : `field "${fieldId}"`;
    super(code, path === '' ? reason : `${reason} (${field} at ${path})`);
    Object.assign(this, { fieldId, path, reason, failures: [this] });
  }
}

/** Whether a caught value is a `FormSchemaError`. */
export function isFormSchemaError(value: unknown): value is FormSchemaError {
  return value instanceof FormSchemaError;
}
