/**
 * One or two initials of a name: first and last word, or the first letter of a single word.
 * An e-mail address counts its part before the @ and is split at dots, underscores and hyphens.
 */
export function initials(name: string): string {
  const own = name.includes('@') ? name.slice(0, name.indexOf('@')).replaceAll(/[._-]+/g, ' ') : name;
  const words = own.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = firstLetter(words[0]);
  const last = words.length > 1 ? firstLetter(words[words.length - 1]) : '';
  return `${first}${last}`.toLocaleUpperCase('en-US');
}

function firstLetter(word: string | undefined): string {
  return word?.match(/[\p{L}\p{N}]/u)?.[0] ?? '';
}
