import { FgaError } from '../FgaError.ts';
import type { CompiledModel, CompiledRelation, Rewrite } from '../model/CompiledModel.ts';
import type { TupleReader } from '../tuples/TupleReader.ts';
import { printObjectRelation, typeOf, userParts, type UserParts } from '../tuples/tupleTexts.ts';
import { acceptsUser } from '../tuples/checkTuple.ts';

/** How many relations may be resolved inside each other, as in OpenFGA. */
export const maxDepth = 25;

/** What an evaluation reads. */
export interface Evaluation {
  model: CompiledModel;
  tuples: TupleReader;
}

/**
 * What is known of a relation on an object. `low` is the depth of the outermost relation still being resolved that the
 * result depends on; `final` when it depends on none.
 */
interface Result {
  holds: boolean;
  low: number;
}

const final = Infinity;
const yes: Result = { holds: true, low: final };
const no: Result = { holds: false, low: final };

/** Whether one user has a relation on an object. Throws an FgaError when that takes more than 25 levels. */
export type Checker = (object: string, relation: string) => boolean;

/** Creates the check of one user, which remembers what it has found. */
export function createChecker(evaluation: Evaluation, user: string): Checker {
  const resolution = new Resolution(evaluation, user);
  return (object, relation) => resolution.holds(object, relation);
}

/**
 * The relations of one user, as far as they were asked for.
 *
 * A relation that is met again while it is being resolved counts as not held there. Results that rest on that are kept
 * only until the relation met again is resolved: when it does not hold they are right, otherwise they are forgotten.
 * So cycles end, and the work grows with the number of relationships, not with the number of paths.
 */
class Resolution {
  readonly #model: CompiledModel;
  readonly #tuples: TupleReader;
  readonly #user: string;
  readonly #subject: UserParts;
  readonly #wildcard: string;
  readonly #known = new Map<string, Result>();
  /** Relations that are being resolved, with their depths. */
  readonly #open = new Map<string, number>();
  readonly #tooDeep = new Set<string>();
  /** Keys of results that are not final yet, in the order of their finding. */
  readonly #trail: string[] = [];

  constructor({ model, tuples }: Evaluation, user: string) {
    this.#model = model;
    this.#tuples = tuples;
    this.#user = user;
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
    );
  }

  #resolve(object: string, relation: string, depth: number): Result {
    const compiled = this.#model.relation(typeOf(object), relation);
    if (compiled === undefined) return no;
    const key = printObjectRelation({ object, relation });
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
    const result = this.#evaluate(compiled, compiled.rewrite, object, depth);
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

  /** Results that rest on the relation at a depth not holding, which it does not, rest on what it rests on itself. */
  #settle(start: number, depth: number, low: number): void {
    for (const key of this.#trail.splice(start)) {
      const rests = this.#known.get(key)?.low ?? final;
      const now = rests >= depth ? low : rests;
      this.#known.set(key, { holds: false, low: now });
      if (now !== final) this.#trail.push(key);
    }
  }

  #evaluate(relation: CompiledRelation, rewrite: Rewrite, object: string, depth: number): Result {
    const part = (child: Rewrite): Result => this.#evaluate(relation, child, object, depth);
    switch (rewrite.kind) {
      case 'this':
        return this.#direct(relation, object, depth);
      case 'computed':
        return this.#resolve(object, rewrite.relation, depth + 1);
      case 'from':
        return any(this.#parents(object, rewrite), (parent) => this.#resolve(parent, rewrite.relation, depth + 1));
      case 'union':
        return any(rewrite.children, part);
      case 'intersection':
        return all(rewrite.children, part);
      case 'difference': {
        const base = part(rewrite.base);
        if (!base.holds) return base;
        const subtract = part(rewrite.subtract);
        if (subtract.holds) return no;
        // As in OpenFGA: what cannot be told for a cycle does not hold.
        return subtract.low === final ? yes : subtract;
      }
    }
  }

  #direct(relation: CompiledRelation, object: string, depth: number): Result {
    const { name } = relation;
    const { type, relation: userRelation } = this.#subject;
    if (acceptsUser(relation, this.#user) && this.#tuples.has(object, name, this.#user)) return yes;
    const isCovered = userRelation === '' && relation.wildcards.has(type);
    if (isCovered && this.#tuples.has(object, name, this.#wildcard)) return yes;
    if (relation.usersets.size === 0) return no;
    return any(this.#tuples.usersets(object, name), (userset) =>
      relation.usersets.has(`${typeOf(userset.object)}#${userset.relation}`)
        ? this.#resolve(userset.object, userset.relation, depth + 1)
        : no,
    );
  }

  *#parents(object: string, { tupleset }: { tupleset: string }): Generator<string> {
    const allowed = this.#model.relation(typeOf(object), tupleset)?.users;
    for (const parent of this.#tuples.users(object, tupleset)) if (allowed?.has(typeOf(parent))) yield parent;
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
