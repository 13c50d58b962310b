import type { TupleKey } from '@agency-insights/insights-api/contract';
import { TupleIndex } from './TupleIndex.ts';
import type { TupleReader } from './TupleReader.ts';

/** The relationships of a store together with those that one request brings along. */
export function withContextualTuples(stored: TupleReader, contextual: readonly TupleKey[]): TupleReader {
  if (contextual.length === 0) return stored;
  const added = new TupleIndex(contextual);
  return {
    has: (object, relation, user) => stored.has(object, relation, user) || added.has(object, relation, user),
    users: (object, relation) => both(stored.users(object, relation), added.users(object, relation)),
    usersets: (object, relation) => both(stored.usersets(object, relation), added.usersets(object, relation)),
    related: (user) => both(stored.related(user), added.related(user)),
  };
}

function* both<T>(first: Iterable<T>, second: Iterable<T>): Generator<T> {
  yield* first;
  yield* second;
}
