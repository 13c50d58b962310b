/**
 * Whether lists and objects are nested deeper than `max` levels. Iterative, so that deep nesting cannot overflow the
 * stack.
 */
export function isNestedDeeper(value: unknown, max: number): boolean {
  const pending = [{ value, depth: 0 }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth >= max) return true;
    for (const inner of Object.values(next.value)) pending.push({ value: inner, depth: next.depth + 1 });
  }
  return false;
}
