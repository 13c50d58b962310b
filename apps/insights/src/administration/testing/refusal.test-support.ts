import { HttpError } from '@agency-insights/insights-api';

/** Returns the error of a refused call with this message and, if given, this field. */
export function refusal(message: string, field?: string): HttpError {
  const issues = field === undefined ? [] : [{ path: field, message: 'is refused' }];
  return new HttpError(409, { error: { code: 'refused', message, issues } });
}
