/**
 * First letter of a keyword at the start of a term. The vendor reads `EMPTY NEST` as the keyword EMPTY; only a Unicode
 * escape of the first letter makes it a value.
 */
const keywordAtStart = /^(?:E(?=MPTY)|e(?=mpty)|N(?=ULL)|n(?=ull))/;

/**
 * Escapes a value so that a text expression matches it literally: `Austin, TX` becomes `Austin^, TX`.
 * The result may be used as a whole term or between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  return escapeTermEdges(value.replace(/[%_,^]/g, '^$&').replace(/[\\"\p{Cc}]/gu, escapeWithBackslash));
}

/** Escapes what has a meaning only at the ends of a term: a leading `-`, NOT or keyword, and spaces, which would be trimmed. */
export function escapeTermEdges(term: string): string {
  return escapeEdgeSpaces(term).replace(/^-/, '^-').replace(/^NOT /, 'NOT^ ').replace(keywordAtStart, unicodeEscape);
}

/** Writes a backslash, a quote or a control character with a backslash. */
export function escapeWithBackslash(character: string): string {
  return character === '\\' || character === '"' ? `\\${character}` : unicodeEscape(character);
}

/** Not a regular expression: a pattern for trailing spaces would try every space. */
function escapeEdgeSpaces(text: string): string {
  let start = 0;
  while (text.charAt(start) === ' ') start += 1;
  let end = text.length;
  while (end > start && text.charAt(end - 1) === ' ') end -= 1;
  return '^ '.repeat(start) + text.slice(start, end) + '^ '.repeat(text.length - end);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
