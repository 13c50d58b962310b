import { literalTokens, textOfString } from './literalTokens.ts';
import type { LiteralToken } from './literalTokens.ts';

/** A list literal in JavaScript source: its value, or the place of an expression that would have to run. */
export type ReadLiteral = { list: unknown[] } | { start: number; end: number };

/** Deeper nesting is refused: no form is made that way. */
const greatestDepth = 100;
const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined: undefined };

/**
 * Reads the first list that a JavaScript or TypeScript text assigns, returns or passes, such as a schema in its file. It is
 * parsed, never run: identifiers, calls and computed values are not supported.
 * Null where there is no such list.
 */
export function readLiteral(text: string): ReadLiteral | null {
  const tokens = literalTokens(text);
  const isList = ({ start }: LiteralToken, index: number) =>
    text[start] === '[' && (index === 0 || /^(?:[=(]|=>|default|return)$/.test(rawOf(text, tokens[index - 1])));
  const first = tokens.findIndex(isList);
  if (first === -1) return null;
  try {
    return { list: new LiteralReader(text, tokens, first).value(0) as unknown[] };
  } catch (fault) {
    if (!(fault instanceof LiteralFault)) throw fault;
    return fault.token ?? { start: text.length, end: text.length };
  }
}

function rawOf(text: string, token: LiteralToken | undefined): string {
  return token ? text.slice(token.start, token.end) : '';
}

class LiteralFault extends Error {
  readonly token: LiteralToken | undefined;

  constructor(token: LiteralToken | undefined) {
    super('This cannot be read without running it');
    this.token = token;
  }
}

class LiteralReader {
  readonly #text: string;
  readonly #tokens: readonly LiteralToken[];
  #at: number;

  constructor(text: string, tokens: readonly LiteralToken[], at: number) {
    this.#text = text;
    this.#tokens = tokens;
    this.#at = at;
  }

  value(depth: number): unknown {
    const raw = this.#raw();
    const kind = this.#tokens[this.#at]?.kind;
    if (depth > greatestDepth) this.#unread();
    if (raw === '[') return this.#asserted(this.#array(depth));
    if (raw === '{') return this.#asserted(this.#object(depth));
    const scalar =
      kind === 'string'
        ? textOfString(raw)
        : kind === 'number'
          ? Number(raw.replaceAll('_', ''))
          : kind === 'word' && Object.hasOwn(words, raw)
            ? words[raw]
            : this.#unread();
    if (Number.isNaN(scalar)) this.#unread();
    this.#at += 1;
    return this.#asserted(scalar);
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = [];
    this.#entries(']', () => items.push(this.value(depth + 1)));
    return items;
  }

  #object(depth: number): object {
    const entries: [string, unknown][] = [];
    this.#entries('}', () => {
      const name = this.#name();
      if (this.#raw() !== ':') this.#unread();
      this.#at += 1;
      const value = this.value(depth + 1);
      if (value !== undefined) entries.push([name, value]);
    });
    return Object.fromEntries(entries);
  }

  #name(): string {
    const raw = this.#raw();
    const kind = this.#tokens[this.#at]?.kind;
    if (kind !== 'word' && kind !== 'string' && kind !== 'number') this.#unread();
    this.#at += 1;
    return kind === 'string' ? textOfString(raw) : raw;
  }

  /** The comma-separated content of brackets; a trailing comma is allowed. */
  #entries(closer: string, read: () => void): void {
    this.#at += 1;
    while (this.#raw() !== closer) {
      read();
      if (this.#raw() === ',') this.#at += 1;
      else if (this.#raw() !== closer) this.#unread();
    }
    this.#at += 1;
  }

  /** Goes past what TypeScript may say of a value: `as const`, `satisfies FormSchema`. */
  #asserted(value: unknown): unknown {
    while (/^(?:as|satisfies)$/.test(this.#raw()) && this.#tokens[this.#at + 1]?.kind === 'word') this.#at += 2;
    return value;
  }

  #raw(): string {
    return rawOf(this.#text, this.#tokens[this.#at]);
  }

  #unread(): never {
    throw new LiteralFault(this.#tokens[this.#at]);
  }
}
