import { isHttpError } from '@agency-insights/insights-api';
import { isForPeople } from '../services/isForPeople.ts';

/** What to do about fields that the service refuses; it words the others itself. */
const fieldTexts: Readonly<Record<string, string>> = { email: 'Enter an address like name@company.com.' };

/** What a failed call says to the person; the service words what it refuses. */
export function errorText(error: unknown): string {
  if (!isForPeople(error)) return 'The service did not answer. Try again.';
  const [issue] = error.status === 400 ? (error.problem?.error.issues ?? []) : [];
  return (issue && fieldTexts[issue.path]) ?? error.message;
}

/** The field that the service refuses; null where it refuses none, or the whole. */
export function refusedField(error: unknown): string | null {
  return isHttpError(error) ? (error.problem?.error.issues?.[0]?.path ?? null) : null;
}
