/** What a function reads, or undefined where it throws: one value that cannot be read must not take a whole table down. */
export function readOrNothing<From>(read: (from: From) => unknown, from?: From): unknown {
  try {
    return read(from as From);
  } catch {
    return undefined;
  }
}
