import { isRecord } from '../values/isRecord.ts';

/**
 * The way to the first value that holds itself, null where there is none. JSON has no such values, objects can; what the
 * config of a custom field holds is its component's own.
 */
export function circleIn(value: unknown, around: readonly unknown[] = []): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (around.includes(value)) return '';
  const inside = [...around, value];
  for (const [key, part] of Object.entries(value)) {
    if (key === 'config' && isRecord(value) && value.type === 'custom') continue;
    const way = typeof part === 'object' ? circleIn(part, inside) : null;
    if (way !== null) return `/${key}${way}`;
  }
  return null;
}
