import { FormSchemaError } from '../errors/FormSchemaError.ts';
import type { FormSchemaErrorCode } from '../errors/FormSchemaError.ts';
import type { FormSchema } from './FieldSchema.ts';
import { rangeFindings } from './rangeFindings.ts';
import { referenceFindings } from './referenceFindings.ts';
import type { FieldAt } from './referenceFindings.ts';
import { validate } from './validateSchema.generated.js';
import { violationToFailure } from './violationToFailure.ts';
import type { SchemaFinding, SchemaWarningCode } from './violationToFailure.ts';

/** Something odd about a schema that does not keep the form from working. */
export interface SchemaWarning {
  /** What is odd. */
  code: SchemaWarningCode;
  /** Id of the field, null where it has none. */
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
  /** What is only worth a log entry. */
  warnings: SchemaWarning[];
}

const groupTypes = ['pill', 'accordion'];
const typesWithoutData = ['text', 'multi-text', 'radio', 'checkbox', 'slider', 'switch', ...groupTypes];
const typesWithoutSearch = ['range-slider', 'select-range'];

/** Reports by schema: a form and its renderer check the same object. */
const reports = new WeakMap<object, SchemaReport>();

/**
 * Checks a form schema against the published JSON Schema and the rules beyond it, and reports all failures at once.
 * The report of an object is kept: do not change a schema in place. Throws nothing; see `assertSchema`.
 */
export function validateSchema(schema: unknown): SchemaReport {
  if (typeof schema !== 'object' || schema === null) return makeReport(schema);
  const report = reports.get(schema) ?? makeReport(schema);
  reports.set(schema, report);
  return report;
}

/** Throws the first `FormSchemaError` of a schema, with all of them in its `failures`. */
export function assertSchema(schema: unknown): asserts schema is FormSchema {
  const { errors } = validateSchema(schema);
  const [first] = errors;
  if (!first) return;
  const thrown = new FormSchemaError(first);
  thrown.failures = errors;
  throw thrown;
}

function makeReport(schema: unknown): SchemaReport {
  const errors: FormSchemaError[] = [];
  const warnings: SchemaWarning[] = [];
  const seen = new Set<string>();
  for (const finding of findings(schema)) {
    const fieldId = fieldIdAt(schema, finding.path);
    const key = `${finding.severity} ${finding.path} ${finding.reason}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (finding.severity === 'failure')
      errors.push(
        new FormSchemaError({
          code: finding.code as FormSchemaErrorCode,
          fieldId,
          path: finding.path,
          reason: finding.reason,
        }),
      );
    else
      warnings.push({
        code: finding.code as SchemaWarningCode,
        fieldId,
        path: finding.path,
        message: `${worded(finding, schema)} (field "${fieldId ?? ''}" at ${finding.path})`,
      });
  }
  return { errors: errors.sort((a, b) => comparePaths(a.path, b.path)), warnings };
}

function findings(schema: unknown): SchemaFinding[] {
  const violations = validate(schema) ? [] : [...(validate.errors ?? [])];
  const fromJsonSchema = violations.flatMap(
    (violation) => violationToFailure(violation, at(schema, fieldPath(violation.instancePath))?.type) ?? [],
  );
  if (!Array.isArray(schema)) return fromJsonSchema;
  const fields = fieldsIn(schema, '');
  const valued = fields.filter(({ field }) => !groupTypes.includes(String(field.type)));
  const ids = new Map<string, string>();
  return [
    ...fromJsonSchema,
    ...fields.flatMap((field) => fieldFindings(field, ids)),
    ...duplicateFilterKeys(valued),
    ...referenceFindings(valued),
  ];
}

/** The fields of a list and what is nested in them, whatever else is wrong with them. */
function fieldsIn(list: readonly unknown[], path: string): FieldAt[] {
  return list.flatMap((field, index) => {
    if (!isRecord(field)) return [];
    const own = `${path}/${index}`;
    const nested = isRecord(field.config) ? field.config.fields : undefined;
    return [{ field, path: own }, ...(Array.isArray(nested) ? fieldsIn(nested, `${own}/config/fields`) : [])];
  });
}

/** The rules that JSON Schema cannot say, for one field. */
function fieldFindings({ field, path }: FieldAt, ids: Map<string, string>): SchemaFinding[] {
  const found: SchemaFinding[] = [...duplicate(field.id, path, ids), ...misplacedData(field, path)];
  const isRange = typesWithoutSearch.includes(String(field.type));
  if ((isRange || field.type === 'slider') && isRecord(field.config))
    found.push(...rangeFindings(field.config, `${path}/config`, isRange && field.data !== undefined));
  return found;
}

function duplicate(id: unknown, path: string, ids: Map<string, string>): SchemaFinding[] {
  if (typeof id !== 'string') return [];
  const first = ids.get(id);
  if (first === undefined) ids.set(id, path);
  return first === undefined
    ? []
    : [{ severity: 'failure', code: 'duplicate-id', path, reason: `Another field has the same id: ${first}` }];
}

/** Of two filters under one key only one could travel. Without a key of its own a field's filter travels under its id. */
function duplicateFilterKeys(fields: readonly FieldAt[]): SchemaFinding[] {
  const first = new Map<unknown, FieldAt>();
  return fields.flatMap(({ field, path }) => {
    const own = isRecord(field.filter) ? field.filter.key : undefined;
    const key = own ?? field.id;
    const other = first.get(key);
    if (!other) first.set(key, { field, path });
    if (!other || key === undefined || other.field.id === field.id) return [];
    const reason = `Another field has the same filter key: ${other.path}`;
    return [
      {
        severity: 'failure',
        code: 'duplicate-filter-key',
        path: own === undefined ? path : `${path}/filter/key`,
        reason,
      },
    ];
  });
}

function misplacedData(field: Record<string, unknown>, path: string): SchemaFinding[] {
  const { type } = field;
  const names = typesWithoutData.includes(String(type))
    ? ['data', 'searchData']
    : typesWithoutSearch.includes(String(type))
      ? ['searchData']
      : [];
  return names
    .filter((name) => field[name] !== undefined)
    .map((name) => ({
      severity: 'warning',
      code: 'misplaced-data',
      path: `${path}/${name}`,
      reason: `${name} prop is not supported by fields of type ${String(type)}`,
    }));
}

function worded(finding: SchemaFinding, schema: unknown): string {
  return finding.code === 'unknown-type'
    ? `${finding.reason}: ${String(at(schema, finding.path.replace(/\/type$/, ''))?.type)}`
    : finding.reason;
}

function fieldIdAt(schema: unknown, path: string): string | null {
  const id = at(schema, fieldPath(path))?.id;
  return typeof id === 'string' ? id : null;
}

/** The way to the field that a path lies in: fields stand in the root list and in `config.fields`. */
function fieldPath(path: string): string {
  return /^(\/\d+(?:\/config\/fields\/\d+)*)/.exec(path)?.[1] ?? '';
}

function at(schema: unknown, path: string): Record<string, unknown> | undefined {
  const found = path
    .split('/')
    .slice(1)
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], schema);
  return isRecord(found) ? found : undefined;
}

function comparePaths(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
