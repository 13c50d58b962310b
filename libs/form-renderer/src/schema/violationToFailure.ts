import type { FormSchemaErrorCode } from '../errors/FormSchemaError.ts';
import type { SchemaViolation } from './validateSchema.generated.js';

/** What a violation of the JSON Schema means to whoever wrote the form schema. */
export interface SchemaFinding {
  /** `failure` refuses the schema, `warning` is only logged. */
  severity: 'failure' | 'warning';
  code: FormSchemaErrorCode | SchemaWarningCode;
  /** JSON pointer to the value at fault. */
  path: string;
  reason: string;
}

/** Why a schema is accepted with a warning. */
export type SchemaWarningCode =
  'unknown-type' | 'unknown-property' | 'unknown-field' | 'misplaced-data' | 'unsupported-data';

const optionsPattern = /^(.*\/config\/options)(\/.*)?$/;
const objectOptionTypes = ['radio'];

/** The finding behind one violation, or null where another violation of the same place says it better. */
export function violationToFailure(violation: SchemaViolation, fieldType: unknown): SchemaFinding | null {
  const { instancePath: path, keyword, params } = violation;
  if (keyword === 'if' || keyword === 'anyOf') return keyword === 'anyOf' ? wrongOption(path, fieldType) : null;
  const option = wrongOption(path, fieldType);
  if (option) return option;
  if (keyword === 'required') return missing(path, params.missingProperty ?? '');
  if (keyword === 'additionalProperties') {
    const property = params.additionalProperty ?? '';
    return {
      severity: 'warning',
      code: 'unknown-property',
      path: `${path}/${property}`,
      reason: `Unknown property ${property}`,
    };
  }
  if (keyword === 'enum') return unknownChoice(path, params.allowedValues ?? []);
  if (keyword === 'type') return wrongType(path, params.type);
  return { severity: 'failure', code: 'not-allowed', path, reason: `${lastPart(path)} is not allowed` };
}

function wrongOption(path: string, fieldType: unknown): SchemaFinding | null {
  const match = optionsPattern.exec(path);
  if (!match) return null;
  const reason = objectOptionTypes.includes(String(fieldType))
    ? 'options must be an array of objects, each with a string label'
    : 'options must be an array of strings';
  return {
    severity: 'failure',
    code: 'invalid-options',
    path: `${match[1]}${/^\/\d+/.exec(match[2] ?? '')?.[0] ?? ''}`,
    reason,
  };
}

function missing(path: string, property: string): SchemaFinding {
  if (property === 'id')
    return { severity: 'failure', code: 'argument-not-found', path, reason: 'Argument not found: id' };
  return { severity: 'failure', code: 'property-not-found', path, reason: `${property} prop not found` };
}

function unknownChoice(path: string, allowed: unknown[]): SchemaFinding {
  const name = lastPart(path);
  if (name === 'type') return { severity: 'warning', code: 'unknown-type', path, reason: 'Unknown field type' };
  // An unknown gateway or endpoint is the loader's to report: the field then says so, the rest of the form still works.
  if (name === 'kind' || name === 'endpoint')
    return { severity: 'warning', code: 'unsupported-data', path, reason: `${name} is none of ${allowed.join(', ')}` };
  return { severity: 'failure', code: 'not-allowed', path, reason: `${name} must be one of ${allowed.join(', ')}` };
}

function wrongType(path: string, type: string | string[] | undefined): SchemaFinding {
  const name = lastPart(path);
  if (name === 'id')
    return { severity: 'failure', code: 'argument-not-found', path, reason: 'Argument not found: id must be a string' };
  if (name === 'fields')
    return { severity: 'failure', code: 'invalid-type', path, reason: 'fields must be an array of objects' };
  const expected = [type ?? 'another type'].flat().join(' or ');
  const subject = path === '' ? 'The schema' : /^\d+$/.test(name) ? 'Every entry' : name;
  return {
    severity: 'failure',
    code: 'invalid-type',
    path,
    reason: `${subject} must be ${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`,
  };
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
