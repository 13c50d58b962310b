import type { CompiledModel } from '../model/CompiledModel.ts';
import { printObjectRelation, splitUserset, typeOf, userParts, type ObjectRelation } from '../tuples/tupleTexts.ts';
import { rewriteParts } from '../model/readRewrite.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';
import { createChecker, type Evaluation } from './createChecker.ts';

/** Which objects a question is about. */
export interface ListObjectsQuery {
  type: string;
  relation: string;
  user: string;
}

/**
 * The objects of a type on which the user has a relation, in no order.
 *
 * Walks from the user to everything that could follow, reading intersections and exclusions as unions;
 * objects found so are checked only when the model has either.
 */
export function listObjects(evaluation: Evaluation, { type, relation, user }: ListObjectsQuery): string[] {
  const check = needsCheck(evaluation.model) ? createChecker(evaluation, user) : () => true;
  const found: string[] = [];
  for (const candidate of reachable(evaluation, user)) {
    const { object } = candidate;
    if (candidate.relation === relation && typeOf(object) === type && check(object, relation)) found.push(object);
  }
  return found;
}

function* reachable({ model, tuples }: Evaluation, user: string): Generator<ObjectRelation> {
  const seen = new Set<string>();
  const pending: ObjectRelation[] = [];
  const visit = (next: ObjectRelation): void => {
    const key = printObjectRelation(next);
    if (seen.has(key) || !model.relation(typeOf(next.object), next.relation)) return;
    seen.add(key);
    pending.push(next);
  };
  const visitRelated = (subject: string): void => {
    for (const next of tuples.related(subject)) {
      const relation = model.relation(typeOf(next.object), next.relation);
      if (relation && acceptsUser(relation, subject)) visit(next);
    }
  };
  const { type, relation } = userParts(user);
  visitRelated(user);
  if (relation === '') visitRelated(`${type}:*`);
  else visit(splitUserset(user));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    yield next;
    visitRelated(printObjectRelation(next));
    visitConsequences({ model, tuples }, next, visit);
  }
}

function visitConsequences(
  { model, tuples }: Evaluation,
  { object, relation }: ObjectRelation,
  visit: (next: ObjectRelation) => void,
): void {
  const consequences = model.relation(typeOf(object), relation)?.consequences;
  for (const computed of consequences?.computed ?? []) visit({ object, relation: computed });
  if (!consequences || consequences.from.length === 0) return;
  for (const child of tuples.related(object))
    for (const { type, tupleset, relation: following } of consequences.from)
      if (typeOf(child.object) === type && child.relation === tupleset)
        visit({ object: child.object, relation: following });
}

const checkedModels = new WeakMap<CompiledModel, boolean>();

/** Whether a model has intersections or exclusions anywhere. */
function needsCheck(model: CompiledModel): boolean {
  const known = checkedModels.get(model);
  if (known !== undefined) return known;
  const relations = [...model.types.values()].flatMap((type) => [...type.values()]);
  const needed = relations.some(({ rewrite }) =>
    [...rewriteParts(rewrite)].some(({ kind }) => kind === 'intersection' || kind === 'difference'),
  );
  checkedModels.set(model, needed);
  return needed;
}
