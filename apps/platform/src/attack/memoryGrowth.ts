const bytesPerMegabyte = 1_000_000;
/** Fewer rounds say nothing: caches are still filling. */
const minRounds = 12;
const allowedShare = 1.25;
const allowedBytes = 64 * bytesPerMegabyte;

/**
 * What is wrong with the memory of a process, by its size after each round of the same attack; null: nothing. The smallest
 * size of the last quarter is compared with that of the second one, since caches fill in the first.
 */
export function memoryGrowth(sizes: readonly number[]): string | null {
  if (sizes.length < minRounds) return null;
  const quarter = Math.floor(sizes.length / 4);
  const early = Math.min(...sizes.slice(quarter, 2 * quarter));
  const late = Math.min(...sizes.slice(-quarter));
  if (late <= early * allowedShare || late <= early + allowedBytes) return null;
  return `grew from ${megabytes(early)} to ${megabytes(late)} in ${sizes.length} rounds`;
}

/** A size in words: `310 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / bytesPerMegabyte)} MB`;
}
