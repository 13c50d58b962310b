/**
 * Escapes a value so that a filter expression matches it literally: a comma becomes `^,`, and the grammar's other
 * signs likewise. The result can be a whole term or go between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  // The vendor takes these words at the start of a value for its keywords; spelled like this it does not.
  const keyword = /^(?:empty|EMPTY|null|NULL)/.test(value) ? unicode(value.charAt(0)) : '';
  const written = value
    .slice(keyword === '' ? 0 : 1)
    .replaceAll(/[%_,^]/g, '^$&')
    .replaceAll(/[\\"]/g, '\\$&')
    // Half a surrogate pair is lost wherever text travels as UTF-8, an address among it; blanks but the space at any edge.
    .replaceAll(/[\p{Cc}\p{Cs}]|[^\S ]/gu, unicode);
  return keyword + escapeEdges(written).replace(/^-/, '^-').replace(/^NOT /, 'NOT^ ');
}

/** Without a pattern for the blanks at the end, which would try every blank between words too. */
function escapeEdges(text: string): string {
  const end = text.trimEnd();
  const middle = end.trimStart();
  const escape = (blanks: string) => blanks.replaceAll(' ', '^ ');
  return escape(end.slice(0, end.length - middle.length)) + middle + escape(text.slice(end.length));
}

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
