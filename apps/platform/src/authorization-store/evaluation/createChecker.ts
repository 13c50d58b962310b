import { FgaError } from '../FgaError.ts';
import type { CompiledModel, CompiledRelation, Rewrite } from '../model/CompiledModel.ts';
import type { TupleReader } from '../tuples/TupleReader.ts';
import type { Evaluation } from './Evaluation.ts';
import { findReach, type Reach } from './findReach.ts';
import { splitUserset, typeOf, userParts, type ObjectRelation, type UserParts } from '../tuples/tupleTexts.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';

/** Max depth of nested relations, as in OpenFGA. */
export const maxDepth = 25;

/**
 * Result for a relation on an object. `low`: depth of the outermost unresolved relation that the result depends on;
 * `final` if there is none.
 */
interface Result {
  holds: boolean;
  low: number;
}

/** An object with a relation: `document:1`, `document:1#viewer`. */
interface Place {
  object: string;
  key: string;
}

/** Min number of usersets for which finding the user's reach first is faster. */
const manyUsersets = 64;
/** Max reach for which it is still faster. */
const maxReach = 10_000;

const final = Infinity;
const yes: Result = { holds: true, low: final };
const no: Result = { holds: false, low: final };

/** Whether one user has a relation on an object. Throws an FgaError beyond 25 levels. */
export type Checker = (object: string, relation: string) => boolean;

/**
 * Creates the check of one user, which caches its results. `reach`: everything that the user could have, if known.
 */
export function createChecker(evaluation: Evaluation, user: string, reach?: Reach): Checker {
  const resolution = new Resolution(evaluation, user, reach);
  return (object, relation) => resolution.holds(object, relation);
}

/**
 * Resolves the relations of one user on demand.
 *
 * A relation that is reached again while it is being resolved counts as not held. Results that depend on this are
 * provisional until that relation is resolved: they are kept if it does not hold, and dropped otherwise. So cycles end,
 * and the work grows with the number of relationships, not of paths.
 */
class Resolution {
  readonly #evaluation: Evaluation;
  readonly #model: CompiledModel;
  readonly #tuples: TupleReader;
  readonly #user: string;
  readonly #subject: UserParts;
  readonly #wildcard: string;
  readonly #known = new Map<string, Result>();
  /** Relations that are being resolved, with their depths. */
  readonly #open = new Map<string, number>();
  readonly #tooDeep = new Set<string>();
  /** Keys of provisional results, in the order in which they were found. */
  readonly #trail: string[] = [];
  /** Everything that the user could have; null if too large, undefined if not needed yet. */
  #reach: Reach | null | undefined;

  constructor(evaluation: Evaluation, user: string, reach: Reach | undefined) {
    this.#evaluation = evaluation;
    this.#model = evaluation.model;
    this.#tuples = evaluation.tuples;
    this.#user = user;
    this.#reach = reach;
    this.#subject = userParts(user);
    this.#wildcard = `${this.#subject.type}:*`;
  }

  holds(object: string, relation: string): boolean {
    this.#tooDeep.clear();
    const { holds } = this.#resolve(object, relation, 0);
    if (holds || this.#tooDeep.size === 0) return holds;
    throw new FgaError(
      'authorization_model_resolution_too_complex',
      `The check of ${object}#${relation} takes more than ${maxDepth} levels. Shorten the chain of groups or parents.`,
      { field: 'object' },
    );
  }

  #resolve(object: string, relation: string, depth: number): Result {
    const key = `${object}#${relation}`;
    if (this.#reach) {
      const reached = this.#reach.get(key);
      if (reached !== false) return reached ? yes : no;
    }
    const compiled = this.#model.relation(typeOf(object), relation);
    if (compiled === undefined) return no;
    if (key === this.#user) return yes;
    const open = this.#open.get(key);
    if (open !== undefined) return { holds: false, low: open };
    const found = this.#known.get(key);
    if (found !== undefined) return found;
    if (depth >= maxDepth) {
      this.#tooDeep.add(key);
      return { holds: false, low: 0 };
    }
    this.#tooDeep.delete(key);
    this.#open.set(key, depth);
    const start = this.#trail.length;
    const result = this.#evaluate(compiled, compiled.rewrite, { key, object }, depth);
    this.#open.delete(key);
    return this.#remember(key, result, depth, start);
  }

  #remember(key: string, result: Result, depth: number, start: number): Result {
    const { holds, low } = result;
    const isFinal = holds || low >= depth;
    if (holds) for (const unfinished of this.#trail.splice(start)) this.#known.delete(unfinished);
    else this.#settle(start, depth, isFinal ? final : low);
    if (!isFinal) this.#trail.push(key);
    const kept = isFinal ? { holds, low: final } : result;
    this.#known.set(key, kept);
    return kept;
  }

  /** Settles provisional results: those that depended on this relation now depend on its dependencies. */
  #settle(start: number, depth: number, low: number): void {
    for (const key of this.#trail.splice(start)) {
      const rests = this.#known.get(key)?.low ?? final;
      const now = rests >= depth ? low : rests;
      this.#known.set(key, { holds: false, low: now });
      if (now !== final) this.#trail.push(key);
    }
  }

