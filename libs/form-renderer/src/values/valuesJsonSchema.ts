import { configuredLabels } from './LoadedOption.ts';
import { rulesOf } from '../schema/fieldTypes.ts';
import type { FieldSchema, FormSchema } from '../schema/FieldSchema.ts';
import { schemaIndex } from '../schema/schemaIndex.ts';
import { sourcesOf } from '../schema/walkFields.ts';

/** A JSON Schema (draft-07). */
export interface ValuesJsonSchema {
  type: 'object';
  properties: Readonly<Record<string, object>>;
  required: readonly string[];
  additionalProperties: false;
}

const day = { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$` };
const end = (type: object) => ({ anyOf: [type, { type: 'null' }] });
const number = { type: 'number' };

/**
 * Returns the JSON Schema of a form's values: for servers that check what they receive, and for ajv with rules of the
 * application. A field that is not always shown is never required there: `fieldProblems` knows when it is.
 */
export function valuesJsonSchema(schema: FormSchema): ValuesJsonSchema {
  const { fields, conditions } = schemaIndex(schema);
  const all = [...fields.values()];
  const isRequired = ({ id, config }: FieldSchema) =>
    !conditions.has(id) && (config as { required?: boolean } | undefined)?.required === true;
  return {
    type: 'object',
    properties: Object.fromEntries(all.map((field) => [field.id, valueSchema(field)])),
    required: all.filter(isRequired).map(({ id }) => id),
    additionalProperties: false,
  };
}

function valueSchema(field: FieldSchema): object {
  const config = (field.config ?? {}) as Record<string, unknown>;
  const { minLength, maxLength, pattern, min: minimum, max: maximum, integer } = config;
  switch (rulesOf(field)?.shape) {
    case 'text':
      return defined({
        type: 'string',
        minLength,
        maxLength,
        pattern: typeof pattern === 'string' ? `^(?:${pattern})$` : undefined,
      });
    case 'texts':
      return { type: 'array', items: { type: 'string' } };
    case 'choice':
      return choiceSchema(field, config.multiple === true);
    case 'flag':
      return { type: 'boolean', const: true };
    case 'number':
    case 'amount':
      return defined({ type: integer ? 'integer' : 'number', minimum, maximum });
    case 'range':
      return { type: 'object', properties: { min: end(number), max: end(number), label: { type: 'object' } } };
    case 'day':
      return day;
    case 'days':
      return {
        type: 'object',
        properties: { from: end(day), to: end(day) },
        required: ['from', 'to'],
        additionalProperties: false,
      };
    default:
      return {};
  }
}

/** Options from data can be any text. */
function choiceSchema(field: FieldSchema, isMultiple: boolean): object {
  const known = [...configuredLabels(field).keys()].filter((value) => value !== '');
  const one = sourcesOf(field).length > 0 || known.length === 0 ? { type: 'string' } : { type: 'string', enum: known };
  return isMultiple ? { type: 'array', items: one, minItems: 1, uniqueItems: true } : one;
}

function defined(schema: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}
