const bytesPerMegabyte = 1_000_000;
/** Minimum for a result: in the first rounds caches are still filling. */
const minRounds = 12;
const allowedShare = 1.25;
const allowedBytes = 64 * bytesPerMegabyte;

/**
 * Returns how the memory of a process grew over rounds of the same attack; null if it did not. Compares the smallest
 * size of the last quarter with that of the second; caches fill in the first.
 */
export function memoryGrowth(sizes: readonly number[]): string | null {
  if (sizes.length < minRounds) return null;
  const quarter = Math.floor(sizes.length / 4);
  const early = Math.min(...sizes.slice(quarter, 2 * quarter));
  const late = Math.min(...sizes.slice(-quarter));
  if (late <= early * allowedShare || late <= early + allowedBytes) return null;
  return `grew from ${megabytes(early)} to ${megabytes(late)} in ${sizes.length} rounds`;
}

/** Formats a size: `310 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.round(bytes / bytesPerMegabyte)} MB`;
}
