import { InsightsApiError } from './InsightsApiError.ts';

/** No answer came, or it broke off: the service is down or the way to it is. `cause` is what `fetch` threw. */
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
