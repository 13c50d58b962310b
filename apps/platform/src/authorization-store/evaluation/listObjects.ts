import { splitUserset, typeOf } from '../tuples/tupleTexts.ts';
import { createChecker } from './createChecker.ts';
import type { Evaluation } from './Evaluation.ts';
import { findReach } from './findReach.ts';

/** Which objects a question is about. */
export interface ListObjectsQuery {
  type: string;
  relation: string;
  user: string;
}

/** The objects of a type on which the user has a relation, in no order. */
export function listObjects(evaluation: Evaluation, { type, relation, user }: ListObjectsQuery): string[] {
  const reach = findReach(evaluation, user) ?? new Map<string, boolean>();
  const check = createChecker(evaluation, user, reach);
  const found: string[] = [];
  const [start, end] = [`${type}:`, `#${relation}`];
  for (const [key, certain] of reach) {
    if (!key.startsWith(start) || !key.endsWith(end)) continue;
    const { object } = splitUserset(key);
    if (typeOf(object) === type && (certain || check(object, relation))) found.push(object);
  }
  return found;
}
