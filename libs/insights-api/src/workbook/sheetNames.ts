const maxLength = 31;

/**
 * Sheet names that spreadsheet programs accept, in the same order: at most 31 characters, without `[ ] : * ? / \`
 * and control characters, no apostrophe at either end, not `History`, and no two alike.
 */
export function sheetNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>();
  return wanted.map((name, index) => {
    const allowed = tidy(name) || `Sheet ${index + 1}`;
    let unique = allowed;
    for (let copy = 2; taken.has(unique.toLowerCase()); copy += 1) {
      const suffix = ` (${copy})`;
      unique = `${shorten(allowed, maxLength - suffix.length)}${suffix}`;
    }
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function tidy(name: string): string {
  const plain = name
    .toWellFormed()
    .replaceAll(/[[\]:*?/\\\p{Cc}\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const short = shorten(plain.replace(/^[\s']+/, ''), maxLength).replace(/[\s']+$/, '');
  return short.toLowerCase() === 'history' ? `${short} sheet` : short;
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const splitsPair = (text.charCodeAt(length - 1) & 0xfc00) === 0xd800;
  return text.slice(0, splitsPair ? length - 1 : length);
}
