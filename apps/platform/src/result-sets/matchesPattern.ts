/**
 * Whether a text fits a pattern of `%` (any run of characters), `_` (any one character) and `^` escapes.
 * Walks both from left to right and goes back to the last `%` only: hostile patterns cost at most the square of the
 * text's length, however long they are themselves.
 */
export function matchesPattern(text: string, { parts: pattern, leastLength }: Pattern): boolean {
  // UTF-16 units are at least as many as characters.
  if (text.length < leastLength) return false;
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

const anyRun = Symbol('any run of characters');
const anyOne = Symbol('any one character');

/** One character of a pattern, or a wildcard. */
type PatternPart = string | typeof anyRun | typeof anyOne;

/** A pattern that was taken apart. */
export interface Pattern {
  /** No run follows another. */
  parts: readonly PatternPart[];
  /** How many characters a text has at least that fits. */
  leastLength: number;
}

/** Takes a pattern apart; `^` makes the next character literal. */
export function readPattern(pattern: string): Pattern {
  const parts: PatternPart[] = [];
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    if (character === '^' && i + 1 < characters.length) parts.push(characters[++i] ?? '');
    else if (character !== '%') parts.push(character === '_' ? anyOne : character);
    else if (parts.at(-1) !== anyRun) parts.push(anyRun);
  }
  return { parts, leastLength: parts.filter((part) => part !== anyRun).length };
}
