import { idOf, typeOf } from '../tuples/tupleTexts.ts';

const type = 'user';

/** Returns a user's id in relationships: `user:anne`. Percent-encodes characters that ids cannot contain. */
export function subjectOf(personId: string): string {
  return `${type}:${personId.replaceAll(/[%:#*\s\p{Cc}]/gu, encode)}`;
}

/** Returns the user's id of `user:anne`; null for other subjects. */
export function personIdOf(subject: string): string | null {
  if (typeOf(subject) !== type || /[#*]/.test(subject)) return null;
  try {
    return decodeURIComponent(idOf(subject));
  } catch {
    return null;
  }
}

function encode(character: string): string {
  return [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}
