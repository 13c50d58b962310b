/**
 * Returns the path of the first text, key or value, that databases and outputs cannot represent: with a NUL character
 * or half of a surrogate pair. Null without one. Iterative, so that deep nesting cannot overflow the stack.
 */
export function findUnstorableText(value: unknown): string | null {
  const pending: { path: string; value: unknown }[] = [{ path: '', value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next.value === 'string' && isUnstorable(next.value)) return next.path;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      const path = next.path === '' ? key : `${next.path}.${key}`.slice(0, 200);
      if (isUnstorable(key)) return path.replaceAll('\0', '').toWellFormed();
      pending.push({ path, value: inner });
    }
  }
  return null;
}

function isUnstorable(text: string): boolean {
  return text.includes('\0') || !text.isWellFormed();
}
