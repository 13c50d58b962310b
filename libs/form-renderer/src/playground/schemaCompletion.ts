import { alternatives, taggedShapes } from './JsonSchema.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { jsonPlaceAt } from './jsonPlace.ts';
import type { JsonPlace } from './jsonPlace.ts';
import type { JsonNode, JsonTree } from './jsonTree.ts';
import { jsonSkeleton } from './jsonSkeleton.ts';
import { choicesOfField, fieldIdsIn } from './writtenFields.ts';

/** Something that can be written at a place. */
export interface Completion {
  /** Label in the list. */
  label: string;
  /** Description, in a sentence or a word; may be empty. */
  detail: string;
  /** Whether it is required. */
  isRequired: boolean;
  /** The inserted text. */
  insert: string;
  /** Place of the caret afterwards, counted from the start of the inserted text. */
  caret: number;
  /** Whether the next thing can be chosen from a list at once. */
  goesOn: boolean;
}

/** Suggestions at the caret, best first, and the range that they replace. */
export interface Completions {
  from: number;
  to: number;
  items: Completion[];
}

/** Returns the suggestions of the JSON Schema at the caret; no items if it allows anything, or nothing. */
export function completionsAt(jsonSchema: JsonSchema, text: string, tree: JsonTree, caret: number): Completions {
  const place = jsonPlaceAt(text, tree, caret);
  const { from, to, typed } = place;
  const { shapes, node } = shapesAt(jsonSchema, tree.root, place.path);
  const writing = { jsonSchema, text, tree, place };
  const items =
    place.expects === 'name' ? names(writing, shapes, node) : place.expects === 'value' ? values(writing, shapes) : [];
  return { from, to, items: matching(items, typed) };
}

interface Writing {
  jsonSchema: JsonSchema;
  text: string;
  tree: JsonTree;
  place: JsonPlace;
}

/** The JSON Schema of the value at a path, and that value as far as it can be read. */
function shapesAt(root: JsonSchema, tree: JsonNode | null, path: JsonPlace['path']) {
  let shapes = shapesOf(root, [root], tree);
  let node = tree ?? undefined;
  for (const part of path) {
    const next = shapes.flatMap((shape) => (typeof part === 'number' ? shape.items : shape.properties?.[part]) ?? []);
    node = childOf(node, part);
    // An enum of tags comes before the constant of the one shape that is chosen: another may be wanted.
    shapes = shapesOf(root, next, node);
  }
  return { shapes, node };
}

/** The alternatives of some schemas; of a tagged object the shape that its tag chooses, or what all of them share. */
function shapesOf(root: JsonSchema, schemas: readonly JsonSchema[], node: JsonNode | null | undefined): JsonSchema[] {
  const chosenOf = (schema: JsonSchema) =>
    taggedShapes(root, schema).find(({ tag, value }) => scalarAt(node, tag) === value);
  const all = schemas.flatMap((schema) => alternatives(root, schema));
  // Once `kind` or `type` is written, the other one is not offered.
  const fitting = all.filter(chosenOf);
  return (fitting.length > 0 ? fitting : all).flatMap((schema) => {
    const tagged = taggedShapes(root, schema);
    if (tagged.length === 0) return [schema];
    const chosen = chosenOf(schema);
    if (chosen) return [schema, chosen.shape];
    const [first, ...others] = tagged.map(({ shape }) => shape);
    const shared = Object.entries(first?.properties ?? {}).filter(([name]) =>
      others.every(({ properties }) => properties?.[name]),
    );
    const required = first?.required?.filter((name) => others.every((other) => other.required?.includes(name)));
    return [schema, { properties: Object.fromEntries(shared), required }];
  });
}

