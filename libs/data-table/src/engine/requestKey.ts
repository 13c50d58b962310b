import type { ViewRequest } from './TableView.ts';

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A text that two requests share exactly where they ask for the same: data by content, functions and sets by identity. */
export function requestKey({ filters = [], search, sorting = [], expanded, aggregates = [] }: ViewRequest): string {
  return contentKey([filters, search?.trim() ?? '', sorting, expanded, aggregates]);
}

/** A text that two values share exactly where their content is the same: of filters, those that let the same rows pass. */
export function contentKey(content: unknown): string {
  const above: unknown[] = [];
  return JSON.stringify(content, function (this: unknown, _, value: unknown) {
    above.length = above.lastIndexOf(this) + 1;
    const isNew = isPlainObject(value) && !above.includes(value);
    if (isNew) above.push(value);
    return isNew ? value : writable(value);
  });
}

/** Whether an object is all that is in it, as a set, an expression and an object of a class are not. */
function isPlainObject(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const above: unknown = Object.getPrototypeOf(value);
  // Objects of another window have another `Object.prototype`, and it is the last of its line as well.
  return Array.isArray(value) || !above || !Object.getPrototypeOf(above);
}

/** What JSON has no words for, in words of its own: a filter's value may be anything that its function understands, also what holds itself. */
function writable(value: unknown): unknown {
  if (typeof value === 'function' || (typeof value === 'object' && value)) return `object ${numberOfObject(value)}`;
  const isOdd = typeof value === 'bigint' || (typeof value === 'number' && !Number.isFinite(value));
  return isOdd ? `${typeof value} ${String(value)}` : value;
}

function numberOfObject(value: object): number {
  let number = numbers.get(value);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(value, number);
  }
  return number;
}
