import { InsightsApiError } from './InsightsApiError.ts';

/** Thrown when no user is signed in, or re-authentication failed; `cause` is the reason, if known. */
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
