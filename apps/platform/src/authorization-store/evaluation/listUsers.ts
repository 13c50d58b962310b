import type { CompiledRelation, Rewrite } from '../model/CompiledModel.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';
import { printObjectRelation, splitUserset, typeOf } from '../tuples/tupleTexts.ts';
import { createChecker } from './createChecker.ts';
import type { Evaluation } from './Evaluation.ts';

/** Kind of users in a query: objects of a type, or usersets `type#relation`. */
export interface UserFilter {
  type: string;
  relation?: string;
}

/** Query for users. */
export interface ListUsersQuery {
  object: string;
  relation: string;
  filter: UserFilter;
}

/**
 * Returns the users that have a relation on an object: objects, usersets, and `type:*` for a whole type. Users that
 * only a wildcard covers are not listed one by one.
 */
export function listUsers(evaluation: Evaluation, { object, relation, filter }: ListUsersQuery): string[] {
  const candidates = collectCandidates(evaluation, { object, relation, filter });
  return [...candidates].filter((user) => createChecker(evaluation, user)(object, relation));
}

/**
 * Collects all candidates of the requested kind. Skips the subtracted side of an exclusion, except what a nested
 * exclusion adds back: so `added` flips with each exclusion.
 */
function collectCandidates({ model, tuples }: Evaluation, { object, relation, filter }: ListUsersQuery): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const pending: { object: string; relation: string; added: boolean }[] = [];
  const visit = (next: { object: string; relation: string; added: boolean }): void => {
    const key = `${next.added ? '+' : '-'}${printObjectRelation(next)}`;
    if (seen.has(key)) return;
    seen.add(key);
    pending.push(next);
  };

  function expand(compiled: CompiledRelation, rewrite: Rewrite, on: string, added: boolean): void {
    switch (rewrite.kind) {
      case 'this':
        for (const user of tuples.users(`${on}#${compiled.name}`)) {
          if (!acceptsUser(compiled, user)) continue;
          const userset = splitUserset(user);
          if (userset.relation !== '') visit({ ...userset, added });
          else if (added && !filter.relation && typeOf(user) === filter.type) found.add(user);
        }
        return;
      case 'computed':
        return visit({ object: on, relation: rewrite.relation, added });
      case 'from':
        for (const parent of tuples.users(`${on}#${rewrite.tupleset}`))
          if (model.relation(typeOf(on), rewrite.tupleset)?.users.has(typeOf(parent)))
            visit({ object: parent, relation: rewrite.relation, added });
        return;
      case 'union':
      case 'intersection':
        for (const child of rewrite.children) expand(compiled, child, on, added);
        return;
      case 'difference':
        expand(compiled, rewrite.base, on, added);
        expand(compiled, rewrite.subtract, on, !added);
    }
  }

  visit({ object, relation, added: true });
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const compiled = model.relation(typeOf(next.object), next.relation);
    if (compiled === undefined) continue;
    if (next.added && filter.relation === compiled.name && filter.type === compiled.type)
      found.add(printObjectRelation(next));
    expand(compiled, compiled.rewrite, next.object, next.added);
  }
  return found;
}
