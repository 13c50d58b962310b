/**
 * Thrown when the access token cannot be renewed. The server keeps the refresh token in the session, so the session has
 * ended.
 */
export class RefreshTokenError extends Error {
  override readonly name = 'RefreshTokenError';
  readonly code = 'refresh_token_not_found';

  constructor(options?: ErrorOptions) {
    super('Refresh token not found', options);
  }
}

/** Whether a caught value is a RefreshTokenError, also across two copies of this package. */
export function isRefreshTokenError(error: unknown): error is RefreshTokenError {
  return error instanceof Error && error.name === 'RefreshTokenError';
}
