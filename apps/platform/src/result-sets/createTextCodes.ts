import { TextPool } from '../warehouse/TextPool.ts';

/** Returns the distinct texts, and for each row the position of its text. */
export function createTextCodes(texts: readonly string[]): { pool: TextPool; codes: Int32Array } {
  const positions = new Map<string, number>();
  const codes = Int32Array.from(texts, (text) => {
    const known = positions.get(text);
    if (known !== undefined) return known;
    positions.set(text, positions.size);
    return positions.size - 1;
  });
  return { pool: new TextPool([...positions.keys()], { repeated: true }), codes };
}
