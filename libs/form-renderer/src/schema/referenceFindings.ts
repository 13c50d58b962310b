import type { SchemaFinding } from './violationToFailure.ts';

/** A field of a schema that may be wrong, with the way to it. */
export interface FieldAt {
  field: Record<string, unknown>;
  path: string;
}

/**
 * What is wrong with the ids by which fields name each other: `dependsOn` must name other fields that hold a value, and must
 * not lead back to its own field. A condition on a field that is not there only ever sees it empty, which is worth a warning.
 */
export function referenceFindings(fields: readonly FieldAt[]): SchemaFinding[] {
  const parents = new Map(fields.map(({ field }) => [field.id, parentsOf(field)]));
  return fields.flatMap(({ field, path }) => [
    ...['data', 'searchData'].flatMap((name) =>
      dependsOnOf(field[name]).flatMap((id, index) => {
        const at = `${path}/${name}/dependsOn/${index}`;
        if (!parents.has(id)) return [unknownField('failure', at, id)];
        return leadsTo(id, field.id, parents) ? [circle(at, id)] : [];
      }),
    ),
    ...['showWhen', 'enableWhen'].flatMap((name) => {
      const id = (field[name] as { field?: unknown } | undefined)?.field;
      return typeof id !== 'string' || parents.has(id) ? [] : [unknownField('warning', `${path}/${name}/field`, id)];
    }),
  ]);
}

function leadsTo(
  from: unknown,
  to: unknown,
  parents: ReadonlyMap<unknown, readonly unknown[]>,
  seen = new Set(),
): boolean {
  if (from === to) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (parents.get(from) ?? []).some((id) => leadsTo(id, to, parents, seen));
}

function parentsOf(field: Record<string, unknown>): unknown[] {
  return [...dependsOnOf(field.data), ...dependsOnOf(field.searchData)];
}

function dependsOnOf(source: unknown): unknown[] {
  const ids = (source as { dependsOn?: unknown } | null | undefined)?.dependsOn;
  return Array.isArray(ids) ? ids : [];
}

function unknownField(severity: SchemaFinding['severity'], path: string, id: unknown): SchemaFinding {
  return { severity, code: 'unknown-field', path, reason: `No field holds a value under the id ${String(id)}` };
}

function circle(path: string, id: unknown): SchemaFinding {
  return {
    severity: 'failure',
    code: 'circular',
    path,
    reason: `The data of ${String(id)} depends on this field in turn`,
  };
}
