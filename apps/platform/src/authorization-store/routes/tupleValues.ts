import type { TupleKey } from '@agency-insights/insights-api/contract';

/** The position of a relationship that is asked for: the first that is left open of user, object and relation. */
export function openPosition({ user, relation, object }: Partial<TupleKey>): keyof TupleKey {
  if (!user) return 'user';
  if (!object || object.endsWith(':')) return 'object';
  return relation ? 'user' : 'relation';
}

/** The different values of one position, in the order of writing. */
export function valuesOf(tuples: readonly { key: TupleKey }[], position: keyof TupleKey): string[] {
  return [...new Set(tuples.map(({ key }) => key[position]))];
}
