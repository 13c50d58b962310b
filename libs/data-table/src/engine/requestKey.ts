import type { ViewRequest } from './TableView.ts';

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** A text that two requests share exactly where they ask for the same: data by content, functions and sets by identity. */
export function requestKey({ filters = [], search, sorting = [], expanded }: ViewRequest): string {
  return JSON.stringify([
    filters.map(contentKey),
    search?.trim() ?? '',
    sorting.map(({ id, desc }) => [id, desc]),
    typeof expanded === 'object' ? numberOfObject(expanded) : (expanded ?? null),
  ]);
}

/** A text that two values share exactly where their content is the same: of filters, those that let the same rows pass. */
export function contentKey(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => writable(value));
}

/** What JSON has no words for, in words of its own: a filter's value may be anything that its function understands. */
function writable(value: unknown): unknown {
  if (typeof value === 'function' || value instanceof Set || value instanceof Map)
    return `object ${numberOfObject(value)}`;
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
