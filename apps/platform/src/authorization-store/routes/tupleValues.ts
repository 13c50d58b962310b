import type { TupleKey } from '@agency-insights/insights-api/contract';

/** Returns the first missing part of a relationship, in the order user, object, relation. */
export function openPosition({ user, relation, object }: Partial<TupleKey>): keyof TupleKey {
  if (!user) return 'user';
  if (!object || object.endsWith(':')) return 'object';
  return relation ? 'user' : 'relation';
}

/** Returns the distinct values of one part, in write order. */
export function valuesOf(tuples: readonly { key: TupleKey }[], position: keyof TupleKey): string[] {
  return [...new Set(tuples.map(({ key }) => key[position]))];
}
