import type { Rewrite } from '../model/CompiledModel.ts';
import { splitUserset, typeOf } from '../tuples/tupleTexts.ts';
import { createChecker } from './createChecker.ts';
import type { Evaluation } from './Evaluation.ts';
import { findReach, type Reach } from './findReach.ts';

/** Query for objects. */
export interface ListObjectsQuery {
  type: string;
  relation: string;
  user: string;
}

/** Returns the objects of a type on which the user has a relation, unordered. */
export function listObjects(evaluation: Evaluation, { type, relation, user }: ListObjectsQuery): string[] {
  const reach = findReach(evaluation, user) ?? new Map<string, boolean>();
  const check = createChecker(evaluation, user, reach);
  const rewrite = evaluation.model.relation(type, relation)?.rewrite;
  const found: string[] = [];
  const [start, end] = [`${type}:`, `#${relation}`];
  for (const [key, certain] of reach) {
    if (!key.startsWith(start) || !key.endsWith(end)) continue;
    const { object } = splitUserset(key);
    if (typeOf(object) !== type) continue;
    if (certain || (decide(rewrite, object, reach) ?? check(object, relation))) found.push(object);
  }
  return found;
}

/** Whether a relation holds by the known relations that it is computed from; null if a check is needed. */
function decide(rewrite: Rewrite | undefined, object: string, reach: Reach): boolean | null {
  switch (rewrite?.kind) {
    case 'computed': {
      const certain = reach.get(`${object}#${rewrite.relation}`);
      return certain === undefined ? false : certain || null;
    }
    case 'union':
      return decideUnion(rewrite.children.map((child) => decide(child, object, reach)));
    case 'intersection':
      return negate(decideUnion(rewrite.children.map((child) => negate(decide(child, object, reach)))));
    case 'difference': {
      const base = decide(rewrite.base, object, reach);
      return base === false ? false : negate(decideUnion([negate(base), decide(rewrite.subtract, object, reach)]));
    }
    default:
      return null;
  }
}

function decideUnion(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(true)) return true;
  return parts.includes(null) ? null : false;
}

function negate(part: boolean | null): boolean | null {
  return part === null ? null : !part;
}
