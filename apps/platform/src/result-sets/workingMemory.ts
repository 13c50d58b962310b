/** Memory by purpose. */
const kept = new Map<string, Int32Array<ArrayBuffer>>();

/**
 * Returns working memory for a number of values, with arbitrary content. The same purpose always gets the same memory,
 * so use it only for synchronous work. New memory would dominate the time of a search.
 */
export function workingMemory(use: string, length: number): Int32Array<ArrayBuffer> {
  let memory = kept.get(use);
  if (!memory || memory.length < length) kept.set(use, (memory = new Int32Array(Math.max(length, 4_096))));
  return memory.subarray(0, length);
}
