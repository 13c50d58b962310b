import { InsightsApiError } from './InsightsApiError.ts';

/** A request could not be sent because no user is signed in, or because signing in again failed; `cause` has the reason, where it is known. */
export class AuthenticationError extends InsightsApiError {
  override readonly name = 'AuthenticationError';
  readonly code = 'authentication_failed';

  constructor(options?: ErrorOptions) {
    super('Unable to send authenticated request, auth strategy authentication failed', options);
  }
}

/** Whether a caught value is an AuthenticationError, also across two copies of this package. */
export function isAuthenticationError(error: unknown): error is AuthenticationError {
  return error instanceof Error && error.name === 'AuthenticationError';
}
