/**
 * Writes a value so that it stands for itself in a filter expression: a comma becomes `^,`, and so do the grammar's other
 * signs. The answer can be a whole term or stand between `%` signs.
 */
export function escapeFilterValue(value: string): string {
  if (value === '') return '""';
  if (/^(?:empty|null)$/i.test(value)) return `${unicode(value.charAt(0))}${value.slice(1)}`;
  return value
    .replaceAll(/[%_,^]/g, '^$&')
    .replaceAll(/[\\"]/g, '\\$&')
    .replaceAll(/\p{Cc}/gu, unicode)
    .replaceAll(/^ +| +$/g, (spaces) => '^ '.repeat(spaces.length))
    .replace(/^-/, '^-')
    .replace(/^NOT /i, (word) => `${word.trimEnd()}^ `);
}

function unicode(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
