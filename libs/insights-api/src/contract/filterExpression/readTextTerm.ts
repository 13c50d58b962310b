import { FilterExpressionError } from './FilterExpressionError.ts';

/** A character of a term: itself, or a wildcard for any run of characters or any single character. */
export type TextAtom = { literal: string } | { wildcard: '%' | '_' };

/** A parsed term without its exclusion sign, with resolved escapes. */
export interface WrittenTextTerm {
  atoms: TextAtom[];
  /** The term's text with its escapes still in it, edges trimmed. */
  raw: string;
  /** Index of the comma after the term, or of the end. */
  end: number;
}

const caretEscapes = '%_,^- ';
const backslashEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '%': '%',
  ',': ',',
  '-': '-',
  _: '_',
  '^': '^',
};

/** Reads the term that begins at `start`, which is not a space. Throws FilterExpressionError. */
export function readTextTerm(text: string, start: number): WrittenTextTerm {
  return text.charAt(start) === '"' ? readQuoted(text, start) : readPlain(text, start);
}

/** Whether a character is one that the grammar skips around terms. */
export function isBlank(character: string): boolean {
  return character === ' ' || character === '\t' || character === '\n' || character === '\r';
}

function readPlain(text: string, start: number): WrittenTextTerm {
  const atoms: TextAtom[] = [];
  let at = start;
  let atomsKept = 0;
  let rawEnd = start;
  while (at < text.length && text.charAt(at) !== ',') {
    const character = text.charAt(at);
    const blank = isBlank(character);
    if (character === '%' || character === '_') {
      atoms.push({ wildcard: character });
      at += 1;
    } else {
      const read = blank ? { literal: character, length: 1 } : readCharacter(text, at);
      atoms.push({ literal: read.literal });
      at += read.length;
    }
    if (!blank) {
      atomsKept = atoms.length;
      rawEnd = at;
    }
  }
  atoms.length = atomsKept;
  return { atoms, raw: text.slice(start, rawEnd), end: at };
}

function readQuoted(text: string, start: number): WrittenTextTerm {
  const atoms: TextAtom[] = [];
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') {
    // Between quotes a caret that escapes nothing is a caret.
    const bareCaret = text.charAt(at) === '^' && !caretEscapes.includes(text.charAt(at + 1) || '"');
    const read = bareCaret ? { literal: '^', length: 1 } : readCharacter(text, at);
    atoms.push({ literal: read.literal });
    at += read.length;
  }
  if (at >= text.length) throw new FilterExpressionError('unclosed_quote', start, 'The quote " is never closed');
  at += 1;
  const raw = text.slice(start, at);
  while (isBlank(text.charAt(at))) at += 1;
  if (at < text.length && text.charAt(at) !== ',') {
    throw new FilterExpressionError('unexpected', at, 'A comma is needed after a quoted value');
  }
  return { atoms, raw, end: at };
}

function readCharacter(text: string, at: number): { literal: string; length: number } {
  const character = text.charAt(at);
  if (character === '^') {
    const escaped = text.charAt(at + 1);
    if (escaped === '' || !caretEscapes.includes(escaped)) {
      throw new FilterExpressionError(
        'invalid_escape',
        at,
        'The sign ^ must stand before one of % _ , ^ - or a space; write ^^ for the sign itself',
      );
    }
    return { literal: escaped, length: 2 };
  }
  if (character === '\\') return readBackslash(text, at);
  if (/\p{Cc}/u.test(character) && !isBlank(character)) {
    throw new FilterExpressionError('invalid_character', at, 'A filter cannot contain a control character');
  }
  return { literal: character, length: 1 };
}

function readBackslash(text: string, at: number): { literal: string; length: number } {
  const unicode = /^u([0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6))?.[1];
  if (unicode !== undefined) return { literal: String.fromCharCode(Number.parseInt(unicode, 16)), length: 6 };
  const escaped = text.charAt(at + 1);
  if (!Object.hasOwn(backslashEscapes, escaped)) {
    throw new FilterExpressionError(
      'invalid_escape',
      at,
      'The sign \\ must stand before a character that it escapes; write \\\\ for the sign itself',
    );
  }
  return { literal: backslashEscapes[escaped] ?? escaped, length: 2 };
}
