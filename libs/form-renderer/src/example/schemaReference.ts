import { alternatives, resolved, taggedShapes } from '../playground/JsonSchema.ts';
import type { JsonSchema } from '../playground/JsonSchema.ts';

/** One property of a part of the schema. */
export interface ReferenceProperty {
  name: string;
  /** Its type, in words. */
  type: string;
  isRequired: boolean;
  description: string;
}

/** A part of the schema: a type of field, a kind of data, or what both are made of. */
export interface ReferencePart {
  /** `select`, `looker`, or the name of a definition. */
  name: string;
  description: string;
  properties: readonly ReferenceProperty[];
}

/** The JSON Schema of forms, part by part. */
export interface SchemaReference {
  /** Properties of every field beside its config. */
  shared: readonly ReferenceProperty[];
  /** The types of fields, each with the properties of its config. */
  types: readonly ReferencePart[];
  /** The kinds of data sources. */
  sources: readonly ReferencePart[];
  /** Types of the properties above. */
  others: readonly ReferencePart[];
}

const otherParts = [
  'FieldLayout',
  'FieldCondition',
  'FieldFilter',
  'FieldSummary',
  'LabelledOption',
  'AskKodiakEndpointConfig',
];

/** Reads the JSON Schema of forms as a reference: it is made from the types, so nothing here can grow old. */
export function schemaReference(root: JsonSchema): SchemaReference {
  const definition = (name: string) => root.definitions?.[name] ?? {};
  const types = taggedShapes(root, definition('FieldSchema'));
  const [kinds = {}] = alternatives(root, definition('DataSource'));
  const [first, ...rest] = types.map(({ shape }) => shape);
  const shared = propertiesOf(root, first ?? {}).filter(
    ({ name }) => name !== 'config' && rest.every(({ properties }) => properties?.[name]),
  );
  return {
    shared: shared.map((property) =>
      property.name === 'type' ? { ...property, type: 'one of the types below', description: 'What it is.' } : property,
    ),
    types: types.map(({ value, shape }) => {
      const [config = {}] = alternatives(root, shape.properties?.['config'] ?? {});
      const own = ['data', 'searchData'].filter((name) => shape.properties?.[name]);
      const data = own.map((name) => ({
        name,
        type: 'data source',
        isRequired: false,
        description: dataWords[name] ?? '',
      }));
      return {
        name: value,
        description: shape.description ?? '',
        properties: [...propertiesOf(root, config), ...data],
      };
    }),
    sources: taggedShapes(root, kinds).map(({ value, shape }) => part(root, value, shape)),
    others: otherParts.map((name) => part(root, name, definition(name))),
  };
}

const dataWords: Readonly<Record<string, string>> = {
  data: 'Beside the config: where its options or its track come from. Default: the config alone.',
  searchData:
    'Beside the config: where the options come from that fit a search. Default: the list is searched as it is.',
};

function part(root: JsonSchema, name: string, shape: JsonSchema): ReferencePart {
  return { name, description: shape.description ?? '', properties: propertiesOf(root, shape) };
}

function propertiesOf(root: JsonSchema, { properties = {}, required = [] }: JsonSchema): ReferenceProperty[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeWords(root, schema),
    isRequired: required.includes(name),
    description: resolved(root, schema).description ?? '',
  }));
}

/** `text`, `number`, `"asc" or "desc"`, `list of texts`, or the name of a definition. */
function typeWords(root: JsonSchema, schema: JsonSchema): string {
  const name = schema.$ref?.replace('#/definitions/', '');
  if (name !== undefined && otherParts.includes(name)) return name;
  if (name === 'FieldSchema') return 'field';
  if (name === 'DataSource') return 'data source';
  const own = resolved(root, schema);
  if (own.enum) return own.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (own.const !== undefined) return JSON.stringify(own.const);
  if (own.anyOf) return [...new Set(own.anyOf.map((one) => typeWords(root, one)))].join(' or ');
  if (own.items) return `list of: ${typeWords(root, own.items)}`;
  if (own.type === undefined) return 'any';
  const words = { string: 'text', integer: 'whole number', boolean: 'true or false', object: 'object', null: 'null' };
  return [own.type]
    .flat()
    .map((type) => words[type as keyof typeof words] ?? type)
    .join(' or ');
}
