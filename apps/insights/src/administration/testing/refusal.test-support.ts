import { HttpError } from '@agency-insights/insights-api';

/** What a call rejects with that the service refuses in these words. */
export function refusal(message: string): HttpError {
  return new HttpError(409, { error: { code: 'refused', message } });
}
