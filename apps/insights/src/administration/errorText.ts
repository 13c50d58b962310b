import { isHttpError } from '@agency-insights/insights-api';
import type { Translate } from '../language/createWords.ts';
import { isForPeople } from '../services/isForPeople.ts';
import { serviceText } from '../services/serviceText.ts';

/** What to do about fields that the service refuses; it words the others itself. */
export const fieldTexts: Readonly<Record<string, string>> = { email: 'Enter an address like name@company.com.' };

/** What a failed call says to the person; the service words what it refuses. */
export function errorText(error: unknown, t: Translate): string {
  if (!isForPeople(error)) return t('The service did not answer. Try again.');
  const [issue] = error.status === 400 ? (error.problem?.error.issues ?? []) : [];
  const text = issue && fieldTexts[issue.path];
  return text === undefined ? serviceText(error.message, t) : t(text);
}

/** The field that the service refuses; null where it refuses none, or the whole. */
export function refusedField(error: unknown): string | null {
  return isHttpError(error) ? (error.problem?.error.issues?.[0]?.path ?? null) : null;
}
