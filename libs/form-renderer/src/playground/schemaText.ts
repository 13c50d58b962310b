import type { FormSchema } from '../schema/FieldSchema.ts';
import { validateSchema } from '../schema/validateSchema.ts';
import { isGroup } from '../schema/walkFields.ts';
import { readJsonTree } from './jsonTree.ts';
import type { JsonNode, JsonProblem, JsonTree } from './jsonTree.ts';
import { lineStarts } from './lineStarts.ts';
import { readLiteral } from './readLiteral.ts';

/** A problem in the text of a schema, with its place. */
export interface SchemaProblem {
  /** A schema with an error is no form; a warning does not prevent it. */
  severity: 'error' | 'warning';
  /** The stretch of the text at fault, from `start` up to but without `end`. */
  start: number;
  end: number;
  /** Line of the text, from 1. */
  line: number;
  /** Column in that line, from 1. */
  column: number;
  message: string;
  /** Id of the field at fault, null if it has none or where the text is no JSON. */
  fieldId: string | null;
}

/** Content of a text: its tokens, and the schema if it is one. */
export interface ReadSchemaText extends JsonTree {
  /** Null where the text is no JSON, or where its schema is refused. */
  schema: FormSchema | null;
  /** Problems in the order of the text; limited to the first ones. */
  problems: SchemaProblem[];
  /** How much is wrong in all. */
  counts: Record<SchemaProblem['severity'], number>;
  /** The text as JSON, where it is a list as JavaScript writes it; null if it is not, and where it is JSON already. */
  asJson: string | null;
}

/** The longest text that is read, in characters: some thousand fields. */
export const greatestLength = 200_000;
/** Max number of listed findings. */
const maxProblems = 50;
/** So many faults of syntax come of another syntax, not of slips. */
const manyFaults = 3;

type Finding = Omit<SchemaProblem, 'line' | 'column'>;

/**
 * Reads the text of a schema: JSON, checked like any schema. All faults are reported at once; of a text that is not JSON, the first
 * one in each line.
 * @param components Keys of the available components for custom fields. Default none.
 */
export function readSchemaText(text: string, components: readonly string[] = []): ReadSchemaText {
  if (text.length > greatestLength) return tooLong(text);
  const tree = readJsonTree(text);
  const place = placesIn(text);
  const faults = tree.problems.filter(({ severity }) => severity === 'error');
  if (faults.length > 0) {
    const { told, asJson } = readForeign(text, tree, faults);
    return { ...tree, schema: null, asJson, ...problemsOf(told, place) };
  }
  const value: unknown = JSON.parse(text);
  const { errors, warnings } = validateSchema(value);
  const at = (severity: SchemaProblem['severity'], path: string, message: string, fieldId: string | null): Finding => ({
    ...{ severity, message, fieldId },
    ...rangeOfPath(tree.root, path),
  });
  const found = [
    ...tree.problems.map((problem) => ({ ...problem, fieldId: null })),
    ...errors.map(({ path, reason, fieldId }) => at('error', path, reason, fieldId)),
    ...warnings.map(({ path, message, fieldId }) => at('warning', path, withoutPlace(message), fieldId)),
  ];
  if (errors.length > 0) return { ...tree, schema: null, asJson: null, ...problemsOf(found, place) };
  const missing = customFieldsIn(value as FormSchema).filter(({ key }) => !components.includes(key));
  const standIns = missing.map(({ key, path, fieldId }) =>
    at('warning', path, `No component “${key}” here: a stand-in shows what it would be given`, fieldId),
  );
  return { ...tree, schema: value as FormSchema, asJson: null, ...problemsOf([...found, ...standIns], place) };
}

/** The findings for a text that is not JSON: that it is JavaScript, with the text as JSON where possible, or its faults. */
function readForeign(
  text: string,
  { tokens }: JsonTree,
  faults: readonly JsonProblem[],
): { told: Finding[]; asJson: string | null } {
  const literal = readLiteral(text);
  const asJson = literal && 'list' in literal ? JSON.stringify(literal.list, null, 2) : null;
  const first = faults[0] as JsonProblem;
  const bare = tokens.filter(({ kind, start }) => kind === 'word' || "'`/".includes(text[start] ?? '')).length;
  const isForeign = faults.length > manyFaults && bare > tokens.filter(({ kind }) => kind === 'string').length;
  const javaScript = { severity: 'error', fieldId: null, message: 'This is JavaScript, not JSON' } as const;
  if (faults.length > manyFaults && asJson !== null) return { told: [{ ...first, ...javaScript }], asJson };
  if (isForeign && literal && !('list' in literal)) {
    const message = `${javaScript.message}, and this cannot be read without running it`;
    return { told: [{ ...javaScript, ...literal, message }], asJson };
  }
  return { told: firstInLines(text, faults).map((fault) => ({ ...fault, fieldId: null })), asJson };
}

/** One slip makes several faults in a row; the first one of each line is reported. */
function firstInLines(text: string, faults: readonly JsonProblem[]): JsonProblem[] {
  let lineEnd = -1;
  return faults.filter(({ start }) => {
    if (start <= lineEnd) return false;
    const end = text.indexOf('\n', start);
    lineEnd = end === -1 ? text.length : end;
    return true;
  });
}

function problemsOf(
  found: readonly Finding[],
  place: ReturnType<typeof placesIn>,
): Pick<ReadSchemaText, 'problems' | 'counts'> {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  const sorted = found.toSorted((a, b) => a.start - b.start).slice(0, maxProblems);
  return {
    problems: sorted.map((problem) => ({ ...problem, ...place(problem.start) })),
    counts: { error: errors, warning: found.length - errors },
  };
}

function tooLong(text: string): ReadSchemaText {
  const [length, most] = [text.length, greatestLength].map((count) => count.toLocaleString('en-US'));
  const message = `This text has ${length} characters; up to ${most} are read here`;
  const problem: Finding = { severity: 'error', start: 0, end: 1, message, fieldId: null };
  const told = problemsOf([problem], () => ({ line: 1, column: 1 }));
  return { root: null, tokens: [], schema: null, asJson: null, ...told };
}

/** The custom fields of a schema, nested ones included, with their key and its path. */
function customFieldsIn(fields: FormSchema, around = ''): { key: string; path: string; fieldId: string }[] {
  return fields.flatMap((field, index) => {
    const path = `${around}/${index}/config`;
    if (isGroup(field)) return customFieldsIn(field.config.fields, `${path}/fields`);
    if (field.type !== 'custom') return [];
    return [{ key: field.config.componentKey, path: `${path}/componentKey`, fieldId: field.id }];
  });
}

/**
 * The stretch of a text that a JSON pointer names: a property with its value, of a long value the name alone, of an entry in
 * a list its opening bracket; if it is missing, that of its parent.
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

/** A warning ends with its field and its path, which the list of problems shows separately. */
function withoutPlace(message: string): string {
  return message.replace(/ \(field "[^"]*" at [^)]*\)$/, '');
}

/** Looks up line and column of places in one text. */
export function placesIn(text: string): (at: number) => { line: number; column: number } {
  const starts = lineStarts(text);
  return (at) => {
    const line = starts.findLastIndex((start) => start <= at) + 1;
    return { line, column: at - (starts[line - 1] as number) + 1 };
  };
}
