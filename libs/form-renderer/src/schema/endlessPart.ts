import { failure } from './SchemaFinding.ts';
import type { SchemaFinding } from './SchemaFinding.ts';

/** Each group is three values deep: itself, its config and its fields. */
const maxAround = 300;

/**
 * The first value that holds itself, or that lies too deep to be followed; undefined where there is none. JSON has no values of the
 * first kind, objects can; what the config of a custom field holds is its component's own.
 */
export function endlessPart(
  value: unknown,
  path = '',
  around: readonly { id?: unknown; type?: unknown }[] = [],
): SchemaFinding | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (around.includes(value) || around.length > maxAround)
    return {
      ...failure('circular', path, 'The schema holds itself or is nested too deep'),
      fieldId: around.findLast(({ id }) => typeof id === 'string')?.id,
    };
  const { type }: { type?: unknown } = value;
  for (const [key, part] of Object.entries(value)) {
    const found =
      key === 'config' && type === 'custom' ? undefined : endlessPart(part, `${path}/${key}`, [...around, value]);
    if (found) return found;
  }
  return undefined;
}
