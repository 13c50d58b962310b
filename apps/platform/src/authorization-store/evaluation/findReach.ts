import type { CompiledRelation } from '../model/CompiledModel.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';
import { printObjectRelation, splitUserset, typeOf, userParts } from '../tuples/tupleTexts.ts';
import type { Evaluation } from './Evaluation.ts';

/**
 * Everything that a user could have, by keys such as `document:1#viewer`. true: the user has it; false: a check is
 * needed. The user does not have missing keys.
 */
export type Reach = ReadonlyMap<string, boolean>;

interface Reached {
  key: string;
  object: string;
  relation: CompiledRelation;
  certain: boolean;
}

/**
 * Finds everything that a user could have: walks from the user to the relations that follow. Treats intersections and
 * exclusions as unions, whose results are uncertain. Null if there is more than `max`.
 */
export function findReach(evaluation: Evaluation, user: string, max = Infinity): Reach | null {
  const walk = new ReachWalk(evaluation);
  const { type, relation } = userParts(user);
  walk.visitRelated(user, true);
  if (relation === '') walk.visitRelated(`${type}:*`, true);
  else walk.visit(user, () => true);
  for (let next = walk.pending.pop(); next !== undefined; next = walk.pending.pop()) {
    if (walk.reach.size > max) return null;
    if (next.relation.consequences.given) walk.visitRelated(next.key, next.certain);
    walk.visitConsequences(next);
  }
  return walk.reach;
}

class ReachWalk {
  readonly reach = new Map<string, boolean>();
  /** Found entries to continue from; repeated if they became certain later. */
  readonly pending: Reached[] = [];
  readonly #evaluation: Evaluation;

  constructor(evaluation: Evaluation) {
    this.#evaluation = evaluation;
  }

  /** `isCertain` returns null if the relation does not follow. */
  visit(key: string, isCertain: (relation: CompiledRelation) => boolean | null): void {
    const known = this.reach.get(key);
    if (known === true) return;
    const { object, relation: name } = splitUserset(key);
    const relation = this.#evaluation.model.relation(typeOf(object), name);
    const certain = relation === undefined ? null : isCertain(relation);
    if (relation === undefined || certain === null || certain === known) return;
    this.reach.set(key, certain);
    this.pending.push({ key, object, relation, certain });
  }

  /** Visits the objects that a subject is directly related to. */
  visitRelated(subject: string, certain: boolean): void {
    const accepting = new Map<CompiledRelation, boolean | null>();
    const isCertain = (relation: CompiledRelation): boolean | null => {
      const known = accepting.get(relation);
      if (known !== undefined) return known;
      const found = acceptsUser(relation, subject) ? certain && relation.sufficient.direct : null;
      accepting.set(relation, found);
      return found;
    };
    for (const key of this.#evaluation.tuples.related(subject)) this.visit(key, isCertain);
  }

  /** Visits the relations that follow from a relation by the model. */
  visitConsequences({ object, relation: { name, consequences }, certain }: Reached): void {
    for (const relation of consequences.computed)
      this.visit(
        printObjectRelation({ object, relation }),
        ({ sufficient }) => certain && sufficient.computed.has(name),
      );
    if (consequences.from.length === 0) return;
    for (const child of this.#evaluation.tuples.related(object)) {
      const { object: on, relation: tupleset } = splitUserset(child);
      for (const from of consequences.from)
        if (tupleset === from.tupleset && typeOf(on) === from.type)
          this.visit(
            `${on}#${from.relation}`,
            ({ sufficient }) => certain && sufficient.from.has(`${name} from ${tupleset}`),
          );
    }
  }
}
