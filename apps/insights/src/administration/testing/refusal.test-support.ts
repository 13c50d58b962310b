import { HttpError } from '@agency-insights/insights-api';

/** What a call rejects with that the service refuses in these words, because of one field where it is named. */
export function refusal(message: string, field?: string): HttpError {
  const issues = field === undefined ? [] : [{ path: field, message: 'is refused' }];
  return new HttpError(409, { error: { code: 'refused', message, issues } });
}
