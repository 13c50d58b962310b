import type { ExpandNode } from '@agency-insights/insights-api/contract';
import type { CompiledRelation, Rewrite } from '../model/CompiledModel.ts';
import type { Evaluation } from './Evaluation.ts';

/** Returns the tree of a relation on one object; other relations that it names are unexpanded leaves. */
export function expand({ tuples }: Evaluation, relation: CompiledRelation, object: string): ExpandNode {
  const name = `${object}#${relation.name}`;
  return nodeOf(relation.rewrite);

  function nodeOf(rewrite: Rewrite): ExpandNode {
    switch (rewrite.kind) {
      case 'this':
        return { name, leaf: { users: { users: [...new Set(tuples.users(name))] } } };
      case 'computed':
        return { name, leaf: { computed: { userset: `${object}#${rewrite.relation}` } } };
      case 'from':
        return { name, leaf: { tupleToUserset: tuplesetOf(rewrite) } };
      case 'union':
        return { name, union: { nodes: rewrite.children.map(nodeOf) } };
      case 'intersection':
        return { name, intersection: { nodes: rewrite.children.map(nodeOf) } };
      case 'difference':
        return { name, difference: { base: nodeOf(rewrite.base), subtract: nodeOf(rewrite.subtract) } };
    }
  }

  function tuplesetOf({ tupleset, relation: computed }: { tupleset: string; relation: string }) {
    const parents = [...new Set(tuples.users(`${object}#${tupleset}`))];
    return {
      tupleset: `${object}#${tupleset}`,
      computed: parents.map((parent) => ({ userset: `${parent}#${computed}` })),
    };
  }
}
