import type { TupleKey } from '@agency-insights/insights-api/contract';

/** The object and relation of a userset such as `group:eng#member`. */
export interface ObjectRelation {
  object: string;
  relation: string;
}

/** The parts of a user. */
export interface UserParts {
  type: string;
  /** `*` means every object of the type. */
  id: string;
  /** Empty when the user is not a userset. */
  relation: string;
}

/** Returns a unique text for a relationship, for messages and as a key. */
export function printTuple({ user, relation, object }: TupleKey): string {
  return `${object}#${relation}@${user}`;
}

/** Returns object and relation as one text: `document:1#viewer`. */
export function printObjectRelation({ object, relation }: ObjectRelation): string {
  return `${object}#${relation}`;
}

/** Returns the type of an object: `document` of `document:1`. */
export function typeOf(object: string): string {
  const end = object.indexOf(':');
  return end < 0 ? '' : object.slice(0, end);
}

/** Returns the id of an object: `1` of `document:1`. */
export function idOf(object: string): string {
  return object.slice(object.indexOf(':') + 1);
}

/** Returns the parts of a user without checking its form. */
export function userParts(user: string): UserParts {
  const { object, relation } = splitUserset(user);
  return { type: typeOf(object), id: idOf(object), relation };
}

/** Returns object and relation of a userset; the relation is empty for other users. */
export function splitUserset(user: string): ObjectRelation {
  const hash = user.lastIndexOf('#');
  return hash < 0 ? { object: user, relation: '' } : { object: user.slice(0, hash), relation: user.slice(hash + 1) };
}
