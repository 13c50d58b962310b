import { type Permission, permissions, type TupleKey } from '@agency-insights/insights-api/contract';
import { idOf } from '../tuples/tupleTexts.ts';
import { subjectOf } from './personSubject.ts';

/** A question to the product's store. */
type Question = Pick<TupleKey, 'relation' | 'object'>;

/** The role of those who administer people and the store. */
export const administration: Question = { relation: 'administrator', object: 'platform:insights' };

/** The object that a permission is about: `feature:insights_pl` of `viewable:insights_pl`. */
export function featureOf(permission: Permission): string {
  return `feature:${idOf(permission)}`;
}

/** What says whether a person has each permission, in the product's order, and the role. */
export const rightQuestions: readonly Question[] = [
  ...permissions.map((permission) => ({ relation: 'viewable', object: featureOf(permission) })),
  administration,
];

/** The relationship that gives a permission, or that takes it away whatever gives it. */
export function permissionTuple(personId: string, relation: 'granted' | 'blocked', permission: Permission): TupleKey {
  return { user: subjectOf(personId), relation, object: featureOf(permission) };
}

/** The relationship that makes a person an administrator. */
export function administratorTuple(personId: string): TupleKey {
  return { user: subjectOf(personId), ...administration };
}
