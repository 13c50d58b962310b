import type { FormSchema } from '../schema/FieldSchema.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { readJsonTree } from './jsonTree.ts';
import type { JsonNode, JsonTree } from './jsonTree.ts';

/** What is wrong with the text of a schema, and where. */
export interface SchemaProblem {
  /** A schema with an error is no form; a warning only says what is odd. */
  severity: 'error' | 'warning';
  /** The stretch of the text at fault, from `start` up to but without `end`. */
  start: number;
  end: number;
  /** Line of the text, from 1. */
  line: number;
  /** Column in that line, from 1. */
  column: number;
  message: string;
  /** Id of the field at fault, null where it has none or where the text is no JSON. */
  fieldId: string | null;
}

/** What a text holds: its pieces, and the schema where it is one. */
export interface ReadSchemaText extends JsonTree {
  /** Null where the text is no JSON, or where its schema is refused. */
  schema: FormSchema | null;
  /** All that is wrong, in the order of the text. */
  problems: SchemaProblem[];
}

/** Reads the text of a schema: JSON, checked like any schema. Everything wrong with it is told at once. */
export function readSchemaText(text: string): ReadSchemaText {
  const tree = readJsonTree(text);
  const place = placesIn(text);
  const found = tree.problems.map((problem) => ({ ...problem, ...place(problem.start), fieldId: null }));
  if (found.some(({ severity }) => severity === 'error')) return { ...tree, schema: null, problems: found };
  const value: unknown = JSON.parse(text);
  const { errors, warnings } = validateSchema(value);
  const told = (severity: SchemaProblem['severity'], path: string, message: string, fieldId: string | null) => {
    const range = rangeOfPath(tree.root, path);
    return { severity, message, fieldId, ...range, ...place(range.start) };
  };
  const problems = [
    ...found,
    ...errors.map(({ path, reason, fieldId }) => told('error', path, reason, fieldId)),
    ...warnings.map(({ path, message, fieldId }) => told('warning', path, withoutPlace(message), fieldId)),
  ];
  return {
    ...tree,
    schema: errors.length > 0 ? null : (value as FormSchema),
    problems: problems.sort((a, b) => a.start - b.start),
  };
}

/**
 * The stretch of a text that a JSON pointer names: a property with its value, of a long value the name alone, of an entry in
 * a list its opening bracket; that of what it would stand in where it is missing.
 */
export function rangeOfPath(root: JsonNode | null, pointer: string): { start: number; end: number } {
  if (!root) return { start: 0, end: 0 };
  let node = root;
  let range = { start: root.start, end: root.start + 1 };
  for (const part of pointer.split('/').slice(1)) {
    const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
    // The last property of a name is the one that counts.
    const property = node.kind === 'object' ? node.properties.findLast((one) => one.name === name) : undefined;
    const next = property ? property.value : node.kind === 'array' ? node.items[Number(part)] : undefined;
    if (!next) break;
    node = next;
    const end = node.kind === 'scalar' ? node.end : (property?.nameEnd ?? node.start + 1);
    range = { start: property?.nameStart ?? node.start, end };
  }
  return range;
}

/** A warning ends with its field and its path, which the list of problems says by itself. */
function withoutPlace(message: string): string {
  return message.replace(/ \(field "[^"]*" at [^)]*\)$/, '');
}

/** Looks up line and column of places in one text. */
export function placesIn(text: string): (at: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at) + 1;
    return { line, column: at - (starts[line - 1] as number) + 1 };
  };
}
