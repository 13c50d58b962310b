import { idOf, typeOf } from '../tuples/tupleTexts.ts';

const type = 'user';

/** A person as relationships name them: `user:anne`. What an id of a relationship cannot hold is percent-encoded. */
export function subjectOf(personId: string): string {
  return `${type}:${personId.replaceAll(/[%:#*\s\p{Cc}]/gu, encode)}`;
}

/** The person's id behind `user:anne`; null for whatever is no person. */
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
