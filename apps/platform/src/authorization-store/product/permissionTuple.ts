import { type Permission, permissions, type TupleKey } from '@agency-insights/insights-api/contract';
import { idOf } from '../tuples/tupleTexts.ts';
import { subjectOf } from './personSubject.ts';

/** A query of the product's store. */
type Question = Pick<TupleKey, 'relation' | 'object'>;

/** Role of administrators of users and the store. */
export const administration: Question = { relation: 'administrator', object: 'platform:insights' };

/** Returns the object of a permission: `feature:insights_pl` for `viewable:insights_pl`. */
export function featureOf(permission: Permission): string {
  return `feature:${idOf(permission)}`;
}

/** Queries for each permission, in the product's order, and for the role. */
export const rightQuestions: readonly Question[] = [
  ...permissions.map((permission) => ({ relation: 'viewable', object: featureOf(permission) })),
  administration,
];

/** Returns the relationship that grants a permission, or that blocks it regardless of grants. */
export function permissionTuple(personId: string, relation: 'granted' | 'blocked', permission: Permission): TupleKey {
  return { user: subjectOf(personId), relation, object: featureOf(permission) };
}

/** Returns the relationship that makes a user an administrator. */
export function administratorTuple(personId: string): TupleKey {
  return { user: subjectOf(personId), ...administration };
}
