/** The parts of JSON Schema that the form's own schema is made of. */
export interface JsonSchema {
  description?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  if?: JsonSchema;
  then?: JsonSchema;
  $ref?: string;
  definitions?: Readonly<Record<string, JsonSchema>>;
}

/** One of several shapes of an object, distinguished by a property: `type` of fields, `kind` of data sources. */
export interface TaggedShape {
  /** The property. */
  tag: string;
  /** Its value. */
  value: string;
  /** The shape. */
  shape: JsonSchema;
}

/** A resolved reference; its own description has priority over that of its target. */
export function resolved(root: JsonSchema, schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/definitions/', '');
  if (name === undefined) return schema;
  const { $ref: _ref, ...own } = schema;
  return resolved(root, { ...root.definitions?.[name], ...own });
}

/** The shapes among which a property of an object chooses; none if the object has one shape. */
export function taggedShapes(root: JsonSchema, schema: JsonSchema): TaggedShape[] {
  return (schema.allOf ?? []).flatMap(({ if: condition, then }) => {
    const [tag, choice] = Object.entries(condition?.properties ?? {})[0] ?? [];
    if (tag === undefined || typeof choice?.const !== 'string' || !then) return [];
    return [{ tag, value: choice.const, shape: resolved(root, then) }];
  });
}

/** The resolved alternatives of a schema. */
export function alternatives(root: JsonSchema, schema: JsonSchema): JsonSchema[] {
  const own = resolved(root, schema);
  return own.anyOf ? own.anyOf.flatMap((part) => alternatives(root, part)) : [own];
}
