/** Thrown when the policy set in use is unreadable. `message` is one line: the reason and the fix. */
export class DataSetError extends Error {
  override readonly name = 'DataSetError';
}
