import { validateSchema } from '../schema/validateSchema.ts';
import type { FormSchema } from '../schema/FieldSchema.ts';

/** What is wrong with the text of a schema, and where. */
export interface SchemaProblem {
  /** Line of the text, from 1; null where it is not known. */
  line: number | null;
  message: string;
}

/** The schema behind a text, or what keeps it from being one. */
export type ReadSchemaText =
  { schema: FormSchema; problems: SchemaProblem[] } | { schema: null; problems: SchemaProblem[] };

/** Reads the text of a schema: JSON, checked like any schema. Warnings are among the problems of a schema that can be used. */
export function readSchemaText(text: string): ReadSchemaText {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { schema: null, problems: [{ line: lineOfSyntaxError(text, String(error)), message: String(error) }] };
  }
  const { errors, warnings } = validateSchema(value);
  const at = (path: string) => lineOfPath(text, path);
  if (errors.length > 0)
    return { schema: null, problems: errors.map(({ path, message }) => ({ line: at(path), message })) };
  return {
    schema: value as FormSchema,
    problems: warnings.map(({ path, message }) => ({ line: at(path), message })),
  };
}

/** Browsers name a position or a line, or nothing where the text ends too early. */
function lineOfSyntaxError(text: string, message: string): number {
  const line = /line (\d+)/.exec(message)?.[1];
  if (line) return Number(line);
  const position = /position (\d+)/.exec(message)?.[1];
  return lineAt(text, position === undefined ? text.length : Number(position));
}

/** The line on which the value at a JSON pointer begins; that of what it would stand in where it is missing. */
export function lineOfPath(text: string, pointer: string): number {
  let at = skipSpace(text, 0);
  for (const part of pointer.split('/').slice(1)) {
    const inside = childAt(text, at, part);
    if (inside === null) break;
    at = inside;
  }
  return lineAt(text, at);
}

/** Where the value of a key or an index of an object or an array begins; null where there is none. */
function childAt(text: string, start: number, part: string): number | null {
  const isArray = text[start] === '[';
  if (!isArray && text[start] !== '{') return null;
  let at = skipSpace(text, start + 1);
  for (let index = 0; at < text.length && text[at] !== ']' && text[at] !== '}'; index += 1) {
    let key = String(index);
    if (!isArray) {
      const end = valueEnd(text, at);
      key = JSON.parse(text.slice(at, end)) as string;
      at = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (key === part) return at;
    at = skipSpace(text, valueEnd(text, at));
    if (text[at] === ',') at = skipSpace(text, at + 1);
  }
  return null;
}

/** Where a value of valid JSON ends. */
function valueEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      at = stringEnd(text, at);
      if (depth === 0) return at + 1;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth <= 0) return depth < 0 ? at : at + 1;
    } else if (depth === 0 && character === ',') return at;
  }
  return text.length;
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function skipSpace(text: string, start: number): number {
  let at = start;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
