/** What a function reads, or undefined where it throws: one value that cannot be read must not take a whole table down. */
export function readOrNothing<From, Value>(read: (from: From) => Value, from?: From): Value | undefined {
  try {
    return read(from as From);
  } catch {
    return undefined;
  }
}

/** Replaces a missing error: programs can reject with undefined, too. */
export const noReason = 'no reason';
