import type { ViewRequest } from './TableView.ts';

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** Returns a cache key: equal requests have equal keys. Data is compared by content, functions and sets by identity. */
export function requestKey({ filters = [], search, sorting = [], expanded, aggregates = [] }: ViewRequest): string {
  return contentKey([filters, search?.trim() ?? '', sorting, expanded, aggregates]);
}

/** Returns a key of a value's content: equal content has equal keys. */
export function contentKey(content: unknown): string {
  const above: unknown[] = [];
  return JSON.stringify(content, function (this: unknown, _, value: unknown) {
    above.length = above.lastIndexOf(this) + 1;
    const isNew = isPlainObject(value) && !above.includes(value);
    if (isNew) above.push(value);
    return isNew ? value : writable(value);
  });
}

/** Whether a value is a plain object, not a set, a regular expression or a class instance. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const above: unknown = Object.getPrototypeOf(value);
  // Objects of another window have another `Object.prototype`, which also ends the prototype chain.
  return Array.isArray(value) || !above || !Object.getPrototypeOf(above);
}

/** Encodes values that JSON cannot: custom filter values may be of any type, and circular. */
function writable(value: unknown): unknown {
  if (typeof value === 'function' || (typeof value === 'object' && value)) return `object ${numberOfObject(value)}`;
  const isOdd = typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
  return isOdd ? `${typeof value} ${String(value)}` : value;
}

function numberOfObject(value: object): number {
  const number = numbers.get(value) ?? (lastNumber += 1);
  numbers.set(value, number);
  return number;
}