  #evaluate(relation: CompiledRelation, rewrite: Rewrite, on: Place, depth: number): Result {
    const part = (child: Rewrite): Result => this.#evaluate(relation, child, on, depth);
    switch (rewrite.kind) {
      case 'this':
        return this.#direct(relation, on.key, depth);
      case 'computed':
        return this.#resolve(on.object, rewrite.relation, depth + 1);
      case 'from':
        return any(this.#parents(on.object, rewrite), (parent) => this.#resolve(parent, rewrite.relation, depth + 1));
      case 'union':
        return any(rewrite.children, part);
      case 'intersection':
        return all(rewrite.children, part);
      case 'difference': {
        const base = part(rewrite.base);
        if (!base.holds) return base;
        const subtract = part(rewrite.subtract);
        if (subtract.holds) return no;
        // As in OpenFGA, a relation that a cycle leaves undecided does not hold.
        return subtract.low === final ? yes : subtract;
      }
    }
  }

  #direct(relation: CompiledRelation, key: string, depth: number): Result {
    const { type, relation: userRelation } = this.#subject;
    if (acceptsUser(relation, this.#user) && this.#tuples.has(key, this.#user)) return yes;
    const isCovered = userRelation === '' && relation.wildcards.has(type);
    if (isCovered && this.#tuples.has(key, this.#wildcard)) return yes;
    if (relation.usersets.size === 0) return no;
    return any(this.#usersets(key), ({ object, relation: name }) =>
      relation.usersets.has(`${typeOf(object)}#${name}`) ? this.#resolve(object, name, depth + 1) : no,
    );
  }

  /** Yields the usersets that have a relation directly; if there are many, only those that could contain the user. */
  *#usersets(key: string): Generator<ObjectRelation> {
    const count = this.#tuples.usersetCount(key);
    if (count > manyUsersets && this.#reach === undefined)
      this.#reach = findReach(this.#evaluation, this.#user, maxReach);
    if (this.#reach && this.#reach.size < count) {
      for (const reached of this.#reach.keys()) if (this.#tuples.has(key, reached)) yield splitUserset(reached);
    } else for (const [, userset] of this.#tuples.usersets(key)) yield userset;
  }

  *#parents(object: string, { tupleset }: { tupleset: string }): Generator<string> {
    const allowed = this.#model.relation(typeOf(object), tupleset)?.users;
    for (const parent of this.#tuples.users(`${object}#${tupleset}`)) if (allowed?.has(typeOf(parent))) yield parent;
  }
}

function any<T>(parts: Iterable<T>, resolve: (part: T) => Result): Result {
  let low = final;
  for (const part of parts) {
    const result = resolve(part);
    if (result.holds) return yes;
    low = Math.min(low, result.low);
  }
  return low === final ? no : { holds: false, low };
}

function all<T>(parts: Iterable<T>, resolve: (part: T) => Result): Result {
  for (const part of parts) {
    const result = resolve(part);
    if (!result.holds) return result;
  }
  return yes;
}
