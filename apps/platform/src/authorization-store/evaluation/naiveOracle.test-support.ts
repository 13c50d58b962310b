import type { TupleKey } from '@agency-insights/insights-api/contract';
import type { CompiledModel, Rewrite } from '../model/CompiledModel.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';
import { splitUserset, typeOf } from '../tuples/tupleTexts.ts';

/** Result of the oracle: everything that has a relation on an object, by `object#relation`. */
export type Solution = ReadonlyMap<string, ReadonlySet<string>>;

/** Input of the oracle. */
export interface World {
  model: CompiledModel;
  tuples: readonly TupleKey[];
  objects: readonly string[];
  /** Plain users, which `user:*` covers. */
  users: readonly string[];
  /** Relations by stratum; exclusions only subtract relations of lower strata. */
  strata: readonly (readonly string[])[];
}

/**
 * Computes all sets, one stratum after the other: starts with empty sets and applies every definition until none grows.
 */
export function solve({ model, tuples, objects, users, strata }: World): Solution {
  const sets = new Map<string, Set<string>>();
  const setOf = (object: string, relation: string): ReadonlySet<string> =>
    sets.get(`${object}#${relation}`) ?? new Set();

  function evaluate(object: string, relation: string, rewrite: Rewrite): Set<string> {
    switch (rewrite.kind) {
      case 'this':
        return direct(object, relation);
      case 'computed':
        return new Set(setOf(object, rewrite.relation));
      case 'from':
        return new Set(
          tuples
            .filter((tuple) => tuple.object === object && tuple.relation === rewrite.tupleset)
            .flatMap(({ user }) => [...setOf(user, rewrite.relation)]),
        );
      case 'union':
        return new Set(rewrite.children.flatMap((child) => [...evaluate(object, relation, child)]));
      case 'intersection': {
        const parts = rewrite.children.map((child) => evaluate(object, relation, child));
        return new Set([...(parts[0] ?? [])].filter((user) => parts.every((part) => part.has(user))));
      }
      case 'difference': {
        const subtract = evaluate(object, relation, rewrite.subtract);
        return new Set([...evaluate(object, relation, rewrite.base)].filter((user) => !subtract.has(user)));
      }
    }
  }

  function direct(object: string, relation: string): Set<string> {
    const compiled = model.relation(typeOf(object), relation);
    const found = new Set<string>();
    for (const tuple of tuples) {
      if (tuple.object !== object || tuple.relation !== relation || !compiled || !acceptsUser(compiled, tuple.user))
        continue;
      found.add(tuple.user);
      if (tuple.user === 'user:*') for (const user of users) found.add(user);
      const userset = splitUserset(tuple.user);
      if (userset.relation !== '') for (const user of setOf(userset.object, userset.relation)) found.add(user);
    }
    return found;
  }

  for (const relations of strata)
    for (let changed = true; changed;) {
      changed = false;
      for (const object of objects)
        for (const relation of relations) {
          const compiled = model.relation(typeOf(object), relation);
          if (!compiled) continue;
          const key = `${object}#${relation}`;
          const found = evaluate(object, relation, compiled.rewrite).add(key);
          changed ||= found.size !== setOf(object, relation).size;
          sets.set(key, found);
        }
    }
  return sets;
}
