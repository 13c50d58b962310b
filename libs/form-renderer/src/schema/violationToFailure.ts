import { failure, warning } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';
import type { SchemaViolation } from './validateSchema.generated.js';

/** The finding behind one violation. */
export function violationToFailure(violation: SchemaViolation, fieldType: unknown): SchemaFinding {
  const { path, keyword, about } = violation;
  const option = wrongOption(path, fieldType);
  if (option) return option;
  if (keyword === 'required') return missing(path, about);
  if (keyword === 'additionalProperties')
    return warning('unknown-property', `${path}/${about}`, `Unknown property ${about}`);
  return keyword === 'enum' ? unknownChoice(path, about, fieldType) : wrongType(path, about);
}

function wrongOption(path: string, fieldType: unknown): SchemaFinding | null {
  const [option] = /.*\/config\/options(?:\/\d+)?/.exec(path) ?? [];
  if (option === undefined) return null;
  const reason =
    fieldType === 'radio'
      ? 'options must be an array of objects, each with a string label'
      : 'options must be an array of strings';
  return failure('invalid-options', option, reason);
}

function missing(path: string, property: string): SchemaFinding {
  return property === 'id'
    ? failure('argument-not-found', path, 'Argument not found: id')
    : failure('property-not-found', path, `${property} prop not found`);
}

function unknownChoice(path: string, allowed: readonly unknown[], fieldType: unknown): SchemaFinding {
  const name = lastPart(path);
  if (name === 'type')
    return typeof fieldType === 'string'
      ? warning('unknown-type', path, `Unknown field type: ${fieldType}`)
      : wrongType(path, ['string']);
  // An unknown gateway or endpoint is the loader's to report: the field then says so, the rest of the form still works.
  if (name === 'kind' || name === 'endpoint')
    return warning('unsupported-data', path, `${name} is none of ${allowed.join(', ')}`);
  return failure('not-allowed', path, `${name} must be one of ${allowed.join(', ')}`);
}

function wrongType(path: string, types: readonly string[]): SchemaFinding {
  const name = lastPart(path);
  if (name === 'id') return failure('argument-not-found', path, 'Argument not found: id must be a string');
  if (name === 'fields') return failure('invalid-type', path, 'fields must be an array of objects');
  const expected = types.join(' or ');
  const subject = path === '' ? 'The schema' : /^\d+$/.test(name) ? 'Every entry' : name;
  return failure('invalid-type', path, `${subject} must be ${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`);
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
