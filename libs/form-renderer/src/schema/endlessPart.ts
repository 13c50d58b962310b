import { failure } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';

/** Each group is three values deep: itself, its config and its fields. */
const mostAround = 300;

/**
 * The first value that holds itself, or that lies too deep to be followed; null where there is none. JSON has no values of the
 * first kind, objects can; what the config of a custom field holds is its component's own.
 */
export function endlessPart(value: unknown, path = '', around = new Set<{ id?: unknown }>()): SchemaFinding | null {
  if (typeof value !== 'object' || value === null) return null;
  if (around.has(value) || around.size > mostAround)
    return {
      ...failure('circular', path, 'The schema holds itself here, or is nested too deep'),
      fieldId: [...around].findLast(({ id }) => typeof id === 'string')?.id,
    };
  around.add(value);
  for (const [key, part] of Object.entries(value)) {
    const found =
      key === 'config' && (value as { type?: unknown }).type === 'custom'
        ? null
        : endlessPart(part, `${path}/${key}`, around);
    if (found) return found;
  }
  around.delete(value);
  return null;
}
