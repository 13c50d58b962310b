import { rulesOf } from './fieldTypes.ts';
import { propertyOf } from '../objects/propertyOf.ts';
import { failure } from './SchemaFinding.ts';
import type { FieldAt, SchemaFinding } from './SchemaFinding.ts';

/** Which ids lead to which. */
type Ways = ReadonlyMap<unknown, readonly unknown[]>;

/**
 * What is wrong with the ids of fields: each must identify one field, in the form and in its filters, and where fields
 * name each other. `dependsOn` must name other fields that hold a value, and must not lead back to its own field. A
 * condition on a field that is not there only ever sees it empty, and one that leads back to its own field may never come
 * to hold: both are worth a warning.
 */
export function referenceFindings(fields: readonly FieldAt[]): SchemaFinding[] {
  const valued = fields.filter(({ field }) => rulesOf(field)?.shape !== 'none');
  const parents: Ways = new Map(
    valued.map(({ field }) => [field.id, [...dependsOnOf(field.data), ...dependsOnOf(field.searchData)]]),
  );
  // The content of a group depends on whatever shows the group.
  const conditions: Ways = new Map(
    fields.map(({ field, group }) => [
      field.id,
      [propertyOf(field.showWhen, 'field'), propertyOf(field.enableWhen, 'field'), group],
    ]),
  );
  const naming = (isWarning: boolean, path: string, id: unknown, own: unknown): SchemaFinding | [] => {
    const isKnown = parents.has(id);
    if (isKnown && !leadsTo(id, own, isWarning ? conditions : parents)) return [];
    return {
      isWarning,
      code: !isKnown ? 'unknown-field' : isWarning ? 'circular-condition' : 'circular',
      path,
      reason: isKnown
        ? `${String(id)} depends on this field in turn`
        : `No field holds a value under the id ${String(id)}`,
    };
  };
  return [
    ...repeated(fields, 'id', ({ field }) => field.id),
    ...repeated(valued, 'filter key', ({ field }) => filterKeyOf(field) ?? field.id),
    ...valued.flatMap(({ field, path }) =>
      ['data', 'searchData'].flatMap((name) =>
        dependsOnOf(field[name]).flatMap((id, index) =>
          naming(false, `${path}/${name}/dependsOn/${index}`, id, field.id),
        ),
      ),
    ),
    ...fields.flatMap(({ field, path }) =>
      ['showWhen', 'enableWhen'].flatMap((name) => {
        const id = propertyOf(field[name], 'field');
        return typeof id === 'string' ? naming(true, `${path}/${name}/field`, id, field.id) : [];
      }),
    ),
  ];
}

/** Two fields under one name would be indistinguishable. Without a key, a field's filter is sent under its id. */
function repeated(
  fields: readonly FieldAt[],
  what: 'id' | 'filter key',
  nameOf: (field: FieldAt) => unknown,
): SchemaFinding[] {
  const first = new Map<unknown, FieldAt>();
  return fields.flatMap((one) => {
    const name = nameOf(one);
    const other = first.get(name);
    if (!other) first.set(name, one);
    if (!other || typeof name !== 'string' || (what !== 'id' && other.field.id === one.field.id)) return [];
    const code = `duplicate-${what === 'id' ? what : 'filter-key'}` as const;
    const path = what === 'id' || filterKeyOf(one.field) === undefined ? one.path : `${one.path}/filter/key`;
    return failure(code, path, `Another field has the same ${what}: ${other.path}`);
  });
}

function leadsTo(from: unknown, to: unknown, ways: Ways): boolean {
  const seen = new Set([from]);
  // Iterating a set includes items that are added meanwhile.
  for (const id of seen) for (const next of ways.get(id) ?? []) if (next !== undefined) seen.add(next);
  return seen.has(to);
}

function dependsOnOf(source: unknown): unknown[] {
  const ids = propertyOf(source, 'dependsOn');
  return Array.isArray(ids) ? ids : [];
}

/** An empty key is none. */
function filterKeyOf({ filter }: FieldAt['field']): unknown {
  return propertyOf(filter, 'key') || undefined;
}
