/** What a function reads, or undefined where it throws: one value that cannot be read must not take a whole table down. */
export function readOrNothing(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
