import { type HttpError, isHttpError } from '@agency-insights/insights-api';

/** Whether the message of a failed call is meant for users: refusals of the service, and a full disk. */
export function isForPeople(error: unknown): error is HttpError {
  return isHttpError(error) && error.message !== '' && (error.status < 500 || error.code === 'disk_full');
}
