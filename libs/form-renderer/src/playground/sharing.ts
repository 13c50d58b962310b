import { isRecord } from '../objects/isRecord.ts';
import { ownValue } from '../objects/ownValue.ts';

/**
 * Returns a JSON value that reuses the earlier objects wherever their content is equal. Entries of a list are matched by
 * their `id`, else by their index: if one field of a schema changes, the others keep their identity and do not re-render.
 */
export function sharing<TValue>(before: unknown, next: TValue): TValue {
  const shared = Array.isArray(next) ? sharedList(before, next) : isRecord(next) ? sharedRecord(before, next) : next;
  return shared as TValue;
}

function sharedList(before: unknown, next: readonly unknown[]): unknown {
  if (!Array.isArray(before)) return next;
  const known = new Map(before.map((item) => [idOf(item), item]));
  const items = next.map((item, index) => sharing(known.get(idOf(item) ?? NaN) ?? before[index], item));
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}

function idOf(item: unknown): unknown {
  return isRecord(item) ? ownValue(item, 'id') : undefined;
}

function sharedRecord(before: unknown, next: Readonly<Record<string, unknown>>): unknown {
  if (!isRecord(before)) return next;
  const names = Object.keys(before);
  const entries = Object.entries(next).map(([name, value]) => [name, sharing(ownValue(before, name), value)] as const);
  const isSame =
    entries.length === names.length &&
    entries.every(([name, value], index) => name === names[index] && value === before[name]);
  return isSame ? before : Object.fromEntries(entries);
}
