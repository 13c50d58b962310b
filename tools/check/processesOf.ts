/** Max files per process. */
export const filesInEach = 8;
/** Timeout of a file's tests, to detect hangs. On a busy machine the longest file takes 240 s. */
export const longestFileMs = 480_000;

/** Returns which test files run together in each process, in their order: neighbours share most of what they load. */
export function processesOf(files: readonly string[]): string[][] {
  const alone = files.filter((file) => file.includes('.alone.'));
  const others = files.filter((file) => !alone.includes(file));
  const count = Math.ceil(others.length / filesInEach);
  const together = Array.from({ length: count }, (_, index) =>
    others.slice(index * filesInEach, (index + 1) * filesInEach),
  );
  return [...together, ...alone.map((file) => [file])];
}
