/** One failure of the JSON Schema, as ajv words it. */
export interface SchemaViolation {
  /** JSON pointer to the value that failed. */
  instancePath: string;
  /** The JSON Schema keyword that failed, for instance `required`. */
  keyword: string;
  /** What the keyword adds: the missing property, the expected type, the allowed values. */
  params: {
    missingProperty?: string;
    additionalProperty?: string;
    type?: string[];
    allowedValues?: unknown[];
  };
}

/** Checks a form schema against the published JSON Schema; the failures of the last call stand in `errors`. */
export function validate(schema: unknown): boolean;
export namespace validate {
  let errors: SchemaViolation[] | null;
}
