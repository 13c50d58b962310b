/**
 * What went wrong with a stored value. `store-not-found`: no provider; `unavailable`: the browser's storage cannot be
 * used; `unreadable`: what is stored is no value of ours; `not-kept`: the storage did not take the value.
 */
export type StorageErrorCode = 'store-not-found' | 'unavailable' | 'unreadable' | 'not-kept';

/** The error of the kit's storage: reported by `useStoredValue`, and thrown where the provider is missing. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** What went wrong, for code. */
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}

/** Whether something thrown or reported is a `StorageError`. */
export function isStorageError(error: unknown): error is StorageError {
  return error instanceof Error && error.name === 'StorageError' && 'code' in error;
}
