import { InsightsApiError } from './InsightsApiError.ts';

/**
 * Thrown when the response is missing or truncated: the service or the network is down. `cause` is the error of
 * `fetch`.
 */
export class NetworkError extends InsightsApiError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';

  constructor(options?: ErrorOptions) {
    super('The service could not be reached. Check the connection and try again.', options);
  }
}

/** Whether a caught value is a NetworkError, also across two copies of this package. */
export function isNetworkError(error: unknown): error is NetworkError {
  return error instanceof Error && error.name === 'NetworkError';
}
