import type { TupleKey } from '@agency-insights/insights-api/contract';
import { printObjectRelation, splitUserset, type ObjectRelation } from './tupleTexts.ts';
import type { TupleReader } from './TupleReader.ts';

interface Entry {
  users: Set<string>;
  /** The usersets among the users, by their text. Most objects have none. */
  usersets: Map<string, ObjectRelation> | null;
}

/** Relationships in memory, found by object and relation, and by user. Adding or deleting twice changes nothing. */
export class TupleIndex implements TupleReader {
  readonly #entries = new Map<string, Entry>();
  readonly #related = new Map<string, Set<string>>();
  #size = 0;

  constructor(tuples: Iterable<TupleKey> = []) {
    for (const tuple of tuples) this.add(tuple);
  }

  /** Number of relationships. */
  get size(): number {
    return this.#size;
  }

  add({ object, relation, user }: TupleKey): void {
    const key = printObjectRelation({ object, relation });
    const entry = this.#entries.get(key) ?? { users: new Set(), usersets: null };
    if (entry.users.has(user)) return;
    this.#size += 1;
    entry.users.add(user);
    const userset = splitUserset(user);
    if (userset.relation !== '') (entry.usersets ??= new Map()).set(user, userset);
    this.#entries.set(key, entry);
    const related = this.#related.get(user);
    if (related === undefined) this.#related.set(user, new Set([key]));
    else related.add(key);
  }

  delete({ object, relation, user }: TupleKey): void {
    const key = printObjectRelation({ object, relation });
    const entry = this.#entries.get(key);
    if (!entry?.users.delete(user)) return;
    this.#size -= 1;
    entry.usersets?.delete(user);
    if (entry.users.size === 0) this.#entries.delete(key);
    const related = this.#related.get(user);
    related?.delete(key);
    if (related?.size === 0) this.#related.delete(user);
  }

  has(key: string, user: string): boolean {
    return this.#entries.get(key)?.users.has(user) ?? false;
  }

  users(key: string): Iterable<string> {
    return this.#entries.get(key)?.users ?? [];
  }

  usersets(key: string): Iterable<[string, ObjectRelation]> {
    return this.#entries.get(key)?.usersets ?? [];
  }

  usersetCount(key: string): number {
    return this.#entries.get(key)?.usersets?.size ?? 0;
  }

  related(user: string): Iterable<string> {
    return this.#related.get(user) ?? [];
  }
}
