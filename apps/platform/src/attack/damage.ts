import * as fc from 'fast-check';

/** One change of a JSON value, at a place given by its index. */
export interface Damage {
  at: number;
  kind: 'replace' | 'remove' | 'add';
  /** Name of the added field. */
  name: string;
  value: unknown;
}

type Place = readonly (string | number)[];

/** Changes that replace parts of a JSON value with these values, or add them as fields with these names. */
export function damageWith(names: readonly string[], value: fc.Arbitrary<unknown>): fc.Arbitrary<Damage> {
  return fc.record({
    at: fc.nat(1_000),
    kind: fc.constantFrom('replace', 'replace', 'add', 'remove'),
    name: fc.constantFrom(...names, ...names, '__proto__', 'x'),
    value,
  });
}

/** Returns a JSON value with one change. */
export function damaged(value: unknown, damage: Damage): unknown {
  const places = placesIn(value);
  return changed(value, places[damage.at % places.length] ?? [], damage);
}

/** Returns the places of the value itself and of everything in it. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [at, ...entries.flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: Place, damage: Damage): unknown {
  const { kind, name, value: given } = damage;
  if (key === undefined) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    // Entries, so that `__proto__` becomes a field.
    return kind === 'add' && isObject ? Object.fromEntries([...Object.entries(value), [name, given]]) : given;
  }
  const goes = kind === 'remove' && rest.length === 0;
  if (Array.isArray(value))
    return value.flatMap((inner, index) => (index !== key ? [inner] : goes ? [] : [changed(inner, rest, damage)]));
  return Object.fromEntries(
    Object.entries(value as object).flatMap(([field, inner]) =>
      field !== key ? [[field, inner]] : goes ? [] : [[field, changed(inner, rest, damage)]],
    ),
  );
}
