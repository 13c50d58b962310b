/** Thrown when the session service returns no session; whether a user is signed in is unknown. */
export class SessionUnavailableError extends Error {
  override readonly name = 'SessionUnavailableError';
  readonly code = 'session_unavailable';

  constructor(options?: ErrorOptions) {
    super('The sign-in service could not be reached. Check the connection and try again.', options);
  }
}

/** Whether a caught value is a SessionUnavailableError, also across two copies of this package. */
export function isSessionUnavailableError(error: unknown): error is SessionUnavailableError {
  return error instanceof Error && error.name === 'SessionUnavailableError';
}
