/**
 * Writes a value so that it stands for itself in a text expression: `Austin, TX` becomes `Austin^, TX`.
 * The answer may be used as a whole term or between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  // A value that reads like a keyword: a Unicode escape of its first letter is the one spelling that the vendor reads too.
  if (/^(?:EMPTY|empty|NULL|null)$/.test(value)) return unicodeEscape(value.charAt(0)) + value.slice(1);
  return escapeTermEdges(value.replace(/[%_,^]/g, '^$&').replace(/[\\"\p{Cc}]/gu, escapeWithBackslash));
}

/** Escapes what has a meaning only at the ends of a term: a leading `-` or NOT, and spaces, which would be trimmed. */
export function escapeTermEdges(term: string): string {
  return term
    .replace(/^ +| +$/g, escapeSpaces)
    .replace(/^-/, '^-')
    .replace(/^NOT /, 'NOT^ ');
}

/** Writes a backslash, a quote or a control character with a backslash. */
export function escapeWithBackslash(character: string): string {
  return character === '\\' || character === '"' ? `\\${character}` : unicodeEscape(character);
}

function escapeSpaces(spaces: string): string {
  return '^ '.repeat(spaces.length);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
