import type { TupleKey } from '@agency-insights/insights-api/contract';
import { TupleIndex } from './TupleIndex.ts';
import type { TupleReader } from './TupleReader.ts';

/** Combines the relationships of a store with the contextual ones of a request. */
export function withContextualTuples(stored: TupleReader, contextual: readonly TupleKey[]): TupleReader {
  if (contextual.length === 0) return stored;
  const added = new TupleIndex(contextual);
  return {
    has: (key, user) => stored.has(key, user) || added.has(key, user),
    users: (key) => both(stored.users(key), added.users(key)),
    usersets: (key) => both(stored.usersets(key), added.usersets(key)),
    usersetCount: (key) => stored.usersetCount(key) + added.usersetCount(key),
    related: (user) => both(stored.related(user), added.related(user)),
  };
}

function* both<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first;
  yield* second;
}
