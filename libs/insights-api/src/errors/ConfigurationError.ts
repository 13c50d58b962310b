import { InsightsApiError } from './InsightsApiError.ts';

/** The client was set up without something that it needs; the message names it. */
export class ConfigurationError extends InsightsApiError {
  override readonly name = 'ConfigurationError';
  readonly code = 'configuration';
}

/** Whether a caught value is a ConfigurationError, also across two copies of this package. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return error instanceof Error && error.name === 'ConfigurationError';
}
