import { contentKey } from '../engine/requestKey.ts';

/** Whether two filter values are equivalent; the order and case of options do not matter. */
export function isSameFilter(one: unknown, other: unknown): boolean {
  return contentKey(normal(one)) === contentKey(normal(other));
}

function normal(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  return Array.isArray(value) ? value.map((item) => `${contentKey(item)}`.toLowerCase()).sort() : value;
}
