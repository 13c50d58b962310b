/**
 * Returns the result of a function, or undefined if it throws, so that one unreadable value does not break the table.
 */
export function readOrNothing<From, Value>(read: (from: From) => Value, from?: From): Value | undefined {
  try {
    return read(from as From);
  } catch {
    return undefined;
  }
}

/** Replaces a missing error: programs can reject with undefined, too. */
export const noReason = 'no reason';
