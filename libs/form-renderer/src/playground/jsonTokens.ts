/** Kind of a JSON token; `word` is a bare word other than `true`, `false` and `null`. */
export type JsonTokenKind = 'punctuation' | 'string' | 'number' | 'literal' | 'word' | 'unknown';

/** A stretch of a JSON text, from `start` up to but without `end`. */
export interface JsonToken {
  kind: JsonTokenKind;
  start: number;
  end: number;
  /** Whether it is a string without its closing quote. */
  isOpen?: boolean;
  /** Why it is not valid JSON as written; undefined if it is. */
  problem?: string;
}

const numberStart = /[-+.\d]/;
const numberRun = /[-+.\w]+/y;
const wordRun = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;
const validNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const literals = new Set(['true', 'false', 'null']);
const validEscape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** The tokens of a text that should be JSON, whatever is wrong with it; only blanks lie between them. */
export function jsonTokens(text: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  for (let at = 0; at < text.length;) {
    const character = text[at] as string;
    if (' \t\n\r'.includes(character)) {
      at += 1;
      continue;
    }
    const token = tokenAt(text, at, character);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function tokenAt(text: string, start: number, character: string): JsonToken {
  if ('{}[],:'.includes(character)) return { kind: 'punctuation', start, end: start + 1 };
  if (character === '"') return stringAt(text, start);
  if (numberStart.test(character)) return numberAt(text, start);
  const word = matchAt(wordRun, text, start);
  if (word === undefined) return unknownAt(text, start);
  const end = start + word.length;
  return literals.has(word)
    ? { kind: 'literal', start, end }
    : { kind: 'word', start, end, problem: `Put ${word} into double quotes` };
}

/** A string ends at its quotation mark, or where its line ends: what follows an open one is then still read. */
function stringAt(text: string, start: number): JsonToken {
  let problem: string | undefined;
  let at = start + 1;
  for (; at < text.length && text[at] !== '\n' && text[at] !== '\r';) {
    const character = text[at] as string;
    if (character === '"') return { kind: 'string', start, end: at + 1, problem };
    if (character === '\\') {
      const escape = matchAt(validEscape, text, at);
      if (escape === undefined) problem ??= 'Write \\\\ for a backslash';
      at += escape?.length ?? (text[at + 1] === '"' ? 2 : 1);
    } else {
      if (character < ' ') problem ??= 'Write \\t for a tab';
      at += 1;
    }
  }
  return { kind: 'string', start, end: at, isOpen: true, problem: 'The closing double quote is missing' };
}

function numberAt(text: string, start: number): JsonToken {
  const run = matchAt(numberRun, text, start) ?? (text[start] as string);
  const end = start + run.length;
  return validNumber.test(run)
    ? { kind: 'number', start, end }
    : { kind: 'number', start, end, problem: `${run} is no number as JSON writes it` };
}

function unknownAt(text: string, start: number): JsonToken {
  const character = String.fromCodePoint(text.codePointAt(start) as number);
  const problem =
    character === "'" || character === '“' || character === '”'
      ? 'Put strings in straight double quotes'
      : character === '/'
        ? 'JSON has no comments'
        : `${character.trim() === '' ? 'This blank' : shown(character)} cannot stand here`;
  return { kind: 'unknown', start, end: start + character.length, problem };
}

/** An invisible character is named by its code point. */
function shown(character: string): string {
  return /\p{C}/u.test(character)
    ? `U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`
    : character;
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0];
}
