/**
 * Escapes a value so that a filter expression matches it literally: a comma becomes `^,`, and the grammar's other
 * signs likewise. The result can be a whole term or go between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  // The vendor reads these words at the start of a value as keywords unless escaped.
  const keyword = /^(?:empty|EMPTY|null|NULL)/.test(value) ? unicode(value.charAt(0)) : '';
  const written = value
    .slice(keyword === '' ? 0 : 1)
    .replaceAll(/[%_,^]/g, '^$&')
    .replaceAll(/[\\"]/g, '\\$&')
    // Lone surrogates are lost in UTF-8, for example in addresses; also escapes other white space.
    .replaceAll(/[\p{Cc}\p{Cs}]|[^\S ]/gu, unicode);
  return keyword + escapeEdges(written).replace(/^-/, '^-').replace(/^NOT /, 'NOT^ ');
}

/** Not a regular expression, which would backtrack at every space between words. */
function escapeEdges(text: string): string {
  const end = text.trimEnd();
  const middle = end.trimStart();
  const escape = (blanks: string) => blanks.replaceAll(' ', '^ ');
  return escape(end.slice(0, end.length - middle.length)) + middle + escape(text.slice(end.length));
}

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
