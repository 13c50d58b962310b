/**
 * Writes a value so that it stands for itself in a filter expression: a comma becomes `^,`, and so do the grammar's other
 * signs. The answer can be a whole term or stand between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  // The vendor takes these words at the start of a value for its keywords; spelled like this it does not.
  const keyword = /^(?:empty|EMPTY|null|NULL)/.test(value) ? unicode(value.charAt(0)) : '';
  const written = value
    .slice(keyword === '' ? 0 : 1)
    .replaceAll(/[%_,^]/g, '^$&')
    .replaceAll(/[\\"]/g, '\\$&')
    // Half a surrogate pair is lost wherever text travels as UTF-8, an address among it.
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, unicode);
  return keyword + escapeEdgeSpaces(written).replace(/^-/, '^-').replace(/^NOT /, 'NOT^ ');
}

/** By hand: a pattern for the spaces at the end tries every space between words too. */
function escapeEdgeSpaces(text: string): string {
  let start = 0;
  while (text.charAt(start) === ' ') start += 1;
  let end = text.length;
  while (end > start && text.charAt(end - 1) === ' ') end -= 1;
  return '^ '.repeat(start) + text.slice(start, end) + '^ '.repeat(text.length - end);
}

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
