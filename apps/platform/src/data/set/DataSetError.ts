/** The policy set in use cannot be read. `message` is one line: what is wrong and what to do. */
export class DataSetError extends Error {
  override readonly name = 'DataSetError';
}
