import { isHttpError } from '@agency-insights/insights-api';

/** What a failed call says to the person; the service words what it refuses. */
export function errorText(error: unknown): string {
  if (isHttpError(error) && error.status < 500 && error.message !== '') return error.message;
  return 'The service did not answer. Try again.';
}
