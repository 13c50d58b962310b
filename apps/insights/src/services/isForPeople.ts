import { type HttpError, isHttpError } from '@agency-insights/insights-api';

/** Whether the message of a failed call is for people to read: the service words what it refuses, and a disk that is full. */
export function isForPeople(error: unknown): error is HttpError {
  return isHttpError(error) && error.message !== '' && (error.status < 500 || error.code === 'disk_full');
}
