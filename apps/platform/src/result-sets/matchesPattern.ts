/**
 * Whether a text matches a pattern of `%` (any run of characters), `_` (any one character) and `^` escapes. Scans from
 * left to right and backtracks only to the last `%`: hostile patterns cost at most the square of the text's length,
 * regardless of their own length. Searches the parts of patterns without `_`, which is faster.
 */
export function matchesPattern(text: string, { parts: pattern, leastLength, pieces = null }: Pattern): boolean {
  // A text has at least as many UTF-16 units as characters.
  if (text.length < leastLength) return false;
  if (pieces !== null) return hasPieces(text, pieces);
  const characters = [...text];
  let at = 0;
  let part = 0;
  let lastRun = -1;
  let runStart = 0;
  while (at < characters.length) {
    const wanted = pattern[part];
    if (wanted === anyRun) {
      lastRun = part++;
      runStart = at;
    } else if (wanted === anyOne || (wanted !== undefined && wanted === characters[at])) {
      part++;
      at++;
    } else if (lastRun >= 0) {
      part = lastRun + 1;
      at = ++runStart;
    } else return false;
  }
  if (pattern[part] === anyRun) part++;
  return part === pattern.length;
}

/** Whether a text begins with the first part, ends with the last one, and has the others between them in order. */
function hasPieces(text: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? '';
  if (pieces.length === 1) return text === first;
  const last = pieces[pieces.length - 1] ?? '';
  const end = text.length - last.length;
  if (end < first.length || !text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (let index = 1; index < pieces.length - 1; index++) {
    const piece = pieces[index] ?? '';
    const found = text.indexOf(piece, at);
    if (found < 0 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}

const anyRun = Symbol('any run of characters');
const anyOne = Symbol('any one character');

/** A character of a pattern, or a wildcard. */
type PatternPart = string | typeof anyRun | typeof anyOne;

/** A parsed pattern. */
export interface Pattern {
  /** Without consecutive runs. */
  parts: readonly PatternPart[];
  /** Min number of characters of a matching text. */
  leastLength: number;
  /** Texts before, between and after the runs; null if any contains a `_`. Default null. */
  pieces?: readonly string[] | null;
}

/** Parses a pattern; `^` makes the next character literal. */
export function readPattern(pattern: string): Pattern {
  const parts: PatternPart[] = [];
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    if (character === '^' && i + 1 < characters.length) parts.push(characters[++i] ?? '');
    else if (character !== '%') parts.push(character === '_' ? anyOne : character);
    else if (parts.at(-1) !== anyRun) parts.push(anyRun);
  }
  return { parts, leastLength: parts.filter((part) => part !== anyRun).length, pieces: piecesOf(parts) };
}

function piecesOf(parts: readonly PatternPart[]): string[] | null {
  const pieces = [''];
  for (const part of parts) {
    if (part === anyOne) return null;
    if (part === anyRun) pieces.push('');
    else pieces[pieces.length - 1] += part as string;
  }
  return pieces;
}
