import type { JsonNode } from './jsonTree.ts';

type ObjectNode = Extract<JsonNode, { kind: 'object' }>;

/** Ids of the fields in a text that hold a value, but for the field at a path. */
export function fieldIdsIn(root: JsonNode | null, path: readonly (string | number)[]): string[] {
  const own = path.reduce<JsonNode | undefined>(
    (node, part) =>
      node?.kind === 'array'
        ? node.items[Number(part)]
        : node?.kind === 'object'
          ? valueOf(node, String(part))
          : undefined,
    root ?? undefined,
  );
  return fieldsIn(root)
    .filter((field) => field !== own && !['pill', 'accordion'].includes(String(textOf(field, 'type'))))
    .flatMap((field) => textOf(field, 'id') ?? []);
}

/** The values of the options that a field offers in a text. */
export function choicesOfField(root: JsonNode | null, id: unknown): string[] {
  const config = fieldsIn(root).flatMap((field) =>
    textOf(field, 'id') === id ? (valueOf(field, 'config') ?? []) : [],
  );
  return config.flatMap((node) => {
    const options = valueOf(node, 'options');
    if (options?.kind !== 'array') return [];
    return options.items.flatMap((option) =>
      option.kind === 'scalar' ? [String(option.value)] : (textOf(option, 'value') ?? textOf(option, 'label') ?? []),
    );
  });
}

/** The fields of a list, and those in its groups. */
function fieldsIn(list: JsonNode | null | undefined): ObjectNode[] {
  if (list?.kind !== 'array') return [];
  return list.items.flatMap((field) => {
    const config = valueOf(field, 'config');
    return field.kind === 'object' ? [field, ...fieldsIn(config && valueOf(config, 'fields'))] : [];
  });
}

function valueOf(node: JsonNode, name: string): JsonNode | undefined {
  return node.kind === 'object' ? node.properties.findLast((property) => property.name === name)?.value : undefined;
}

function textOf(node: JsonNode, name: string): string | undefined {
  const value = valueOf(node, name);
  return value?.kind === 'scalar' && typeof value.value === 'string' ? value.value : undefined;
}
