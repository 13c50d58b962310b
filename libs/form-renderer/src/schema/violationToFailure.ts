import { failure, warning } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';
import type { SchemaViolation } from './validateSchema.generated.js';

/** The finding behind one violation. */
export function violationToFailure(violation: SchemaViolation, fieldType: unknown): SchemaFinding {
  const { path, keyword, about } = violation;
  const [option] = /.*\/config\/options(?:\/\d+)?/.exec(path) ?? [];
  if (option !== undefined)
    return failure(
      'invalid-options',
      option,
      `options must be an array of ${fieldType === 'radio' ? 'objects, each with a string label' : 'strings'}`,
    );
  if (keyword === 'required')
    return about === 'id'
      ? failure('argument-not-found', path, 'Argument not found: id')
      : failure('property-not-found', path, `${about} prop not found`);
  if (keyword === 'additionalProperties')
    return warning('unknown-property', `${path}/${about}`, `Unknown property ${about}`);
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (keyword === 'type') return wrongType(path, name, about);
  const allowed = about.join(', ');
  if (/\/\d+\/type$/.test(path))
    return typeof fieldType === 'string'
      ? warning('unknown-type', path, `Unknown field type: ${fieldType}. Known types: ${allowed}`)
      : wrongType(path, name, ['string']);
  // An unknown gateway or endpoint is the loader's to report: the field then says so, the rest of the form still works.
  return ['kind', 'type', 'endpoint'].includes(name)
    ? warning('unsupported-data', path, `${name} is none of ${allowed}`)
    : failure('not-allowed', path, `${name} must be one of ${allowed}`);
}

const wrongSchema = 'The schema must be an array of fields: [{ "id": "state", "type": "text" }]';

function wrongType(path: string, name: string, types: readonly string[]): SchemaFinding {
  if (name === 'id') return failure('argument-not-found', path, 'Argument not found: id must be a string');
  if (path === '') return failure('invalid-type', path, wrongSchema);
  const expected = name === 'fields' ? 'array of objects' : types.join(' or ');
  const subject = /^\d+$/.test(name) ? 'Every entry' : name;
  return failure('invalid-type', path, `${subject} must be ${/^[aeiou]/.test(expected) ? 'an' : 'a'} ${expected}`);
}
