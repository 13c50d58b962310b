import { userParts } from '../tuples/tupleTexts.ts';
import type { ListedUser } from '../wire/wireSchemas.ts';

/** Converts a user to OpenFGA's form for lists of users. */
export function toListedUser(user: string): ListedUser {
  const { type, id, relation } = userParts(user);
  if (relation !== '') return { userset: { type, id, relation } };
  return id === '*' ? { wildcard: { type } } : { object: { type, id } };
}

/** Converts a user of a list to text. */
export function printListedUser(user: ListedUser): string {
  if ('object' in user) return `${user.object.type}:${user.object.id}`;
  if ('wildcard' in user) return `${user.wildcard.type}:*`;
  return `${user.userset.type}:${user.userset.id}#${user.userset.relation}`;
}