/** Names of properties that the object has not yet; those that it cannot be without come first. */
function names({ jsonSchema, text, place }: Writing, shapes: readonly JsonSchema[], node?: JsonNode): Completion[] {
  const written = node?.kind === 'object' ? node.properties.filter(({ nameStart }) => nameStart !== place.from) : [];
  const hasColon = /^\s*:/.test(text.slice(place.to));
  const comma = /^\s*"/.test(text.slice(place.to)) ? ',' : '';
  const offered = new Map<string, Completion>();
  for (const { properties = {}, required = [] } of shapes)
    for (const [name, property] of Object.entries(properties)) {
      if (offered.has(name) || written.some((one) => one.name === name)) continue;
      const start = hasColon ? { text: '', caret: 0, goesOn: false } : valueStart(jsonSchema, property);
      const begin = hasColon ? JSON.stringify(name) : `${JSON.stringify(name)}: `;
      offered.set(name, {
        label: name,
        detail: describe(jsonSchema, property),
        isRequired: required.includes(name),
        insert: `${begin}${start.text}${hasColon ? '' : comma}`,
        caret: begin.length + start.caret,
        goesOn: start.goesOn,
      });
    }
  return [...offered.values()].sort((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Start of a value after its name was inserted: its opening characters, with the caret inside. */
function valueStart(root: JsonSchema, schema: JsonSchema): { text: string; caret: number; goesOn: boolean } {
  const [shape = {}] = alternatives(root, schema);
  if (shape.enum || shape.const !== undefined || shape.type === 'boolean') return { text: '', caret: 0, goesOn: true };
  if (shape.type === 'string') return { text: '""', caret: 1, goesOn: false };
  if (shape.type === 'array') return { text: '[]', caret: 1, goesOn: true };
  if (shape.type === 'object' && taggedShapes(root, shape).length > 0) return { text: '', caret: 0, goesOn: true };
  return shape.type === 'object' ? { text: '{}', caret: 1, goesOn: true } : { text: '', caret: 0, goesOn: false };
}

/** The values that the schema names, their equivalents in the text itself, and whole objects to begin with. */
function values(writing: Writing, shapes: readonly JsonSchema[]): Completion[] {
  const { jsonSchema, text, tree, place } = writing;
  const named = shapes.flatMap(({ enum: several, const: one, type }) => {
    if (several) return several;
    if (one !== undefined) return [one];
    return [type ?? []].flat().includes('boolean') ? [true, false] : [];
  });
  const plain = [...named, ...wordsOfTheForm(tree.root, place.path)];
  const isInString = text[place.from] === '"';
  const skeletonsAt = (shape: JsonSchema) => skeletons(jsonSchema, shape, indentAt(text, place.from));
  // A data source can begin with `kind` and with `type`: one of them is enough to offer.
  const objects = isInString ? [] : shapes.flatMap(skeletonsAt);
  return [
    ...[...new Set(plain)].map((value) => {
      const insert = JSON.stringify(value);
      const detail = describeChoice(jsonSchema, shapes, value);
      return { label: String(value), detail, isRequired: false, insert, caret: insert.length, goesOn: false };
    }),
    ...objects.filter(({ label }, index) => objects.findIndex((other) => other.label === label) === index),
  ];
}

/** Ids of other fields where a field is named, and their options where one of their values is. */
function wordsOfTheForm(root: JsonNode | null, path: JsonPlace['path']): string[] {
  const [last, before] = [path.at(-1), path.at(-2)];
  const condition = ['showWhen', 'enableWhen'];
  if (last === 'field' && condition.includes(String(before))) return fieldIdsIn(root, path.slice(0, -2));
  if (before === 'dependsOn') return fieldIdsIn(root, path.slice(0, -3));
  if (before !== 'oneOf' || !condition.includes(String(path.at(-3)))) return [];
  return choicesOfField(root, scalarAt(nodeAt(root, path.slice(0, -2)), 'field'));
}

function skeletons(root: JsonSchema, shape: JsonSchema, indent: string): Completion[] {
  return taggedShapes(root, shape).map(({ tag, value, shape: tagged }) => {
    const { text, caret } = jsonSkeleton(root, tagged, { tag, value, indent });
    return { label: value, detail: tagged.description ?? '', isRequired: false, insert: text, caret, goesOn: false };
  });
}

function describe(root: JsonSchema, schema: JsonSchema): string {
  return schema.description ?? alternatives(root, schema)[0]?.description ?? '';
}

/** Description of the shape of a tag. */
function describeChoice(root: JsonSchema, shapes: readonly JsonSchema[], value: unknown): string {
  const several = shapes.find((shape) => shape.enum)?.enum;
  if (!several) return '';
  const owners = Object.values(root.definitions ?? {})
    .flatMap((one) => alternatives(root, one))
    .flatMap((one) => taggedShapes(root, one));
  return owners.find((one) => one.value === value && several.includes(value))?.shape.description ?? '';
}

/** Items that start with the input, then those that contain it. */
function matching(items: readonly Completion[], typed: string): Completion[] {
  const wanted = typed.toLowerCase();
  const begins = ({ label }: Completion) => label.toLowerCase().startsWith(wanted);
  return [
    ...items.filter(begins),
    ...items.filter((item) => !begins(item) && item.label.toLowerCase().includes(wanted)),
  ];
}

function childOf(node: JsonNode | undefined, part: string | number): JsonNode | undefined {
  if (node?.kind === 'array') return node.items[Number(part)];
  return node?.kind === 'object' ? node.properties.findLast(({ name }) => name === part)?.value : undefined;
}

function nodeAt(root: JsonNode | null, path: JsonPlace['path']): JsonNode | undefined {
  return path.reduce<JsonNode | undefined>(childOf, root ?? undefined);
}

function scalarAt(node: JsonNode | null | undefined, name: string): unknown {
  const value = childOf(node ?? undefined, name);
  return value?.kind === 'scalar' ? value.value : undefined;
}

/** Blanks before the line of a place. */
function indentAt(text: string, at: number): string {
  return /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '';
}
