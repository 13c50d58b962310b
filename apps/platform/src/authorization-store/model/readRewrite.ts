import type { Userset } from '@agency-insights/insights-api/contract';
import type { Rewrite, Sufficient } from './CompiledModel.ts';
import { modelError } from './modelError.ts';

const maxNesting = 100;

/** Reads the rewrite of a relation from its JSON. Throws an FgaError if it is none of OpenFGA's forms. */
export function readRewrite(userset: Userset, where: string, nesting = 0): Rewrite {
  if (nesting > maxNesting) throw modelError(where, `is nested deeper than ${maxNesting} levels`);
  const forms = Object.keys(userset).filter((form) => userset[form as keyof Userset] !== undefined);
  if (forms.length !== 1)
    throw modelError(
      where,
      'must have exactly one of this, computedUserset, tupleToUserset, union, intersection and difference',
    );
  const read = (child: Userset): Rewrite => readRewrite(child, where, nesting + 1);
  const { computedUserset, tupleToUserset, union, intersection, difference } = userset;
  if (computedUserset !== undefined) return { kind: 'computed', relation: computedUserset.relation };
  if (tupleToUserset !== undefined)
    return {
      kind: 'from',
      tupleset: tupleToUserset.tupleset.relation,
      relation: tupleToUserset.computedUserset.relation,
    };
  if (difference !== undefined)
    return { kind: 'difference', base: read(difference.base), subtract: read(difference.subtract) };
  if (union !== undefined) return { kind: 'union', children: operands(union.child, where).map(read) };
  if (intersection !== undefined)
    return { kind: 'intersection', children: operands(intersection.child, where).map(read) };
  return { kind: 'this' };
}

/** Returns the parts that alone make a relation with this rewrite hold. */
export function sufficientParts(rewrite: Rewrite): Sufficient {
  const leaves = unionLeaves(rewrite);
  return {
    direct: leaves.some(({ kind }) => kind === 'this'),
    computed: new Set(leaves.flatMap((leaf) => (leaf.kind === 'computed' ? [leaf.relation] : []))),
    from: new Set(leaves.flatMap((leaf) => (leaf.kind === 'from' ? [`${leaf.relation} from ${leaf.tupleset}`] : []))),
  };
}

function unionLeaves(rewrite: Rewrite): Rewrite[] {
  return rewrite.kind === 'union' ? rewrite.children.flatMap(unionLeaves) : [rewrite];
}

/** Yields every part of a rewrite, including itself. */
export function* rewriteParts(rewrite: Rewrite): Generator<Rewrite> {
  yield rewrite;
  if (rewrite.kind === 'difference') {
    yield* rewriteParts(rewrite.base);
    yield* rewriteParts(rewrite.subtract);
  } else if (rewrite.kind === 'union' || rewrite.kind === 'intersection')
    for (const child of rewrite.children) yield* rewriteParts(child);
}

function operands(children: readonly Userset[], where: string): readonly Userset[] {
  if (children.length < 2) throw modelError(where, 'has a union or intersection of fewer than two parts');
  return children;
}
