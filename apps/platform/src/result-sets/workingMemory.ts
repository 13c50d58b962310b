/** Memory by its use. */
const kept = new Map<string, Int32Array<ArrayBuffer>>();

/**
 * So many numbers of working memory, with whatever was in them before. Memory of the same use is the same memory: it is for
 * work that runs in one go, since fresh memory for each search is soon most of its price.
 */
export function workingMemory(use: string, length: number): Int32Array<ArrayBuffer> {
  let memory = kept.get(use);
  if (!memory || memory.length < length) kept.set(use, (memory = new Int32Array(Math.max(length, 4_096))));
  return memory.subarray(0, length);
}
