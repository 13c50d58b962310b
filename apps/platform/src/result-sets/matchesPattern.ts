/**
 * Whether a text fits a pattern of `%` (any run of characters), `_` (any one character) and `^` escapes.
 * Walks both from left to right and goes back to the last `%` only: hostile patterns cost at most length × length.
 */
export function matchesPattern(text: string, pattern: readonly PatternPart[]): boolean {
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
  while (pattern[part] === anyRun) part++;
  return part === pattern.length;
}

const anyRun = Symbol('any run of characters');
const anyOne = Symbol('any one character');

/** One character of a pattern, or what stands for others. */
export type PatternPart = string | typeof anyRun | typeof anyOne;

/** Takes a pattern apart; `^` makes the next character stand for itself. */
export function readPattern(pattern: string): PatternPart[] {
  const parts: PatternPart[] = [];
  const characters = [...pattern];
  for (let i = 0; i < characters.length; i++) {
    const character = characters[i] ?? '';
    if (character === '^' && i + 1 < characters.length) parts.push(characters[++i] ?? '');
    else if (character === '%') parts.push(anyRun);
    else parts.push(character === '_' ? anyOne : character);
  }
  return parts;
}
