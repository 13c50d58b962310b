import { jsonTokens } from './jsonTokens.ts';
import type { JsonToken } from './jsonTokens.ts';

/** A property of an object in a text. */
export interface JsonProperty {
  name: string;
  /** Range of its name, quotes included. */
  nameStart: number;
  nameEnd: number;
  /** Undefined where no value follows. */
  value: JsonNode | undefined;
}

/** A value in a text, from `start` up to but without `end`. */
export type JsonNode = { start: number; end: number } & (
  | { kind: 'object'; properties: JsonProperty[] }
  | { kind: 'array'; items: JsonNode[] }
  | { kind: 'scalar'; value: string | number | boolean | null }
);

/** Something that keeps a text from being JSON, or that is odd about it. */
export interface JsonProblem {
  severity: 'error' | 'warning';
  start: number;
  end: number;
  message: string;
}

/** The readable content of a text. */
export interface JsonTree {
  /** Null where there is no value at all. */
  root: JsonNode | null;
  /** The pieces of the text, in order. */
  tokens: JsonToken[];
  /** All of them, in the order of the text; `JSON.parse` takes the text where none is an error. */
  problems: JsonProblem[];
}

/** Deeper nesting is refused: no form is made that way. */
const greatestDepth = 100;
const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Reads a text that should be JSON and continues after a fault, so that all faults are reported at once. */
export function readJsonTree(text: string): JsonTree {
  const reader = new TreeReader(text);
  const root = reader.read();
  return { root, tokens: reader.tokens, problems: reader.problems.sort((a, b) => a.start - b.start) };
}

/** A token, or its text without quotes. */
export function textOf(text: string, { start, end }: { start: number; end: number }): string {
  const raw = text.slice(start, end);
  if (!raw.startsWith('"')) return raw;
  try {
    return JSON.parse(raw) as string;
  } catch {
    return raw.slice(1).replace(/"$/, '');
  }
}

class TreeReader {
  readonly tokens: JsonToken[];
  readonly problems: JsonProblem[] = [];
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.tokens = jsonTokens(text);
    for (const { start, end, problem } of this.tokens)
      if (problem !== undefined) this.problems.push({ severity: 'error', start, end, message: problem });
  }

  read(): JsonNode | null {
    const root = this.#value(0);
    if (!root && this.tokens.length === 0) this.#fault(0, 0, 'Begin with [ – a schema is a list of fields');
    const next = this.tokens[this.#at];
    if (next) this.#fault(next.start, next.end, 'Nothing may follow the end of the list');
    return root;
  }

  /** A value that begins at the next token; null, with nothing read, where none does. */
  #value(depth: number): JsonNode | null {
    const token = this.tokens[this.#at];
    if (!token || (token.kind === 'punctuation' && !this.#is('{') && !this.#is('['))) return null;
    this.#at += 1;
    const { start, end } = token;
    if (token.kind !== 'punctuation') return { kind: 'scalar', start, end, value: this.#scalar(token) };
    if (depth >= greatestDepth) {
      this.#fault(start, end, 'This is nested too deep');
      this.#at = this.tokens.length;
      return { kind: 'array', start, end, items: [] };
    }
    return this.#text[start] === '{' ? this.#object(start, depth) : this.#array(start, depth);
  }

  #object(start: number, depth: number): JsonNode {
    const properties: JsonProperty[] = [];
    while (!this.#isEnd('}', start)) {
      const name = this.tokens[this.#at] as JsonToken;
      if (name.kind === 'punctuation' && !this.#is('{') && !this.#is('[')) this.#skip('A property belongs here');
      else if (name.kind === 'punctuation') {
        this.#fault(name.start, name.end, 'A name in double quotes belongs before this');
        this.#value(depth + 1);
      } else properties.push(this.#property(name, depth, properties));
      this.#separator('}');
    }
    return { kind: 'object', start, end: this.#close('}'), properties };
  }

  #property(token: JsonToken, depth: number, before: readonly JsonProperty[]): JsonProperty {
    const { start: nameStart, end: nameEnd } = token;
    const name = textOf(this.#text, token);
    if (token.kind !== 'string' && token.problem === undefined)
      this.#fault(nameStart, nameEnd, 'Put names of properties in double quotes');
    if (before.some((other) => other.name === name))
      this.#report('warning', nameStart, nameEnd, `${name} stands here twice: the last one counts`);
    this.#at += 1;
    const hasColon = this.#is(':');
    if (hasColon) this.#at += 1;
    // Without a colon, the next line is the next property, not this one's value.
    const follows = this.tokens[this.#at];
    const mayHaveValue = hasColon || (follows && !this.#text.slice(nameEnd, follows.start).includes('\n'));
    const value = mayHaveValue ? (this.#value(depth + 1) ?? undefined) : undefined;
    if (!hasColon) this.#fault(nameStart, nameEnd, `A colon and a value belong after ${name}`);
    else if (!value) this.#fault(nameStart, nameEnd, `A value belongs after ${name}`);
    return { name, nameStart, nameEnd, value };
  }

  #array(start: number, depth: number): JsonNode {
    const items: JsonNode[] = [];
    while (!this.#isEnd(']', start)) {
      const item = this.#value(depth + 1);
      if (item) items.push(item);
      else this.#skip('A value belongs here');
      this.#separator(']');
    }
    return { kind: 'array', start, end: this.#close(']'), items };
  }

  /** Whether the list that began at `start` ends before the next token; faults one that does not end as it should. */
  #isEnd(closer: string, start: number): boolean {
    if (this.#is(closer)) return true;
    if (this.#at < this.tokens.length && !this.#is('}') && !this.#is(']')) return false;
    this.#fault(
      start,
      start + 1,
      `This ${closers['{'] === closer ? 'object' : 'list'} is not closed: ${closer} is missing`,
    );
    return true;
  }

  /** Skips the closing bracket if it exists; returns the end of its block. */
  #close(closer: string): number {
    if (this.#is(closer)) this.#at += 1;
    return this.tokens[this.#at - 1]?.end ?? this.#text.length;
  }

  /** Goes past the comma between two entries; faults one that is missing or that nothing follows. */
  #separator(closer: string): void {
    const before = this.tokens[this.#at - 1] as JsonToken;
    if (this.#is(',')) {
      const comma = this.tokens[this.#at] as JsonToken;
      this.#at += 1;
      if (this.#is(closer)) this.#fault(comma.start, comma.end, `No comma may stand before ${closer}`);
    } else if (this.#at < this.tokens.length && !this.#is('}') && !this.#is(']'))
      this.#fault(before.start, before.end, 'A comma is missing after this');
  }

  #skip(message: string): void {
    const { start, end } = this.tokens[this.#at] as JsonToken;
    this.#fault(start, end, message);
    // A comma is left for what looks for one between two entries.
    if (!this.#is(',')) this.#at += 1;
  }

  #is(punctuation: string): boolean {
    const token = this.tokens[this.#at];
    return token?.kind === 'punctuation' && this.#text[token.start] === punctuation;
  }

  #scalar({ kind, start, end }: JsonToken): string | number | boolean | null {
    if (kind === 'number') return Number(this.#text.slice(start, end));
    if (kind === 'literal') return JSON.parse(this.#text.slice(start, end)) as boolean | null;
    return textOf(this.#text, { start, end });
  }

  #fault(start: number, end: number, message: string): void {
    this.#report('error', start, end, message);
  }

  #report(severity: JsonProblem['severity'], start: number, end: number, message: string): void {
    this.problems.push({ severity, start, end, message });
  }
}
