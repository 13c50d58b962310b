import { compareValues } from '../objects/compareValues.ts';
import { FormSchemaError } from '../errors/FormSchemaError.ts';
import type { FormSchemaErrorCode } from '../errors/FormSchemaError.ts';
import { rulesOf } from './fieldTypes.ts';
import { endlessPart } from './endlessPart.ts';
import { fieldFindings } from './fieldFindings.ts';
import type { FormSchema } from './FieldSchema.ts';
import { onceForEach } from './onceForEach.ts';
import { referenceFindings } from './referenceFindings.ts';
import { isRecord } from '../objects/isRecord.ts';
import { propertyOf } from '../objects/propertyOf.ts';
import type { FieldAt, SchemaFinding, SchemaWarningCode } from './SchemaFinding.ts';
import { validate } from './validateSchema.generated.js';
import type { SchemaViolation } from './validateSchema.generated.js';
import { violationToFailure } from './violationToFailure.ts';

/** Something odd about a schema that does not keep the form from working. */
export interface SchemaWarning {
  /** Warnings. */
  code: SchemaWarningCode;
  /** Id of the field, or of the group around it where it has none; null where that has none either. */
  fieldId: string | null;
  /** JSON pointer from the schema's root. */
  path: string;
  /** In words, with the field and the path. */
  message: string;
}

/** Everything that a check of a schema found. */
export interface SchemaReport {
  /** All failures, in the order of the schema; empty where it can be used. */
  errors: FormSchemaError[];
  /** Warnings for the log. */
  warnings: SchemaWarning[];
}

/** Reports by schema: a form and its renderer check the same object. */
const reportOf = /* @__PURE__ */ onceForEach<object, SchemaReport>(makeReport);

/**
 * Checks a form schema against the published JSON Schema and the rules beyond it, and reports all failures at once.
 * The report of an object is kept: do not change a schema in place. Throws nothing; see `assertSchema`.
 */
export function validateSchema(schema: unknown): SchemaReport {
  return typeof schema === 'object' && schema !== null ? reportOf(schema) : makeReport(schema);
}

/** Throws the first `FormSchemaError` of a schema, with all of them in its `failures` and in its message, a line each. */
export function assertSchema(schema: unknown): asserts schema is FormSchema {
  const { errors } = validateSchema(schema);
  const [first] = errors;
  if (!first) return;
  const thrown = new FormSchemaError(first);
  thrown.message = errors.map(({ message }) => message).join('\n');
  thrown.failures = errors;
  throw thrown;
}

function makeReport(schema: unknown): SchemaReport {
  const errors: FormSchemaError[] = [];
  const warnings: SchemaWarning[] = [];
  const endless = endlessPart(schema);
  const fields = !endless && Array.isArray(schema) ? fieldsIn(schema, '') : [];
  const found = endless ? [endless] : findings(schema, fields);
  found.sort((a, b) => compareValues(a.path, b.path));
  // A finding of two rules in one place is reported once.
  const told = new Map(found.map((one) => [`${one.isWarning} ${one.path} ${one.reason}`, one]));
  for (const { isWarning, code, path, reason, fieldId: known } of told.values()) {
    const fieldId = (known ?? ownerOf(path, fields, (field) => typeof field.id === 'string')?.id ?? null) as
      string | null;
    const error = new FormSchemaError({ code: code as FormSchemaErrorCode, fieldId, path, reason });
    if (isWarning) warnings.push({ code: code as SchemaWarningCode, fieldId, path, message: error.message });
    else errors.push(error);
  }
  return { errors, warnings };
}

function findings(schema: unknown, fields: readonly FieldAt[]): SchemaFinding[] {
  const violations: SchemaViolation[] = [];
  validate(schema ?? null, '', violations);
  return [
    ...violations.map((one) => violationToFailure(one, ownerOf(one.path, fields)?.type)),
    ...fields.flatMap(fieldFindings),
    ...referenceFindings(fields),
  ];
}

/** The fields of a list with their nested fields, even of an invalid schema. */
function fieldsIn(list: readonly unknown[], path: string, group?: unknown): FieldAt[] {
  return list.flatMap((field, index) => {
    if (!isRecord(field)) return [];
    const own = `${path}/${index}`;
    const nested = rulesOf(field)?.shape === 'none' && propertyOf(field.config, 'fields');
    const inside = Array.isArray(nested) ? fieldsIn(nested, `${own}/config/fields`, field.id) : [];
    return [{ field, path: own, group }, ...inside];
  });
}

/** The innermost requested field around a path. */
function ownerOf(
  path: string,
  fields: readonly FieldAt[],
  isWanted: (field: FieldAt['field']) => boolean = () => true,
): FieldAt['field'] | undefined {
  return fields.findLast((one) => `${path}/`.startsWith(`${one.path}/`) && isWanted(one.field))?.field;
}
