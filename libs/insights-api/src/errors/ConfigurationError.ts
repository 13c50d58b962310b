import { InsightsApiError } from './InsightsApiError.ts';

/** Thrown when a required option is missing; the message names it. */
export class ConfigurationError extends InsightsApiError {
  override readonly name = 'ConfigurationError';
  readonly code = 'configuration';
}

/** Whether a caught value is a ConfigurationError, also across two copies of this package. */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return error instanceof Error && error.name === 'ConfigurationError';
}
